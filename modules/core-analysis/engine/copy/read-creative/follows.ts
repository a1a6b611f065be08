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

const APART = 1.2;

/** Whether two texts stand beside or under each other, so many line heights apart at most; without places all do. */
export function standTogether(one: CreativeLine, other: CreativeLine, apart = APART): boolean {
  const [a, b] = [one.block.region, other.block.region];
  if (!a || !b) return true;
  const line = Math.max(a.h / (one.block.lines ?? 1), b.h / (other.block.lines ?? 1));
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h);
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w);
  return down <= apart * line && across <= 2 * apart * line;
}
