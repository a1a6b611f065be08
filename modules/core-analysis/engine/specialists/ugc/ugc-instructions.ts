import type { Placement, UgcInstructions } from '../../../contract/analysis.ts';
import { cost, merit, WEAK } from '../../judge/rank.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import type { Assessment, Judged } from '../../rules/book/assessment.ts';
import { fallsShort, isShort, STRONG } from '../../rules/book/is-short.ts';
import { meetsTarget } from '../../rules/book/meets-target.ts';
import { PLACEMENT_LABELS } from '../../rules/wording/placement-words.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import { type CreativeFacts, creativeFacts } from './creative-facts.ts';
import { durationOf, plannedSeconds } from './duration.ts';
import { isMissing, lacksSubject } from './filming-line.ts';
import { FILMING_LINES, matterOf } from './filming-lines.ts';
import { hookLine, hookWords, whyNoScript } from './hook-line.ts';
import { type Aim, captionsFor, shotsOf } from './shots.ts';

const MOST_DOS = 5;
const MOST_DONTS = 5;

/** One do or don't, with the rule that it follows from. */
export interface InstructionLine {
  ruleId: string;
  text: string;
}

/** What a creator should do and avoid, each with the rule it follows from. Pure. */
export function instructionLines(
  assessments: readonly Assessment[],
  facts: CreativeFacts,
  placement: Placement,
): { dos: InstructionLine[]; donts: InstructionLine[] } {
  const judged = assessments.filter((a): a is Judged => a.kind === 'judged');
  const avoided = toAvoid(judged, facts);
  return { dos: dosOf(judged, avoided, placement, facts), donts: dontsOf(avoided, judged, facts) };
}

/**
 * What a creator should film next, derived from what was measured: keeps what was good, fixes what was not, and speaks the
 * creative's own words. Of a picture it makes a short clip. Or why there is none: nothing was read to open on. Pure.
 */
export function ugcInstructions(
  assessments: readonly Assessment[],
  m: ImageMeasurements | VideoMeasurements,
  settings: Aim & { placement: Placement },
): { script: UgcInstructions } | { missing: string } {
  const facts = creativeFacts(m, settings.placement);
  const hook = hookWords(facts, settings.goal);
  if (!hook) return { missing: whyNoScript(facts) };
  const rules = new Map(assessments.flatMap((a) => (a.kind === 'judged' ? [[a.rule.id, a] as const] : [])));
  const durationSeconds = durationOf(facts, settings.placement);
  const { dos, donts } = instructionLines(assessments, facts, settings.placement);
  const script = {
    hookLine: hookLine(hook),
    durationSeconds,
    shots: shotsOf({ ...facts, hook }, rules, settings, plannedSeconds(facts, durationSeconds)),
    captions: captionsFor(facts, rules),
    dos: dos.map(({ text }) => text),
    donts: donts.map(({ text }) => text),
  };
  return { script };
}

/** The costliest or most valuable first, one a theme and one of each other thing by which two would say the same. */
function leaders(
  judged: readonly Judged[],
  worth: (a: Judged) => number,
  most: number,
  sameAs: (a: Judged) => readonly string[] = () => [],
): Judged[] {
  const seen = new Set<string>();
  const isNew = (a: Judged): boolean => {
    const keys = [a.theme, ...sameAs(a)];
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  };
  return judged
    .map((a, order) => ({ a, order, worth: worth(a) }))
    .filter((x) => x.worth > 0)
    .sort((x, y) => y.worth - x.worth || x.order - y.order)
    .filter(({ a }) => isNew(a))
    .slice(0, most)
    .map(({ a }) => a);
}

const strength = (a: Judged): number => (meetsTarget(a) ? merit(a) : 0);
const fault = (a: Judged): number => (a.response < WEAK ? cost(a) : 0);
const chance = (a: Judged): number => (a.response >= WEAK && a.response < STRONG ? cost(a) : 0);

/** So many don'ts name what is missing beside the words; of a creative without any, one says it all. */
const MOST_MISSING = 2;

/** The faults to tell of. What only the layout or the file can fix is not a creator's business. */
function toAvoid(judged: readonly Judged[], facts: CreativeFacts): Judged[] {
  const told = judged.filter((a) => dont(a, facts) !== undefined);
  const missing = leaders(told.filter(isMissing), fault, facts.words === 0 ? 1 : MOST_MISSING);
  return leaders(
    told.filter((a) => !isMissing(a) || missing.includes(a)),
    fault,
    MOST_DONTS,
    (a) => [lacksSubject(a) ? 'no subject' : stemOf(dont(a, facts) ?? '')],
  );
}

const dont = (a: Judged, facts: CreativeFacts): string | undefined => FILMING_LINES[a.rule.id]?.avoid(a, facts);

/** What a line asks for, before the figures that say why. */
const stemOf = (line: string): string => line.split(/[:(]/u)[0]?.trim() ?? line;

/** The costliest or most valuable of which there is a line for somebody who films. */
function linesOf(
  judged: readonly Judged[],
  worth: (a: Judged) => number,
  most: number,
  say: (a: Judged) => string | undefined,
): InstructionLine[] {
  const speaking = judged.filter((a) => say(a) !== undefined);
  const lines = leaders(speaking, worth, most).map((a) => ({ ruleId: a.rule.id, text: `${say(a)}.` }));
  return lines.filter(({ text }, i) => lines.findIndex((other) => other.text === text) === i);
}

/**
 * What to do again, then what could gain, but nothing about what a don't asks to change; where there is neither, the way out of
 * the costliest fault.
 */
function dosOf(
  judged: readonly Judged[],
  avoided: readonly Judged[],
  placement: Placement,
  facts: CreativeFacts,
): InstructionLine[] {
  const shape = shapeFor(judged, placement, facts);
  const changing = new Set(avoided.map(matterOf));
  // What advice or a specialist asks to change is nothing to do again as it was; captions are set anew, at least as well.
  const asksForChange = (a: Judged) => (a.rule.area === 'text' ? fallsShort(a) : isShort(a));
  const short = new Set(judged.filter(asksForChange).flatMap((a) => [a.theme, matterOf(a)]));
  const open = judged.filter((a) => !changing.has(matterOf(a)));
  const again = linesOf(
    open.filter((a) => !short.has(a.theme) && !short.has(matterOf(a))),
    strength,
    MOST_DOS - 1,
    (a) => FILMING_LINES[a.rule.id]?.keep?.(a, facts),
  );
  const better = (a: Judged) => FILMING_LINES[a.rule.id]?.better?.(a, facts);
  const gains = linesOf(open, chance, MOST_DOS - again.length, better);
  const rest = again.length + gains.length > 0 ? gains : linesOf(judged, fault, MOST_DOS, better);
  return [...shape, ...again, ...rest].slice(0, MOST_DOS);
}

/**
 * "Film in 1:1 (or 4:5)": a creator chooses the shape before anything else, where the creative's is not a recommended one. The first
 * is the one that the advice on the shape asks for; a fixed file may be of any.
 */
function shapeFor(judged: readonly Judged[], placement: Placement, { shapes }: CreativeFacts): InstructionLine[] {
  const ratio = judged.find((a) => a.rule.id === 'X-01' && a.response < STRONG);
  const [wanted, ...others] = shapes;
  if (!ratio || !wanted) return [];
  const size = ratio.evidence.display.split(',')[0];
  const or = others.length > 0 ? ` (or ${others.join(' or ')})` : '';
  const text = `Film in ${wanted}${or} for ${PLACEMENT_LABELS[placement]}: the creative is ${size}.`;
  return [{ ruleId: ratio.rule.id, text }];
}

/** What not to repeat, each with what was measured or read here; of a creative without a fault, what not to give up. */
function dontsOf(avoided: readonly Judged[], judged: readonly Judged[], facts: CreativeFacts): InstructionLine[] {
  if (avoided.length > 0) return avoided.map((a) => ({ ruleId: a.rule.id, text: `Don’t ${dont(a, facts)}.` }));
  return leaders(judged, strength, 2).map((a) => ({
    ruleId: a.rule.id,
    text: `Don’t give up what works: ${a.good().title}, ${a.evidence.display}.`,
  }));
}
