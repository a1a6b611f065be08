import { quantile } from './quantile.ts';

export interface QuantileDot {
  /** In the unit of the values. */
  readonly value: number;
  /** Centre in pixels: from the left, and from the base line upwards. */
  readonly x: number;
  readonly up: number;
}

/**
 * A distribution as `count` dots of equal chance: each stands for 1 / count.
 * Dots that would overlap are stacked; all are as large as the box allows.
 * @returns the dots and their diameter in pixels
 */
export function quantileDots(
  values: readonly number[],
  count: number,
  toPx: (value: number) => number,
  heightPx: number,
  largestPx: number,
): { dots: QuantileDot[]; diameter: number } {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return { dots: [], diameter: 0 };
  const chosen = Array.from({ length: count }, (_, index) => quantile(sorted, (index + 0.5) / count));
  for (let diameter = largestPx; diameter > 3; diameter -= 0.5) {
    const dots = stack(chosen, toPx, diameter);
    if (Math.max(...dots.map(({ up }) => up)) + diameter / 2 <= heightPx) return { dots, diameter };
  }
  return { dots: stack(chosen, toPx, 3), diameter: 3 };
}

/** From left to right: a dot joins the column whose first dot it would touch, else it begins the next. */
function stack(values: readonly number[], toPx: (value: number) => number, diameter: number): QuantileDot[] {
  const columns: { start: number; members: number[] }[] = [];
  for (const value of values) {
    const column = columns.at(-1);
    if (column && toPx(value) - column.start < diameter) column.members.push(value);
    else columns.push({ start: toPx(value), members: [value] });
  }
  let free = Number.NEGATIVE_INFINITY;
  return columns.flatMap(({ start, members }) => {
    // In the middle of what it holds, yet never over the column before.
    const x = Math.max(free, (start + toPx(members.at(-1) ?? 0)) / 2);
    free = x + diameter;
    return members.map((value, level) => ({ value, x, up: (level + 0.5) * diameter }));
  });
}
