/** One point of a rule's response: `[value, response 0..1]`. */
export type CurvePoint = readonly [number, number];

/** A stretch of values that meets the rule, as shares of the drawn width. */
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
  /** The measured value lies beyond the drawn axis. */
  beyond: 'below' | 'above' | null;
}

/** From this response on a rule counts as met; the same mark as the gauge's green. */
const MET = 0.8;

/**
 * What is needed to draw a response curve with the measured value on it; null
 * where the points do not make a curve. Points must rise by value. Where no
 * value reaches the mark of a met rule (rules with two sides stay below it),
 * the band is where the curve is within two hundredths of its best.
 */
export function shapeCurve(points: readonly CurvePoint[], value: number): CurveShape | null {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2 || last[0] <= first[0]) return null;
  const [min, max] = [first[0], last[0]];
  const share = (x: number) => (x - min) / (max - min);
  const best = Math.max(...points.map(([, response]) => response));
  const mark = Math.min(MET, best * 0.98);
  const line = points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(share(x) * 100)} ${round((1 - y) * 100)}`)
    .join('');
  const raw = share(value);
  return {
    min,
    max,
    line,
    bands: best > 0 ? bandsOver(points, mark).map(({ from, to }) => ({ from: share(from), to: share(to) })) : [],
    at: Math.min(1, Math.max(0, raw)),
    beyond: raw < 0 ? 'below' : raw > 1 ? 'above' : null,
  };
}

const round = (x: number) => Math.round(x * 100) / 100;

/** Stretches of values whose response is at or over a mark, by linear interpolation. */
export function bandsOver(points: readonly CurvePoint[], mark: number): Band[] {
  const bands: Band[] = [];
  let from: number | null = null;
  for (let index = 0; index < points.length; index++) {
    const [x, y] = points[index] as CurvePoint;
    const before = points[index - 1];
    const cross = before && before[1] !== y ? before[0] + ((mark - before[1]) / (y - before[1])) * (x - before[0]) : x;
    if (y >= mark && from === null) from = before ? cross : x;
    else if (y < mark && from !== null) {
      bands.push({ from, to: cross });
      from = null;
    }
  }
  const last = points.at(-1);
  if (from !== null && last) bands.push({ from, to: last[0] });
  return bands;
}
