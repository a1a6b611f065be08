import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { EnginePool, type EnginePoolOptions } from './engine-pool.ts';

const entry = fileURLToPath(new URL('./testing/fake-engine-child.mjs', import.meta.url));
const log = pino({ level: 'silent' });
const pools: EnginePool[] = [];

function poolOf(options: Partial<EnginePoolOptions> = {}): EnginePool {
  const pool = new EnginePool({ size: 1, log, entry, ...options });
  pools.push(pool);
  return pool;
}

function logInto(lines: string[]) {
  return pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
}

/** What the fake child answered: its process id and the bytes it got. */
async function ask(
  pool: EnginePool,
  order: string,
  how: { signal?: AbortSignal; wallMs?: number } = {},
): Promise<string> {
  const { measurements } = await pool.run('measure', { bytes: Buffer.from(order) }, how);
  return String(measurements);
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

describe('EnginePool', { timeout: 30_000 }, () => {
  it('runs its processes behind the servers of the machine', async () => {
    const pid = Number.parseInt(await ask(poolOf(), 'hello'), 10);
    expect(getPriority(pid)).toBe(5);
  });

  it('hands bytes to a process and its stages and pictures back', async () => {
    const stages: string[] = [];
    const measured = await poolOf().run(
      'measure',
      { bytes: Buffer.from('hello') },
      {
        onStage: (stage, percent) => stages.push(`${stage} ${percent}`),
      },
    );
    expect(String(measured.measurements)).toMatch(/:hello$/);
    expect([...measured.preview]).toEqual([1, 2]);
    expect([...measured.thumbnail]).toEqual([3]);
    expect(stages).toEqual(['reading 40']);
  });

  // The last column: how often it is tried once more, as it is only where it need not be the file's fault.
  it.each(
    casesOf(
      [
        ['hangs', 'hang', { wallMs: 300 }, 'analysis_timed_out', 0],
        ['is killed twice', 'kill', {}, 'analysis_failed', 1],
        ['eats memory', 'eat', { maxRssMb: 400 }, 'analysis_failed', 0],
        ['crashes in native code', 'crash', {}, 'decoder_crashed', 0],
        ['announces a file no memory holds', 'boast', {}, 'analysis_failed', 0],
        ['never answers', 'wait', { wallMs: 300 }, 'analysis_timed_out', 0],
        ['ends itself twice', 'exit', {}, 'analysis_failed', 1],
        ['throws twice', 'throw', {}, 'analysis_failed', 1],
      ] as const,
      5,
    ),
  )('fails only the file when its process %s', async (_what, order, limits, code, more) => {
    const lines: string[] = [];
    const { wallMs, ...ofPool } = { wallMs: 20_000, ...limits };
    const pool = poolOf({ ...ofPool, log: logInto(lines) });
    const files = [ask(pool, 'before'), ask(pool, order, { wallMs }), ask(pool, 'after'), ask(pool, 'later')];
    const [before, failed, after, later] = await Promise.allSettled(files);
    expect(before?.status).toBe('fulfilled');
    expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'EngineError', code } });
    expect(after).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/:after$/) });
    expect(later).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/:later$/) });
    expect(lines.filter((line) => line.includes('measured once more'))).toHaveLength(more);
  });

  it('ends a file for what it does long before it would for how long it takes', async () => {
    const causes: string[] = [];
    const pool = poolOf({ onDeath: (cause) => causes.push(cause) });
    const busy = pool.run('measure', { bytes: Buffer.from('hang') }, { wallMs: 120_000, processorMs: 1000 });
    // Where the jail cannot count processor time, the clock alone is left, and this test has nothing to show.
    const counts = pool.walls.some(({ name, holds }) => name === 'limits' && holds);
    if (!counts) await pool.stop();
    await expect(busy).rejects.toMatchObject(counts ? { code: 'analysis_timed_out' } : {});
    expect(causes).toEqual(counts ? ['processor'] : []);
  });

  it('lets a file wait for a core longer than it may use one', async () => {
    const run = poolOf().run('measure', { bytes: Buffer.from('doze 1500') }, { wallMs: 120_000, processorMs: 1000 });
    expect(String((await run).measurements)).toMatch(/:doze 1500$/);
  });

  it('has a warm process again after a file ended one, before the next file comes', async () => {
    const pool = poolOf();
    const [before] = (await ask(pool, 'before')).split(':');
    await expect(ask(pool, 'hang', { wallMs: 300 })).rejects.toMatchObject({ code: 'analysis_timed_out' });
    await expect.poll(() => pool.ready, { timeout: 20_000 }).toBe(1);
    expect((await ask(pool, 'after')).split(':')[0]).not.toBe(before);
  });

  it.each(casesOf(['kill', 'throw', 'terminate', 'exit'], 2))(
    'measures a file once more, in another process and not behind all that wait, after a single %s',
    async (order) => {
      const folder = await mkdtemp(join(tmpdir(), 'engine-pool-'));
      await chmod(folder, 0o777);
      const lines: string[] = [];
      const pool = poolOf({ log: logInto(lines) });
      const stages: number[] = [];
      let retries = 0;
      const [before] = (await ask(pool, 'before')).split(':');
      const file = pool.run(
        'measure',
        { bytes: Buffer.from(`once ${order} ${join(folder, 'seen')}`) },
        {
          onStage: (_stage, percent) => stages.push(percent),
          onRetry: () => {
            retries += 1;
          },
        },
      );
      const done: string[] = [];
      const waiting = ['after', 'later'].map((name) => ask(pool, name).then(() => done.push(name)));
      const answer = String((await file.finally(() => done.push('file'))).measurements);
      await Promise.all(waiting);
      await rm(folder, { recursive: true });
      expect(answer).toMatch(/:once /);
      expect(answer.split(':')[0]).not.toBe(before);
      expect(done.indexOf('file')).toBeLessThan(done.indexOf('later'));
      expect(stages).toEqual([40]);
      expect(retries).toBe(1);
      expect(lines.filter((line) => line.includes('measured once more'))).toHaveLength(1);
    },
  );

  it('logs what troubles a process', async () => {
    const lines: string[] = [];
    await ask(poolOf({ log: logInto(lines) }), 'trouble');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, reason: 'no model', msg: 'texts will not be measured' }),
    ]);
  });

  it('passes a refusal on with its details, tries it no second time and keeps the process', async () => {
    const lines: string[] = [];
    const pool = poolOf({ log: logInto(lines) });
    const [first] = (await ask(pool, 'one')).split(':');
    await expect(ask(pool, 'small')).rejects.toMatchObject({
      code: 'image_too_small',
      details: { width: 3, height: 4 },
    });
    expect(await ask(pool, 'two')).toBe(`${first}:two`);
    expect(lines.filter((line) => line.includes('measured once more'))).toEqual([]);
  });

  it('measures as many files at once as it has processes and the rest in order', async () => {
    const pool = poolOf({ size: 2 });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(pool, `file ${index}`)));
    expect(answers.map((answer) => answer.split(':')[1])).toEqual(answers.map((_, index) => `file ${index}`));
    expect(new Set(answers.map((answer) => answer.split(':')[0])).size).toBe(2);
  });

  it('replaces a process after its share of files', async () => {
    const pool = poolOf({ recycleAfter: 2 });
    const answers: string[] = [];
    for (let index = 0; index < 5; index += 1) answers.push(await ask(pool, 'x'));
    const pids = answers.map((answer) => answer.split(':')[0]);
    expect(pids[0]).toBe(pids[1]);
    expect(new Set(pids).size).toBe(3);
  });

  it('ends the process of an aborted file and takes an aborted waiting file out of the queue', async () => {
    const pool = poolOf();
    const running = new AbortController();
    const queued = new AbortController();
    const first = ask(pool, 'wait', running);
    const second = ask(pool, 'never seen', queued);
    const third = ask(pool, 'third');
    queued.abort(new Error('changed my mind'));
    await expect(second).rejects.toThrow('changed my mind');
    running.abort(new Error('no longer wanted'));
    await expect(first).rejects.toThrow('no longer wanted');
    expect(await third).toMatch(/:third$/);
  });

  it('gives a process none of the environment of its parent', async () => {
    vi.stubEnv('ADJUDGE_SECRET_FOR_TEST', 'secret');
    const seen = JSON.parse(await ask(poolOf(), 'env'));
    vi.unstubAllEnvs();
    expect(seen).toMatchObject({ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' });
    expect(JSON.stringify(seen)).not.toContain('secret');
    expect(seen.PATH).toBeUndefined();
  });

  it('says plainly when a process cannot start, and is not an EngineError then', async () => {
    const pool = poolOf({ entry: '/nonexistent/engine-child.js' });
    await expect(ask(pool, 'x')).rejects.toThrow(/engine process ended/);
    await expect(ask(pool, 'x')).rejects.not.toMatchObject({ name: 'EngineError' });
  });

  it('stops: what waits and runs fails, and no process is left', async () => {
    const pool = poolOf();
    const files = [ask(pool, 'wait'), ask(pool, 'x')];
    const outcomes = Promise.allSettled(files);
    await pool.stop();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'the engine was stopped' } });
    }
    await expect(ask(pool, 'x')).rejects.toThrow('the engine was stopped');
  });
});
