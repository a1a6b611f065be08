import type { Read } from './text-blocks.ts';

/** Contrast under which letters melt into their ground, however well a recogniser reads them. */
export const FAINT = 1.5;

/** Whether people can hardly make out a text that was read: what it says is then nothing to praise. */
export function isFaint({ text }: Read, block: number): boolean {
  const contrast = text.blocks[block]?.contrast ?? null;
  return contrast !== null && contrast < FAINT;
}
