import type { Evidence } from '../../../contract/evidence.ts';
import { type CurvePoint, responseAt } from '../../../contract/response-at.ts';

/** A stretch of values that meets the target, as shares of the drawn width. */
export interface Band {
  from: number;
  to: number;
}

export interface CurveShape {
  /** Ends of the drawn axis, in the unit of the value. */
  min: number;
  max: number;
  /** Path of the line in a box of 100 by 100, y downwards. */
  line: string;
  bands: readonly Band[];
  /** Where the measured value lies, 0..1 of the width; held to the ends. */
  at: number;
  /** The response at the measured value, 0..1: where the dot lies on the line. */
  height: number;
  /** The measured value lies beyond the drawn axis. */
  beyond: 'below' | 'above' | null;
}

/**
 * What is needed to draw a response curve with the measured value on it; null where the points do not make a curve. Points must
 * rise by value. The bands are the values that meet the printed target, held to the drawn axis.
 */
export function shapeCurve(
  points: readonly CurvePoint[],
  value: number,
  zones: NonNullable<Evidence['zones']> = [],
): CurveShape | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2 || last[0] <= first[0]) return null;
  const [min, max] = [first[0], last[0]];
  const share = (x: number) => Math.min(1, Math.max(0, (x - min) / (max - min)));
  const line = points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(share(x) * 100)} ${round((1 - y) * 100)}`)
    .join('');
  return {
    min,
    max,
    line,
    bands: zones
      .filter(({ from = min, to = max }) => to >= min && from <= max)
      .map(({ from = min, to = max }) => ({ from: share(from), to: share(to) })),
    at: share(value),
    height: responseAt(points, value),
    beyond: value < min ? 'below' : value > max ? 'above' : null,
  };
}

const round = (x: number) => Math.round(x * 100) / 100;
