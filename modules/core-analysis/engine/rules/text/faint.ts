import type { TextBlock } from '../../measurements.ts';
import type { Read } from '../book/text-blocks.ts';

/** Contrast under which letters melt into their ground, however well a recogniser reads them. */
export const FAINT = 1.5;

/** Whether people can hardly make out a text that was read: what it says is then nothing to praise. */
export const isFaint = ({ contrast }: Pick<TextBlock, 'contrast'>): boolean => contrast !== null && contrast < FAINT;

/** Whether the block of that number is faint. */
export function isFaintAt({ text }: Read, block: number): boolean {
  const found = text.blocks[block];
  return found !== undefined && isFaint(found);
}
