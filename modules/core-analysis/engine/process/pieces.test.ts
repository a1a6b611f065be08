import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Piece, PieceCollector, sendAhead } from './pieces.ts';

const bytesOf = (length: number, seed: number) => new Uint8Array(Buffer.alloc(length, `${seed} and on`));
const shown = (message: unknown) => Object.entries(message as object).map(([name, value]) => [name, digest(value)]);
const digest = (value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value;

it('long arrays go ahead in pieces of a megabyte, each after the one before, and come together the same', async () => {
  const message = {
    long: bytesOf(2_500_000, 1),
    exact: bytesOf(2 ** 20, 2),
    other: bytesOf(2 ** 20 + 1, 3),
    short: bytesOf(5, 4),
    name: 'x',
    frames: [bytesOf(7, 5)],
  };
  const collector = new PieceCollector();
  const sizes: number[] = [];
  let under = 0;
  const rest = await sendAhead(message, async (piece: Piece) => {
    under += 1;
    expect(under).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    sizes.push(piece.bytes.length);
    // As it arrives: a copy.
    collector.take(structuredClone(piece));
    under -= 1;
  });
  expect(sizes).toEqual([2 ** 20, 2 ** 20, 2_500_000 - 2 ** 21, 2 ** 20, 1]);
  expect(Object.keys(rest)).toEqual(['exact', 'short', 'name', 'frames']);
  expect(shown(collector.complete(structuredClone(rest))).sort()).toEqual(shown(message).sort());
  expect(collector.complete({ name: 'the next' })).toEqual({ name: 'the next' });
});
