import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Chunk, ChunkCollector, sendAhead } from './chunks.ts';

const bytesOf = (length: number, seed: number) => new Uint8Array(Buffer.alloc(length, `${seed} and on`));
const shown = (message: unknown) => Object.entries(message as object).map(([name, value]) => [name, digest(value)]);
const digest = (value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value;

it('long arrays go ahead in chunks of a megabyte, each after the one before, and come together the same', async () => {
  const message = {
    long: bytesOf(2_500_000, 1),
    exact: bytesOf(2 ** 20, 2),
    other: bytesOf(2 ** 20 + 1, 3),
    short: bytesOf(5, 4),
    name: 'x',
    frames: [bytesOf(7, 5)],
  };
  const collector = new ChunkCollector();
  const sizes: number[] = [];
  let under = 0;
  const rest = await sendAhead(message, async (chunk: Chunk) => {
    under += 1;
    expect(under).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    sizes.push(chunk.bytes.length);
    // As it arrives: a copy.
    collector.take(structuredClone(chunk));
    under -= 1;
  });
  expect(sizes).toEqual([2 ** 20, 2 ** 20, 2_500_000 - 2 ** 21, 2 ** 20, 1]);
  expect(Object.keys(rest)).toEqual(['exact', 'short', 'name', 'frames']);
  expect(shown(collector.complete(structuredClone(rest))).sort()).toEqual(shown(message).sort());
  expect(collector.complete({ name: 'the next' })).toEqual({ name: 'the next' });
});

describe('an array whose length is told at last', () => {
  const chunk = (at: number, of: number, bytes: number[]): Chunk => ({
    kind: 'chunk',
    field: 'file',
    at,
    of,
    bytes: Uint8Array.from(bytes),
  });
  const collected = (chunks: Chunk[]) => {
    const collector = new ChunkCollector();
    for (const one of chunks) collector.take(one);
    return collector.complete({ name: 'x' });
  };

  it('is as long as its last chunk says, and what was sent later for a place holds', () => {
    const chunks = [chunk(2, 9, [3, 4]), chunk(4, 9, [5, 6]), chunk(0, 9, [1, 2]), chunk(4, 9, [7]), chunk(0, 6, [])];
    expect(collected(chunks)).toEqual({ name: 'x', file: Uint8Array.from([1, 2, 3, 4, 7, 6]) });
  });

  it('grows beyond what was expected', () => {
    expect(collected([chunk(0, 2, [1, 2]), chunk(2, 2, [3, 4, 5]), chunk(0, 5, [])])).toEqual({
      name: 'x',
      file: Uint8Array.from([1, 2, 3, 4, 5]),
    });
  });

  it('is not there when it is taken back', () => {
    expect(collected([chunk(0, 4, [1, 2]), chunk(0, 0, [])])).toEqual({ name: 'x' });
  });

  it.each([
    ['begins before the file', chunk(-1, 4, [1])],
    ['lies beyond every file of ours', chunk(2 ** 31, 4, [1])],
    ['asks for more than there is', chunk(0, 2 ** 40, [1])],
    ['has no length', chunk(0, Number.NaN, [1])],
  ])('is refused where a chunk %s', (_what, one) => {
    expect(() => collected([one])).toThrow(RangeError);
  });
});
