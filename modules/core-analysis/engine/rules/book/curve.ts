import type { Evidence } from '../../../contract/evidence.ts';
import { significant } from './significant.ts';
import type { Target } from './target.ts';

const SAMPLES = 33;
/** A stretch is straight enough when its middle lies this close to the line between its ends. */
const STRAIGHT = 0.002;
/** Halvings of one stretch: a step is drawn over 1/2000 of the domain. */
const DEEPEST = 6;
/** A curve that rises by less than this over its whole domain. */
const FLAT = 0.25;

type Point = [value: number, response: number];

/**
 * A response drawn over its domain as `[value, response]`, rising by value: 33 even points, more where it bends, and the
 * measured value itself and the `marks`, such as the ends of a target. Straight lines between the points follow the response
 * within .01 wherever it is continuous.
 */
export function sampleCurve(
  respond: (value: number) => number,
  [from, to]: readonly [number, number],
  measured: number,
  marks: readonly number[] = [],
): Point[] {
  const low = Math.min(from, measured);
  const high = Math.max(to, measured);
  const at = (value: number): Point => [value, respond(value)];
  const points: Point[] = [];
  let left = at(low);
  for (let i = 1; i < SAMPLES; i++) {
    const right = at(low + ((high - low) * i) / (SAMPLES - 1));
    points.push(left, ...bends(at, left, right, DEEPEST));
    left = right;
  }
  points.push(left, at(measured), ...marks.filter((mark) => mark >= low && mark <= high).map(at));
  const byValue = new Map(
    points.sort((a, b) => a[0] - b[0]).map(([value, response]) => [significant(value), significant(response)]),
  );
  // Two points may share a value after rounding; the measured one is the one that must hold.
  byValue.set(significant(measured), significant(respond(measured)));
  return [...byValue];
}

/** The points between two that straight lines need in order to follow the response. */
function bends(at: (value: number) => Point, left: Point, right: Point, depth: number): Point[] {
  const middle = at((left[0] + right[0]) / 2);
  if (depth === 0 || Math.abs(middle[1] - (left[1] + right[1]) / 2) < STRAIGHT) return [];
  return [...bends(at, left, middle, depth - 1), middle, ...bends(at, middle, right, depth - 1)];
}

/**
 * Where the reading lost for another reason, no value would have helped (a black first frame of any lightness, a text that never
 * came, a claim that is refused): a curve as flat as that says nothing and is left out, as it is for rules whose value is no scale.
 */
export function tellingCurve(
  domain: readonly [number, number],
  target: Target | string,
  value: number,
  respond: (value: number) => number,
): Pick<Evidence, 'curve' | 'zones'> {
  const zones = typeof target === 'string' ? [] : target.zones.map((zone) => ({ ...zone }));
  const marks = zones.flatMap(({ from, to }) => [from ?? value, to ?? value]);
  const curve = sampleCurve(respond, domain, value, marks);
  const responses = curve.map(([, response]) => response);
  return Math.max(...responses) - Math.min(...responses) < FLAT ? {} : { curve, zones };
}
