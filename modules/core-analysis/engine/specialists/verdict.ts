import { cost, merit, most, WEAK } from '../judge/rank.ts';
import { isStrength, themesOf } from '../judge/themes.ts';
import type { Assessment, Judged } from '../rules/book/assessment.ts';
import { isShort } from '../rules/book/is-short.ts';
import { meetsTarget } from '../rules/book/meets-target.ts';
import { ALL_RULES } from '../rules/book/rule-book.ts';
import { list } from '../rules/wording/words.ts';

export interface Extremes {
  /** Carries most of the specialist's score among what is met; null when nothing is. */
  strongest: Judged | null;
  /** Costs most of the specialist's score; null when nothing costs anything. */
  weakest: Judged | null;
}

/**
 * What a specialist holds up and what it would fix: by weight, so that a trifle is neither. Nothing is held up of a theme with a
 * fault, whoever of the team (`all`: every rule) sees it: "clean" beside "crowded". Ties go to the rule book's order.
 */
export function strongestAndWeakest(own: readonly Assessment[], all: readonly Assessment[] = own): Extremes {
  const judged = own.filter((a): a is Judged => a.kind === 'judged');
  const weakest = most(judged, (a) => (a.response < 0.995 ? cost(a) : 0));
  const themes = themesOf(all);
  const faulty = new Set(
    themes.filter((theme) => !isStrength(theme)).flatMap(({ rules }) => rules.map(({ rule }) => rule.id)),
  );
  const strongest = most(judged, (a) => (a !== weakest && !faulty.has(a.rule.id) && meetsTarget(a) ? merit(a) : 0));
  return { strongest, weakest };
}

/** " (contrast: 3.1 : 1; aim: at least 4.5 : 1)"; without the value where the title has it. */
export function figure(a: Judged, title: string, target = false): string {
  const { display } = a.evidence;
  const value = title.includes(display) ? '' : `${measure(a)}: ${display}`;
  const aim = target ? `aim: ${withoutBrackets(a.evidence.target)}` : '';
  const inside = [value, aim].filter(Boolean).join('; ');
  return inside ? ` (${inside})` : '';
}

/** One or two sentences: what to keep and what to fix, each with the value measured. */
export function verdictOn(own: readonly Assessment[], all: readonly Assessment[] = own): string {
  const { strongest, weakest } = strongestAndWeakest(own, all);
  const lost = own.find((a): a is Lost => a.kind === 'lost_with');
  const keep = strongest && `Keep: ${strongest.good().title}${figure(strongest, strongest.good().title)}.`;
  const fix = weakest && fixing(weakest);
  if (keep && fix) return `${keep} ${fix}`;
  if (keep) return lost ? `${keep} ${lostWith(lost, 'The rest')}` : `${keep} ${nothingToChange(own)}`;
  return fix ?? (lost ? lostWith(lost, 'Everything here') : nothingToChange(own));
}

type Lost = Extract<Assessment, { kind: 'lost_with' }>;

/** "The rest falls with “Call to action present”, which is not met.": by the title of the rule that says why. */
function lostWith({ leader }: Lost, what: string): string {
  const title = ALL_RULES.find(({ id }) => id === leader)?.title;
  return `${what} falls with ${title ? `“${title}”` : 'another rule'}, which is not met.`;
}

/** What could not be measured may well ask for a change: it is named before anybody reads a clean bill. */
function nothingToChange(own: readonly Assessment[]): string {
  const unmeasured = own.filter((a) => a.kind === 'not_measured' && a.weight > 0);
  if (unmeasured.length === 0) return 'Nothing it measures asks for a change.';
  return `Nothing it could measure asks for a change; not measured: ${list(unmeasured.slice(0, MOST_UNMEASURED).map((a) => a.rule.title))}${unmeasured.length > MOST_UNMEASURED ? ' and more' : ''}.`;
}

/** So many rules that could not be measured are named. */
const MOST_UNMEASURED = 2;

function fixing(a: Judged): string {
  // By the judge's own measure of a fault: much of the creative may pass while the line named does not.
  if (!isShort(a)) return `Weakest, and still good: ${measure(a)}, ${a.evidence.display}.`;
  const title = a.response < WEAK ? a.bad().title : a.advice().title;
  return `${a.response < WEAK ? 'Fix first' : 'Could gain'}: ${title}${figure(a, title, true)}.`;
}

/** What was measured, in words. Brackets hold what one line has no room for. */
export function measure(a: Judged): string {
  return withoutBrackets(a.evidence.measure);
}

const withoutBrackets = (words: string): string => words.replace(/ \([^)]*\)/g, '');
