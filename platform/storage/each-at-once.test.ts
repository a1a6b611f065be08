import { expect, it } from 'vitest';
import { eachAtOnce } from './each-at-once.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('does something with each item, never more than so many at a time', async () => {
  const seen: number[] = [];
  let under = 0;
  let most = 0;
  await eachAtOnce(new Set(Array.from({ length: 20 }, (_, i) => i)), 3, async (item) => {
    under += 1;
    most = Math.max(most, under);
    await turn();
    seen.push(item);
    under -= 1;
  });
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(most).toBe(3);
});

it('begins nothing after a failure, and throws when all that was begun has ended', async () => {
  let begun = 0;
  let under = 0;
  const work = eachAtOnce(Array(20).keys(), 3, async (item) => {
    begun += 1;
    under += 1;
    await turn();
    under -= 1;
    if (item === 4) throw new Error('no more');
    await turn();
  });
  await expect(work).rejects.toThrow('no more');
  expect(under).toBe(0);
  expect(begun).toBeLessThan(10);
});
