import type { Region } from '../../contract/evidence.ts';

/** Where a box lies, in words: "top left", "centre", "right". A box over most of the frame is "almost everywhere". */
export function describePlace(box: Region): string {
  if (box.w * box.h > 0.7) return 'almost everywhere';
  const third = (at: number) => (at < 1 / 3 ? 0 : at < 2 / 3 ? 1 : 2);
  const row = ['top', '', 'bottom'][third(box.y + box.h / 2)] ?? '';
  const column = ['left', '', 'right'][third(box.x + box.w / 2)] ?? '';
  return [row, column].filter(Boolean).join(' ') || 'centre';
}
