import type { ReadBlock } from './read-claims.ts';

export type Found<T> = T & { block: number };

/** What a finder sees in each block, with the block's index. */
export function perBlock<T extends object>(blocks: readonly ReadBlock[], find: (text: string) => T | null): Found<T>[] {
  return blocks.flatMap(({ text }, block) => {
    const found = find(text);
    return found ? [{ ...found, block }] : [];
  });
}
