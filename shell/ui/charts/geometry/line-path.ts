import { area, line } from 'd3-shape';
import type { Scale } from './extent.ts';

/** A value at a place. `y` null is a gap: nothing is drawn there, and nothing is guessed. */
export interface LinePoint {
  readonly x: number;
  readonly y: number | null;
  /** Ends of the interval the value lies in; both or none. */
  readonly low?: number | null;
  readonly high?: number | null;
}

const hasValue = (point: LinePoint) => point.y !== null && Number.isFinite(point.y);
const hasBand = (point: LinePoint) => typeof point.low === 'number' && typeof point.high === 'number';

/** SVG path through the points, straight between neighbours, broken at gaps. */
export function linePath(points: readonly LinePoint[], sx: Scale, sy: Scale): string {
  const draw = line<LinePoint>()
    .defined(hasValue)
    .x((point) => sx(point.x))
    .y((point) => sy(point.y ?? 0))
    .digits(1);
  return draw([...points]) ?? '';
}

/** SVG path of the area between `low` and `high`, broken where either is missing. */
export function bandPath(points: readonly LinePoint[], sx: Scale, sy: Scale): string {
  const draw = area<LinePoint>()
    .defined(hasBand)
    .x((point) => sx(point.x))
    .y0((point) => sy(point.low ?? 0))
    .y1((point) => sy(point.high ?? 0))
    .digits(1);
  return draw([...points]) ?? '';
}

/** Points with gaps on both sides: a line would not show them, so each is drawn as a mark. */
export function lonePoints(points: readonly LinePoint[]): LinePoint[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return hasValue(point) && !(before && hasValue(before)) && !(after && hasValue(after));
  });
}

/**
 * The value at `x` on the straight line between the two points around it; null
 * outside of the points and in gaps. Points are in order of x.
 */
export function valueAt(points: readonly LinePoint[], x: number, of: 'y' | 'low' | 'high' = 'y'): number | null {
  const next = points.findIndex((point) => point.x >= x);
  const right = points[next];
  const left = right?.x === x ? right : points[next - 1];
  const [from, to] = [left?.[of], right?.[of]];
  if (!left || !right || typeof from !== 'number' || typeof to !== 'number') return null;
  return left.x === right.x ? from : from + ((x - left.x) / (right.x - left.x)) * (to - from);
}
