import type { SeparatedLetters } from '../letters/separate-letters.ts';

/** Columns or rows of a grid, the last one excluded. */
export interface Span {
  from: number;
  to: number;
}

/** Stretches of places that hold something. */
export function spansOf(length: number, has: (at: number) => boolean): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < length; at += 1) {
    if (!has(at)) continue;
    const last = spans.at(-1);
    if (last && last.to === at) last.to = at + 1;
    else spans.push({ from: at, to: at + 1 });
  }
  return spans;
}

/** Rows that the ink of some columns reaches over. */
export function rowsOf({ width, height, mask }: SeparatedLetters, { from, to }: Span): Span {
  const rows = spansOf(height, (y) => mask.subarray(y * width + from, y * width + to).includes(1));
  return { from: rows[0]?.from ?? 0, to: rows.at(-1)?.to ?? 1 };
}
