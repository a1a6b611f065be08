import type { RuleChange } from '../../contract/fixes.ts';
import type { RuleId } from '../../contract/rule-ids.ts';
import { assess } from '../judge/assess.ts';
import { judge } from '../judge/judge.ts';
import { responseOf, scoreOf } from '../judge/score.ts';
import { measureVideoPlacements } from '../placements/measure-placements.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import type { Measurements } from '../rules/book/rule.ts';
import { list, quote } from '../rules/wording/words.ts';
import { isSameText } from '../video-text/same-text.ts';
import type { FixSettings } from './fix-plan.ts';

/** A fix raises the score by this at least, or it is not offered. */
const LEAST_GAIN = 1;
/** Points that other rules than those aimed at may bring. */
const SIDE_EFFECTS = 0.5;
/** Encoding alone moves responses a little; from here on a rule fell. */
const FELL = 0.03;
const ROSE = 0.05;
/** Of full marks: a rule that keeps as much is no fault of the creative, and what it lost stands in the score. */
const STILL_GOOD = 0.7;
/**
 * What changing tones, letters or a button must not cost, whatever it brings: natural colours, exposure, clean pixels, smooth
 * gradients, and texts clear of the interface. With the most that each may lose of its response: encoding anew moves the first by
 * less, and three in a hundred of the words at the rim of a margin are not worth a refusal.
 */
const UNHARMED: Readonly<Partial<Record<RuleId, number>>> = {
  'C-01': 0.1,
  'C-05': 0.1,
  'Q-02': 0.1,
  'Q-04': 0.1,
  'X-02': 0.3,
};
/** Whoever aims at this makes another frame of the picture, of which those rules say another thing. */
const SHAPE: RuleId = 'X-01';
/** A change worth showing. */
const SHOWN = 0.02;
/** Words read surely enough to be missed when they are gone, and the share that must still be read. */
const SURE = 0.85;
const LEAST_WORDS = 0.75;

interface Scored {
  readonly score: number;
  readonly interval: { low: number; high: number };
}

export interface Rescore {
  readonly before: Scored;
  readonly after: Scored;
  readonly changedRules: RuleChange[];
  /** Why the fix is not offered; null where it is. */
  readonly refusal: string | null;
}

/**
 * The original and the fixed file judged alike: same rules, goal and
 * placement. Pure. A fix is refused when the score does not rise by a point,
 * none of its targets rises, a rule that ads cannot do without falls out of the good, colour,
 * light, noise, gradients or room for the interface get worse, or words that
 * were read before are not any more.
 */
export function rescore(
  original: Measurements,
  fixed: Measurements,
  settings: FixSettings,
  targets: readonly RuleId[],
): Rescore {
  const before = scoredOf(original, settings);
  const after = scoredOf(fixed, settings);
  const pairs = pairsOf(original, fixed, settings);
  const alike = asTheyStood(original, fixed);
  const refusal =
    lostWords(original, fixed) ??
    fallen(alike === fixed ? pairs : pairsOf(original, alike, settings)) ??
    (original.kind === 'image' && !targets.includes(SHAPE) ? harmed(pairs) : null) ??
    (after.score - before.score < LEAST_GAIN ? notHigher(before.score, after.score) : null) ??
    (pairs.some(({ id, from, to }) => targets.includes(id) && rise(from, to) >= ROSE)
      ? null
      : 'It did not change what it was meant to change.');
  return { before, after, changedRules: changesOf(pairs), refusal };
}

/**
 * Whether a fix could be worth rendering: what the score would gain if the
 * rules it is meant to raise, and those that hang on them, were met in full.
 * Side effects count for half a point. Costs a judgement, not a measurement.
 */
export function couldGain(original: Measurements, settings: FixSettings, targets: readonly RuleId[]): boolean {
  const { assessments } = assess(original, { ...settings, brand: null });
  const raised = (a: Assessment) => targets.includes(a.kind === 'lost_with' ? a.leader : a.rule.id);
  return scoreOf(assessments, raised) - scoreOf(assessments) >= LEAST_GAIN - SIDE_EFFECTS;
}

function scoredOf(m: Measurements, settings: FixSettings): Scored {
  const { score, interval } = judge(m, settings).results;
  return { score, interval };
}

interface Pair {
  readonly id: RuleId;
  readonly from: Assessment | undefined;
  readonly to: Assessment | undefined;
}

function pairsOf(original: Measurements, fixed: Measurements, settings: FixSettings): Pair[] {
  const judged = (m: Measurements) =>
    new Map(assess(m, { ...settings, brand: null }).assessments.map((a) => [a.rule.id, a]));
  const from = judged(original);
  const to = judged(fixed);
  return [...new Set([...from.keys(), ...to.keys()])].map((id) => ({ id, from: from.get(id), to: to.get(id) }));
}

/**
 * A fixed video with its texts where and as long as they stood in the original. No fix of a video moves a text: what is cut shorter,
 * or read off other frames of a text that drifts, covers no more of the frame than before. Images as they are.
 */
function asTheyStood(original: Measurements, fixed: Measurements): Measurements {
  if (original.kind !== 'video' || fixed.kind !== 'video') return fixed;
  const left = [...original.text.spans];
  const spans = fixed.text.spans.map((span) => {
    const at = left.findIndex((other) => isSameText(other, span));
    const [before] = at < 0 ? [] : left.splice(at, 1);
    return before ? { ...span, region: before.region, end: span.start + before.end - before.start } : span;
  });
  return { ...fixed, placements: measureVideoPlacements(fixed.source, { ...fixed.text, spans }) };
}

function rise(from: Assessment | undefined, to: Assessment | undefined): number {
  const after = to ? responseOf(to) : null;
  return after === null ? 0 : after - ((from && responseOf(from)) ?? 0);
}

function fallen(pairs: readonly Pair[]): string | null {
  const rules = pairs.flatMap(({ from, to }) => {
    if (from?.kind !== 'judged' || from.essential <= 0 || !to) return [];
    const after = responseOf(to);
    return after !== null && after < STILL_GOOD && from.response - after > FELL ? [from.rule.title] : [];
  });
  return rules.length > 0
    ? `It would lower what an ad cannot do without: ${list(rules.map((title) => quote(title, 60)))}.`
    : null;
}

function harmed(pairs: readonly Pair[]): string | null {
  for (const { id, from, to } of pairs) {
    if (from?.kind !== 'judged' || to?.kind !== 'judged') continue;
    if (from.response - to.response <= (UNHARMED[id] ?? 1)) continue;
    return `It would make something else worse: ${quote(from.rule.title, 60)}, from ${from.evidence.display} to ${to.evidence.display}.`;
  }
  return null;
}

function notHigher(before: number, after: number): string {
  return after === before
    ? `Measured again, the score stays at ${before}.`
    : `Measured again, the score goes from ${before} to ${after}.`;
}

function lostWords(original: Measurements, fixed: Measurements): string | null {
  const there = textsOf(fixed)
    .map((b) => letters(b.text))
    .join(' ');
  const words = textsOf(original)
    .filter((b) => b.confidence >= SURE)
    .flatMap((b) => b.text.split(/\s+/u).map(letters))
    .filter((word) => word.length > 1);
  const found = words.filter((word) => there.includes(word)).length;
  return words.length > 0 && found / words.length < LEAST_WORDS ? 'Not all words could be read any more.' : null;
}

function textsOf(m: Measurements): readonly { text: string; confidence: number }[] {
  return m.kind === 'video' ? m.text.spans : m.text.blocks;
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}%$€£]/gu, '');
}

function changesOf(pairs: readonly Pair[]): RuleChange[] {
  return pairs
    .flatMap(({ id, from, to }) => {
      const rule = (to ?? from)?.rule;
      if (!rule) return [];
      const before = readingOf(from);
      const after = readingOf(to);
      const change = Math.abs((after?.response ?? 0) - (before?.response ?? 0));
      if (before === null && after === null) return [];
      // What reads the same before and after is no change to anybody.
      if (before !== null && after !== null && (change < SHOWN || before.display === after.display)) return [];
      return [{ change, shown: { ruleId: id, title: rule.title, area: rule.area, before, after } }];
    })
    .sort((a, b) => b.change - a.change || (a.shown.ruleId < b.shown.ruleId ? -1 : 1))
    .map(({ shown }) => shown);
}

function readingOf(a: Assessment | undefined): RuleChange['before'] {
  if (a?.kind === 'judged') return { response: a.evidence.response, display: a.evidence.display };
  return a?.kind === 'lost_with' ? { response: 0, display: 'not there' } : null;
}
