/** What a line for a creator is made of, and what its words take from a rule's evidence. */

import type { RuleId } from '../../../contract/rule-ids.ts';
import type { Judged } from '../../rules/book/assessment.ts';
import { NO_SUBJECT } from '../../rules/picture/subject.ts';
import type { CreativeFacts } from './creative-facts.ts';

/** What of filming a line is about: no do may ask to keep what a don't asks to change. */
type Matter =
  | 'opening'
  | 'pace'
  | 'sound'
  | 'ground'
  | 'light'
  | 'subject'
  | 'type'
  | 'request'
  | 'offer'
  | 'proof'
  | 'promise'
  | 'shape'
  | 'zones';

export interface Line {
  about: Matter;
  /** After "Don't ": when the rule failed; none where it would say nothing of this creative. */
  avoid(a: Judged, facts: CreativeFacts): string | undefined;
  /** A thing to do again: when the rule was met. */
  keep?(a: Judged, facts: CreativeFacts): string | undefined;
  /** A thing to do better than the creative: when the rule was met in part. Absent where only a layout could. */
  better?(a: Judged, facts: CreativeFacts): string;
}

/** Rules that find something missing from the words. Of several one or two are told: each would say it of the same words. */
const MISSING = new Set<RuleId>(['K-01', 'K-05', 'K-13', 'K-14', 'K-15']);

/** Whether a rule found nothing at all of what it looks for in the words. */
export const isMissing = (a: Judged): boolean => MISSING.has(a.rule.id) && a.evidence.value === 0;

/** Values under which these rules blame emptiness, not crowding, as their targets say. */
const LEAST_DETAIL: Readonly<Partial<Record<RuleId, number>>> = { 'S-03': 0.06, 'S-05': 2.5 };

/** Whether a rule of clutter that failed found too much rather than too little. */
export function isCrowding(a: Judged): boolean {
  return a.evidence.value > (LEAST_DETAIL[a.rule.id] ?? Number.NEGATIVE_INFINITY);
}

/** Whether a rule on the subject found none: then it has no share to tell. */
export function lacksSubject(a: Judged): boolean {
  return a.evidence.display === NO_SUBJECT;
}

/** Whether one place alone holds the first glance, faint others aside. */
export const isOnePlace = (a: Judged): boolean => /^1 /u.test(a.evidence.display);

/** "“Book online”": the line that a rule on the words named, between quotation marks; "the text" where it named its place. */
export function lineOf(a: Judged): string {
  return /“[^”]*”/u.exec(a.evidence.measure)?.[0] ?? 'the text';
}

/** How crowded the picture is in words and the figure measured, against the range. */
export function crowding(a: Judged): string {
  const { display, target } = a.evidence;
  return a.rule.id === 'S-05'
    ? `edges fill ${display} of it, our range is ${target}`
    : `${display} of clutter, our range is ${target}`;
}

/** What an opening lacks, as the reason to open otherwise. */
export function slowOpening({ rule, evidence: { display } }: Judged): string {
  if (rule.id === 'V-05') return `the first frame is next to black or blank now, ${display} in lightness`;
  if (rule.id === 'V-04') return `the opening moves only ${display} as much as the video as a whole now`;
  // What moves a little is no large motion and is not denied.
  return display.startsWith('none')
    ? `now there is no cut and no large motion in ${display.replace(/^none in /u, '')}`
    : `now no cut or large motion comes before ${display}`;
}
