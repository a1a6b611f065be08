import type { Region } from '../../../contract/evidence.ts';

/**
 * Where a box lies, in the words and by the bounds of the sentences beside it: "upper left", "lower centre", "left side", "centre". A
 * box over most of the frame is "across the frame".
 */
export function describePlace(box: Region): string {
  if (box.w * box.h > 0.6) return 'across the frame';
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const column = box.w > 0.65 ? '' : cx < 0.38 ? 'left' : cx > 0.62 ? 'right' : '';
  const row = box.h > 0.65 ? '' : cy < 0.36 ? 'upper' : cy > 0.64 ? 'lower' : '';
  if (row) return `${row} ${column || (box.w > 0.65 ? 'third' : 'centre')}`;
  return column ? `${column} side` : 'centre';
}
