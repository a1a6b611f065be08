import { describe, expect, it } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

/** A source whose answers the test lets go one by one. */
function source() {
  const batches: { keys: readonly string[]; answer(): void; fail(): void }[] = [];
  const load = (keys: readonly string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      batches.push({
        keys,
        answer: () => resolve(new Map(keys.filter((k) => k !== 'missing').map((k) => [k, k.toUpperCase()]))),
        fail: () => reject(new Error('gone')),
      });
    });
  return { batches, load };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('createBatchLoader', () => {
  it('asks once for what is asked for together, and gives everyone their own answer', async () => {
    const { batches, load } = source();
    const find = createBatchLoader(load);
    const answers = [find('a'), find('b'), find('a'), find('missing')];
    await turn();
    expect(batches.map((b) => b.keys)).toEqual([['a', 'b', 'missing']]);
    batches[0]?.answer();
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'A', undefined]);
  });

  it('never answers from a query that began before the call', async () => {
    const { batches, load } = source();
    const find = createBatchLoader(load);
    const first = find('a');
    await turn();
    const second = find('a');
    await turn();
    expect(batches.map((b) => b.keys)).toEqual([['a'], ['a']]);
    for (const batch of batches) batch.answer();
    await Promise.all([first, second]);
  });

  it('has at most two queries under way and gathers what comes meanwhile', async () => {
    const { batches, load } = source();
    const find = createBatchLoader(load, { maxBatch: 2 });
    const answers = ['a', 'b', 'c', 'd', 'e'].map(find);
    await turn();
    expect(batches.map((b) => b.keys)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    batches[1]?.answer();
    await turn();
    expect(batches[2]?.keys).toEqual(['e']);
    for (const batch of batches) batch.answer();
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('fails the callers of a failed batch and nobody after them', async () => {
    const { batches, load } = source();
    const find = createBatchLoader(load);
    const failing = [find('a'), find('b')].map((p) => p.catch((error: Error) => error.message));
    await turn();
    batches[0]?.fail();
    expect(await Promise.all(failing)).toEqual(['gone', 'gone']);
    const next = find('a');
    await turn();
    batches[1]?.answer();
    expect(await next).toBe('A');
  });
});
