import type { Region } from '../../../contract/evidence.ts';
import type { Read } from './text-blocks.ts';

/** The box of a block by its number, as a list of at most one. */
export function blockRegion(m: Read, block: number): Region[] {
  const found = m.text.blocks[block];
  return found ? [found.region] : [];
}
