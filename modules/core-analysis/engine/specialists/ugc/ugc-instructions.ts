import type { Goal, Placement, UgcInstructions } from '../../../contract/analysis.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { PLACEMENT_SPECS } from '../../placements/placement-specs.ts';
import { meetsTarget } from '../../rules/meets-target.ts';
import { PLACEMENT_LABELS } from '../../rules/placement.ts';
import type { Assessment } from '../../rules/rule.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import { type Judged, measure } from '../verdict.ts';
import { type CreativeFacts, creativeFacts } from './creative-facts.ts';
import { durationOf, plannedSeconds } from './duration.ts';
import { FILMING_LINES, matterOf } from './filming-lines.ts';
import { hookLine } from './hook-line.ts';
import { captionsFor, shotsOf } from './shots.ts';

const MOST_DOS = 5;
const MOST_DONTS = 5;
const STRONG = 0.8;
const WEAK = 0.5;

/**
 * What a creator should film next, derived from what was measured: keeps what was good, mends what was not, and speaks the
 * creative's own words. Of a picture it makes a short clip. Every do and don't ends with the rule it comes from. Pure.
 */
export function ugcInstructions(
  assessments: readonly Assessment[],
  m: ImageMeasurements | VideoMeasurements,
  settings: { goal: Goal; placement: Placement },
): UgcInstructions {
  const facts = creativeFacts(m);
  const judged = assessments.filter((a): a is Judged => a.kind === 'judged');
  const rules = new Map(judged.map((a) => [a.rule.id, a]));
  const durationSeconds = durationOf(facts, settings.placement);
  const avoided = toAvoid(judged);
  return {
    hookLine: hookLine(facts, settings.goal),
    durationSeconds,
    shots: shotsOf(facts, rules, settings.goal, plannedSeconds(facts, durationSeconds)),
    captions: captionsFor(facts, rules),
    dos: dosOf(judged, avoided, settings.placement),
    donts: dontsOf(avoided, judged, facts),
  };
}

/** The costliest or most valuable first, one a theme. */
function leaders(judged: readonly Judged[], worth: (a: Judged) => number, most: number): Judged[] {
  const seen = new Set<string>();
  return judged
    .map((a, order) => ({ a, order, worth: worth(a) }))
    .filter((x) => x.worth > 0)
    .sort((x, y) => y.worth - x.worth || x.order - y.order)
    .filter(({ a }) => !seen.has(a.theme) && seen.add(a.theme))
    .slice(0, most)
    .map(({ a }) => a);
}

const strength = (a: Judged): number =>
  meetsTarget(a)
    ? (a.weight + a.essential) * a.response * a.rule.praise * (FILMING_LINES[a.rule.id]?.keep ? 1 : 0.3)
    : 0;
const fault = (a: Judged): number => (a.response < WEAK ? (a.weight + a.essential) * (1 - a.response) : 0);
const chance = (a: Judged): number =>
  a.response >= WEAK && a.response < STRONG ? (a.weight + a.essential) * (1 - a.response) : 0;

/** The faults to tell of. What only the layout can mend is not a creator's business, unless nothing else failed. */
function toAvoid(judged: readonly Judged[]): Judged[] {
  const told = leaders(
    judged.filter((a) => FILMING_LINES[a.rule.id]),
    fault,
    MOST_DONTS,
  );
  return told.length > 0 ? told : leaders(judged, fault, MOST_DONTS);
}

/**
 * What to do again, then what could gain, but nothing about what a don't asks to change; where there is neither, the way out of
 * the costliest fault.
 */
function dosOf(judged: readonly Judged[], avoided: readonly Judged[], placement: Placement): string[] {
  const shape = shapeFor(judged, placement);
  const changing = new Set(avoided.map(matterOf));
  const spoilt = new Set(judged.filter((a) => a.response < WEAK).map((a) => a.theme));
  const open = judged.filter((a) => !changing.has(matterOf(a)));
  const again = leaders(
    open.filter((a) => !spoilt.has(a.theme)),
    strength,
    MOST_DOS - 1,
  ).map(
    (a) =>
      `${FILMING_LINES[a.rule.id]?.keep?.(a) ?? `Keep this: ${a.good().title}${value(a, a.good().title)}`} (${a.rule.id}).`,
  );
  const gains = leaders(open, chance, MOST_DOS - again.length);
  const better = (again.length + gains.length > 0 ? gains : leaders(judged, fault, MOST_DOS)).map(
    (a) => `${a.advice().title}${value(a, a.advice().title)} (${a.rule.id}).`,
  );
  return [...shape, ...again, ...better].slice(0, MOST_DOS);
}

/** "Film in 9:16": a creator chooses the shape before anything else, where the creative's is not the recommended one. */
function shapeFor(judged: readonly Judged[], placement: Placement): string[] {
  const ratio = judged.find((a) => a.rule.id === 'X-01' && a.response < STRONG);
  const wanted = PLACEMENT_SPECS[placement].ratios.find((r) => r.rank === 'recommended');
  if (!ratio || !wanted) return [];
  const size = ratio.evidence.display.split(',')[0];
  return [`Film in ${wanted.name} for ${PLACEMENT_LABELS[placement]}: the creative is ${size} (X-01).`];
}

/** What not to repeat, each with what was measured or read here; of a creative without a fault, what not to give up. */
function dontsOf(avoided: readonly Judged[], judged: readonly Judged[], facts: CreativeFacts): string[] {
  if (avoided.length > 0)
    return avoided.map((a) => {
      const line = FILMING_LINES[a.rule.id]?.avoid(a, facts);
      return `Don’t ${line ?? `leave this as it is: ${measure(a)}, ${a.evidence.display}`} (${a.rule.id}).`;
    });
  return leaders(judged, strength, 2).map(
    (a) => `Don’t give up what works: ${measure(a)} is ${a.evidence.display} (${a.rule.id}).`,
  );
}

/** The measured value, unless the words have it. */
function value(a: Judged, words: string): string {
  return words.includes(a.evidence.display) ? '' : `, ${measure(a)}: ${a.evidence.display}`;
}
