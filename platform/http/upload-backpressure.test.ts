import { performance } from 'node:perf_hooks';
import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, it, vi } from 'vitest';
import { UploadBackpressure } from './upload-backpressure.ts';

const PIECE = 16 * 1024;

/** A source that has `pieces` pieces ready. */
function sender(pieces: number): PassThrough {
  const source = new PassThrough({ highWaterMark: pieces * PIECE + 1 });
  for (let index = 0; index < pieces; index += 1) source.write(Buffer.alloc(PIECE, index));
  source.end();
  return source;
}

/** Reads to the end and notes each piece under a name. */
async function read(body: Readable, name: string, seen: string[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  body.on('data', (piece: Buffer) => {
    seen.push(name);
    pieces.push(piece);
  });
  await finished(body);
  return Buffer.concat(pieces);
}

it('brings every body whole, however many arrive at once', async () => {
  const pace = new UploadBackpressure();
  const bodies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => read(pace.of(sender(8), `user ${i % 5}`), '', [])),
  );
  const whole = Buffer.concat(Array.from({ length: 8 }, (_, index) => Buffer.alloc(PIECE, index)));
  expect(bodies.every((body) => body.equals(whole))).toBe(true);
});

it('brings one piece in each pass of the event loop', async () => {
  const pace = new UploadBackpressure();
  const seen: string[] = [];
  const most: number[] = [];
  const all = Promise.all(Array.from({ length: 20 }, (_, i) => read(pace.of(sender(4), `user ${i}`), 'piece', seen)));
  let before = 0;
  let ended = false;
  void all.then(() => {
    ended = true;
  });
  while (!ended) {
    await new Promise((resolve) => setImmediate(resolve));
    most.push(seen.length - before);
    before = seen.length;
  }
  expect(seen).toHaveLength(80);
  // Ours and its own may fall on either side of one pass.
  expect(Math.max(...most)).toBeLessThanOrEqual(2);
});

it('finishes the single upload of one user before the fifty of another', async () => {
  const pace = new UploadBackpressure();
  const seen: string[] = [];
  const many = Array.from({ length: 50 }, () => read(pace.of(sender(4), 'ann'), 'ann', seen));
  await read(pace.of(sender(4), 'bob'), 'bob', seen);
  const done = seen.filter((name) => name === 'ann').length;
  await Promise.all(many);
  expect(seen.filter((name) => name === 'ann')).toHaveLength(200);
  // Four turns of his, between them one each of hers, and what stood in front at the start.
  expect(done).toBeLessThan(20);
});

it('leaves a sender unread whose pieces wait', async () => {
  const pace = new UploadBackpressure();
  const source = new PassThrough();
  let taken = 0;
  const body = pace.of(source, 'ann');
  let wanted = true;
  const push = (): void => {
    while (wanted && taken < 1000) {
      taken += 1;
      wanted = source.write(Buffer.alloc(PIECE));
    }
  };
  push();
  for (let pass = 0; pass < 50; pass += 1) await new Promise((resolve) => setImmediate(resolve));
  // Nobody reads the body: what stands in its buffers is all that was taken.
  expect(taken * PIECE).toBeLessThan(256 * 1024);
  body.destroy();
});

it('ends with an error where the sender leaves', async () => {
  const source = new PassThrough();
  const body = new UploadBackpressure().of(source, 'ann');
  source.write('half');
  source.destroy();
  await expect(read(body, '', [])).rejects.toThrow();
});

it('ends with an error where the sender had left before', async () => {
  const source = new PassThrough();
  source.destroy();
  await expect(read(new UploadBackpressure().of(source, 'ann'), '', [])).rejects.toThrow();
});

it('lets go of the source unharmed', async () => {
  const source = new PassThrough();
  const body = new UploadBackpressure().of(source, 'ann');
  source.write('first');
  body.destroy();
  source.resume();
  source.end('rest');
  await finished(source);
  expect(source.errored).toBeNull();
});

it('counts uploads in and out, and refuses one too many at once', async () => {
  const pace = new UploadBackpressure(2);
  const leave = await pace.admit('ann');
  const second = pace.admit('ann');
  await expect(pace.admit('bob')).rejects.toThrow(/try again in half a minute/);
  leave();
  const third = pace.admit('bob');
  await Promise.all([second, third]);
});

it('asks what is asked of uploads one after the other, and goes on after a refusal', async () => {
  const pace = new UploadBackpressure();
  let asking = 0;
  let most = 0;
  const ask = (answer: () => string): Promise<string> =>
    pace.enter('10.0.0.1', async () => {
      asking += 1;
      most = Math.max(most, asking);
      await new Promise((resolve) => setImmediate(resolve));
      asking -= 1;
      return answer();
    });
  const refused = ask(() => {
    throw new Error('refused');
  });
  const others = [ask(() => 'first'), ask(() => 'second')];
  await expect(refused).rejects.toThrow('refused');
  expect(await Promise.all(others)).toEqual(['first', 'second']);
  expect(most).toBe(1);
});

it('does not let one upload wait for what is never answered about another', async () => {
  const pace = new UploadBackpressure();
  void pace.enter('10.0.0.1', () => new Promise(() => undefined));
  expect(await pace.enter('10.0.0.1', async () => 'answered')).toBe('answered');
});

it('lets uploads begin less often while the event loop is busy, but never stops', async () => {
  const asked = vi.spyOn(performance, 'eventLoopUtilization');
  /** How often the loop was looked at before the next might begin. */
  const looks = async (utilization: number): Promise<number> => {
    const load = { idle: 1 - utilization, active: utilization, utilization };
    asked.mockReset().mockReturnValue(load);
    const pace = new UploadBackpressure();
    await Promise.all([pace.admit('ann'), pace.admit('ann')]);
    return asked.mock.calls.filter(([before]) => before === load).length;
  };
  expect(await looks(0.4)).toBe(1);
  expect(await looks(0.6)).toBeGreaterThan(2);
  asked.mockRestore();
});

it('lets uploads begin one after the other, owners by turns, and a lone one at once', async () => {
  const pace = new UploadBackpressure();
  const began: string[] = [];
  const begin = (owner: string): Promise<unknown> => pace.admit(owner).then(() => began.push(owner));
  const all = Promise.all([begin('ann'), begin('ann'), begin('ann'), begin('bob')]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(began).toEqual(['ann']);
  await all;
  expect(began).toEqual(['ann', 'ann', 'bob', 'ann']);
});
