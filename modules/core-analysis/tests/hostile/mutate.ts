/** A number from 0 up to 1, the next of its sequence. */
export type Next = () => number;

const below = (next: Next, limit: number): number => Math.floor(next() * limit);

/** One of the ways a real file goes bad: flipped bits, bytes lost, doubled, zeroed or moved, an end cut off. */
export function mutate(file: Buffer, next: Next): { how: string; bytes: Buffer } {
  const copy = Buffer.from(file);
  const at = below(next, copy.length);
  const length = Math.min(copy.length - at, 1 + below(next, Math.max(2, copy.length >> 4)));
  const kind = below(next, 7);
  if (kind === 0) {
    const flips = 1 + below(next, 16);
    for (let flip = 0; flip < flips; flip += 1) {
      const place = below(next, copy.length);
      copy[place] = (copy[place] as number) ^ (1 << below(next, 8));
    }
    return { how: `${flips} bits flipped`, bytes: copy };
  }
  if (kind === 1) {
    // Most of what decides how a file is read stands in its first bytes.
    const place = below(next, Math.min(copy.length, 600));
    copy[place] = below(next, 256);
    return { how: `byte ${place} changed`, bytes: copy };
  }
  if (kind === 2) return { how: `${length} bytes zeroed at ${at}`, bytes: copy.fill(0, at, at + length) };
  if (kind === 3) {
    return {
      how: `${length} bytes lost at ${at}`,
      bytes: Buffer.concat([copy.subarray(0, at), copy.subarray(at + length)]),
    };
  }
  if (kind === 4) {
    const part = copy.subarray(at, at + length);
    return {
      how: `${length} bytes doubled at ${at}`,
      bytes: Buffer.concat([copy.subarray(0, at), part, copy.subarray(at)]),
    };
  }
  if (kind === 5) {
    const part = below(next, 64);
    return { how: `cut at ${part}/64`, bytes: copy.subarray(0, Math.floor((copy.length * part) / 64)) };
  }
  for (let place = at; place < at + length; place += 1) copy[place] = below(next, 256);
  return { how: `${length} random bytes at ${at}`, bytes: copy };
}
