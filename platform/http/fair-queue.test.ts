import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Tasks that end when they are told to, and in which order they began. */
function tasks(gate: FairQueue) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const results: Promise<string>[] = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    began,
    results,
    add(owner: string, name: string) {
      results.push(
        gate.run(owner, async () => {
          began.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
          return name;
        }),
      );
    },
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
    settled,
  };
}

it('runs as many at once as it may and no more', async () => {
  const { add, began, end, settled } = tasks(new FairQueue({ atOnce: 2, maxWaiting: 10 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('ann', name);
  await settled();
  expect(began).toEqual(['a1', 'a2']);
  await end('a1');
  expect(began).toEqual(['a1', 'a2', 'a3']);
});

it('lets a single task of one owner pass the fifty of another, and loses none', async () => {
  const gate = new FairQueue({ atOnce: 2, maxWaiting: 100 });
  const { add, began, end, settled, results } = tasks(gate);
  const names = Array.from({ length: 50 }, (_, index) => `a${index}`);
  for (const name of names) add('ann', name);
  add('bob', 'b');
  await settled();
  for (let ended = 0; ended < 51; ended += 1) await end(began[ended] as string);
  expect(began.indexOf('b')).toBe(3);
  expect(began.filter((name) => name !== 'b')).toEqual(names);
  expect(await Promise.all(results)).toEqual([...names, 'b']);
  expect(gate.waiting).toBe(0);
});

it('lets three owners take turns', async () => {
  const { add, began, end, settled } = tasks(new FairQueue({ atOnce: 1, maxWaiting: 100 }));
  for (const name of ['a1', 'a2', 'a3']) add('ann', name);
  for (const name of ['b1', 'b2']) add('bob', name);
  for (const name of ['c1', 'c2']) add('cyd', name);
  await settled();
  for (let ended = 0; ended < 7; ended += 1) await end(began[ended] as string);
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'c2']);
});

it('goes on after a task that failed', async () => {
  const gate = new FairQueue({ atOnce: 1, maxWaiting: 10 });
  const failing = gate.run('ann', () => Promise.reject(new Error('no')));
  const next = gate.run('ann', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('refuses at once, and with a sentence, what finds no place to wait', async () => {
  const gate = new FairQueue({ atOnce: 1, maxWaiting: 1 });
  const { add, end, settled, results } = tasks(gate);
  add('ann', 'a1');
  add('ann', 'a2');
  await settled();
  await expect(gate.run('bob', async () => 'never')).rejects.toMatchObject({ code: 'busy', status: 503 });
  await end('a1');
  await end('a2');
  expect(await Promise.all(results)).toEqual(['a1', 'a2']);
});
