import type { CreativeLine } from './lines-of.ts';

const ALIKE = 0.75;
const GAP = { most: 0.8, least: -0.5 } as const;

/** Whether two lines of about one size stand one under the other in one column, so that they are read as one text. */
export function follows(above: CreativeLine, below: CreativeLine): boolean {
  const [a, b] = [above.block.region, below.block.region];
  const [one, other] = [above.block.lineHeight ?? 0, below.block.lineHeight ?? 0];
  if (!a || !b || above.button || below.button || one === 0 || other === 0) return false;
  const size = Math.max(one, other);
  const gap = b.y - (a.y + a.h);
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  return Math.min(one, other) / size > ALIKE && gap < GAP.most * size && gap > GAP.least * size && across > 0;
}
