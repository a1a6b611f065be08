import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { inChunks } from './in-chunks.ts';

it.each([0, 1, 262_143, 262_144, 262_145, 1_000_000])('gives all of %d bytes, in order', async (size) => {
  const bytes = randomBytes(size);
  const pieces: Uint8Array[] = [];
  for await (const piece of inChunks(bytes)) pieces.push(piece);
  expect(Buffer.concat(pieces)).toEqual(bytes);
});

it('lets others have their turn between two pieces', async () => {
  let others = 0;
  const count = (): void => {
    others += 1;
    if (others < 100) setImmediate(count);
  };
  setImmediate(count);
  const seen: number[] = [];
  for await (const piece of inChunks(new Uint8Array(1024 * 1024))) seen.push(piece.length, others);
  expect(seen.filter((_, index) => index % 2 === 0)).toEqual(Array.from({ length: 4 }, () => 262_144));
  const turns = seen.filter((_, index) => index % 2 === 1);
  expect(turns.every((turn, index) => index === 0 || turn > (turns[index - 1] as number))).toBe(true);
});
