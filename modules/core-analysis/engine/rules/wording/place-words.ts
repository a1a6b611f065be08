import type { Region } from '../../../contract/evidence.ts';

/** Where a box sits, as a person would point to it: "upper left", "centre", "lower third". */
export function place(box: Region): string {
  if (box.w * box.h > 0.6) return 'across the frame';
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  const column = box.w > 0.65 ? '' : cx < 0.38 ? 'left' : cx > 0.62 ? 'right' : '';
  const row = box.h > 0.65 ? '' : cy < 0.36 ? 'upper' : cy > 0.64 ? 'lower' : '';
  if (row && column) return `${row} ${column}`;
  if (row) return box.w > 0.65 ? `${row} third` : `${row} centre`;
  if (column) return `${column} side`;
  return 'centre';
}

/** "in the upper left", "across the frame". */
export function inPlace(box: Region): string {
  const words = place(box);
  return words.startsWith('across') ? words : words.endsWith('side') ? `on the ${words}` : `in the ${words}`;
}
