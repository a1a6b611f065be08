/** From responses to the score, its range and how hard the creative was to judge. */

import { clamp01 } from '../response.ts';
import type { Assessment, Judged } from '../rules/book/assessment.ts';

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

/** The response that counts for an assessment; null when it leaves the denominator. */
export function responseOf(a: Assessment): number | null {
  return a.kind === 'judged' ? a.response : a.kind === 'lost_with' ? 0 : null;
}

/** What an essential leaves of the score at a response, as a share of it. */
function leftBy({ essential }: { essential: number }, response: number): number {
  return 1 - essential * (1 - response);
}

/** What an essential leaves of the score beside what the light takes, and what the light leaves of that. */
function partsLeft(a: Judged, response: number): { beside: number; byLight: number } {
  if (a.responseInGoodLight === undefined) return { beside: leftBy(a, response), byLight: 1 };
  const beside = leftBy(a, Math.max(response, a.responseInGoodLight));
  return { beside, byLight: beside > 0 ? leftBy(a, response) / beside : 1 };
}

/**
 * What each essential leaves of the score, as a share of it. Several rules see the light (a dark picture is flat and poor too): of
 * what they lose by it only the largest loss counts, on the first rule that has it.
 */
export function leftByEach(judged: readonly Judged[]): number[] {
  const each = judged.map((a) => partsLeft(a, a.response));
  const darkest = Math.min(1, ...each.map(({ byLight }) => byLight));
  const bearer = each.findIndex(({ byLight }) => byLight === darkest);
  return each.map(({ beside }, i) => (i === bearer ? beside * darkest : beside));
}

/** What rules would respond after a change: true for met fully, a response of 0..1, false for what it is. */
export type Fixed = (a: Weighed) => boolean | number;

/**
 * What rules about words respond on average, 0..1: 0.66 on nine published ads, without the rules about the amount of text 0.55.
 * A creative whose words were not read is taken to do as well as others, and no better than with what was judged of it: dropping
 * the rules instead would let a layout gain by being unreadable.
 */
const UNREAD = 0.6;

/**
 * Weighted mean response of all rules that could be judged, those on words that were not read at what is usual; null when none
 * could be judged. `fixed` rules count as met so far.
 */
export function meanResponse(assessments: readonly Assessment[], fixed?: Fixed): number | null {
  let sum = 0;
  let weights = 0;
  let unread = 0;
  for (const a of assessments) {
    if (a.kind === 'not_measured' && a.unread) unread += a.weight;
    const response = responseOf(a);
    if (response === null || !('weight' in a)) continue;
    const met = fixed?.(a) ?? false;
    sum += a.weight * (met === false ? response : Number(met));
    weights += a.weight;
  }
  if (weights === 0) return null;
  const mean = sum / weights;
  return unread === 0 ? mean : (sum + unread * Math.min(UNREAD, mean)) / (weights + unread);
}

/**
 * The score 0..100, unrounded: the stretched mean, times what the essentials leave of it, under the lowest cap of the gates
 * that fail. A mean alone would let an unreadable ad pass on its colours; each essential rule takes its share of the whole.
 */
export function scoreOf(assessments: readonly Assessment[], fixed?: Fixed): number {
  let ceiling = 100;
  let left = 1;
  let darkest = 1;
  // One pass and no lists: every finding asks for the score without its fault, which is some 120 times an analysis.
  for (const a of assessments) {
    if (a.kind !== 'judged') continue;
    const met = fixed?.(a) ?? false;
    const response = met === false ? a.response : Number(met);
    if (a.rule.cap !== null && response === 0) ceiling = Math.min(ceiling, a.rule.cap);
    if (a.essential === 0) continue;
    const { beside, byLight } = partsLeft(a, response);
    left *= beside;
    darkest = Math.min(darkest, byLight);
  }
  return Math.min(ceiling, left * darkest * stretch(meanResponse(assessments, fixed) ?? 0));
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
