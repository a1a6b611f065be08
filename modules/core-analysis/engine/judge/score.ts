/** From responses to the score, its range and how hard the creative was to judge. */

import type { ImageMeasurements } from '../measurements.ts';
import { clamp01 } from '../rules/response.ts';
import type { Assessment } from '../rules/rule.ts';

/**
 * How a weighted mean response becomes a score. Even a poor creative passes most rules (it is seldom blurred and crowded and
 * unreadable and misshapen at once), so means bunch between .6 and .95. The knots spread that range over the scale: a clean,
 * professional ad (.85 to .95) lands at 75 to 92. Straight between knots, so the order of creatives is the order of their
 * means, and any rule that improves raises the score.
 */
const KNOTS: readonly (readonly [mean: number, score: number])[] = [
  [0, 0],
  [0.4, 14],
  [0.6, 36],
  [0.8, 68],
  [0.9, 82],
  [0.95, 90],
  [1, 100],
];

/** The score 0..100 of a weighted mean response 0..1, unrounded. */
export function stretch(mean: number): number {
  const x = clamp01(mean);
  for (let i = 1; i < KNOTS.length; i++) {
    const [x0, y0] = KNOTS[i - 1] as readonly [number, number];
    const [x1, y1] = KNOTS[i] as readonly [number, number];
    if (x <= x1) return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
  }
  return 100;
}

type Weighed = Extract<Assessment, { weight: number }>;

function responseOf(a: Assessment): number | null {
  return a.kind === 'judged' ? a.response : a.kind === 'lost_with' ? 0 : null;
}

/** Weighted mean response of all rules that could be judged; null when none could. `fixed` rules count as met fully. */
export function meanResponse(assessments: readonly Assessment[], fixed?: (a: Weighed) => boolean): number | null {
  let sum = 0;
  let weights = 0;
  for (const a of assessments) {
    const response = responseOf(a);
    if (response === null || !('weight' in a)) continue;
    sum += a.weight * (fixed?.(a) ? 1 : response);
    weights += a.weight;
  }
  return weights > 0 ? sum / weights : null;
}

/**
 * The score 0..100, unrounded: the stretched mean, times what the essentials leave of it, under the lowest cap of the gates
 * that fail. A mean alone would let an unreadable ad pass on its colours; each essential rule takes its share of the whole.
 */
export function scoreOf(assessments: readonly Assessment[], fixed?: (a: Weighed) => boolean): number {
  let ceiling = 100;
  let left = 1;
  for (const a of assessments) {
    if (a.kind !== 'judged' || fixed?.(a)) continue;
    left *= 1 - a.essential * (1 - a.response);
    if (a.rule.cap !== null && a.response === 0) ceiling = Math.min(ceiling, a.rule.cap);
  }
  return Math.min(ceiling, left * stretch(meanResponse(assessments, fixed) ?? 0));
}

/** How sure the inputs were. All 0..1. */
export interface Certainty {
  /** Share of weight that could not be measured. */
  unmeasured: number;
  /** Recogniser's confidence over all words; 1 without text. */
  reading: number;
  /** Weighted standard deviation of the responses, 1 at the greatest possible (.5). */
  disagreement: number;
}

export function certaintyOf(m: ImageMeasurements, assessments: readonly Assessment[]): Certainty {
  let missing = 0;
  let all = 0;
  let spread = 0;
  let judged = 0;
  const mean = meanResponse(assessments) ?? 0;
  for (const a of assessments) {
    if (!('weight' in a)) continue;
    all += a.weight;
    if (a.kind === 'not_measured') missing += a.weight;
    const response = responseOf(a);
    if (response !== null) {
      judged += a.weight;
      spread += a.weight * (response - mean) ** 2;
    }
  }
  const words = m.text.blocks.reduce((sum, b) => sum + Math.max(1, b.words), 0);
  const sure = m.text.blocks.reduce((sum, b) => sum + clamp01(b.confidence) * Math.max(1, b.words), 0);
  return {
    unmeasured: all > 0 ? missing / all : 1,
    reading: words > 0 ? sure / words : 1,
    disagreement: judged > 0 ? clamp01(Math.sqrt(spread / judged) / 0.5) : 1,
  };
}

/**
 * Half-width of the range around the score, in points: what could be measured, put in points by hand. Six points are the floor, since
 * even with everything measured a creative's pixels say little about its results (published pairwise accuracy of such models
 * is about 58 %). Up to 24 come from rules that could not be measured, up to 10 from unsure reading, up to 5 from rules that
 * disagree. It is not calibrated on outcomes: no share of true values is claimed to lie in it.
 */
export function intervalHalfWidth(c: Certainty): number {
  return 6 + 24 * c.unmeasured + 10 * (1 - c.reading) + 5 * c.disagreement;
}

/** 1 easy .. 10 hard to judge: missing measures, unsure reading and disagreeing rules, in that order of weight. */
export function complexityOf(c: Certainty): number {
  const hard = 1.6 * c.unmeasured + 1.4 * (1 - c.reading) + 0.6 * c.disagreement;
  return Math.round(1 + 9 * clamp01(hard));
}

const BANDS: readonly (readonly [from: number, verdict: string])[] = [
  [85, 'Excellent'],
  [70, 'Good'],
  [55, 'Moderate'],
  [40, 'Strong improvement potential'],
  [25, 'Significant optimisation needed'],
  [0, 'Major restructuring'],
];

/** The specification's wording band of a rounded score. */
export function verdictOf(score: number): string {
  return BANDS.find(([from]) => score >= from)?.[1] ?? 'Major restructuring';
}
