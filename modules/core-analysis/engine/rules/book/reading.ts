/** What a rule reads from the measurements, before it is judged. */
import type { Region } from '../../../contract/evidence.ts';
import type { RuleId } from '../../../contract/rule-ids.ts';

export interface Measured<D> {
  kind: 'measured';
  value: number;
  /** The value as a person reads it. */
  display: string;
  unit: string;
  /** The most telling places, worst first. */
  regions: Region[];
  /** When, in seconds, where it was a stretch of a video. */
  time?: { start: number; end: number };
  /** Theme this reading belongs to where it differs from the rule's: a composite sides with what spoiled it. */
  theme?: string;
  /** The fault is that of another rule of the theme, which speaks for both. */
  defers?: boolean;
  /** What was measured, in words; the rule's `measures` where absent. */
  measures?: string;
  /** How much of its weight the reading has, 0..1 (1 where absent): a measure of a small part of the picture says little of the whole. */
  counts?: number;
  /** How many times its `essential` share is at stake (1 where absent), for what costs more the more of it there is. */
  stake?: number;
  /** The value shown misses its target, however well the rule responds to all of it: nothing to praise. */
  unmet?: boolean;
  /** It costs what it costs, but nobody is asked to change it: there is no room for what is missing. */
  unsaid?: boolean;
  /** Response, 0..1, were the light right: what is lost beyond it is a fault of the light, which several rules see. */
  responseInGoodLight?: number;
  /** Nothing to praise, though the target is met: another measure says the contrary of the same picture. */
  contradicted?: boolean;
  detail: D;
}

export interface NotMeasured {
  kind: 'not_measured';
  reason: string;
  /** Words are there that could not be read or whose language is not known: it counts as such rules do on average. */
  unread?: true;
}

export type Reading<D> =
  | Measured<D>
  /** The input is missing (no recogniser, ...): the rule leaves the denominator and the range widens. */
  | NotMeasured
  /** There is nothing to judge (no text, no offer, ...): the rule leaves the denominator. */
  | { kind: 'not_applicable' }
  /** Lost together with another rule that already says why: response 0, no sentence of its own. */
  | { kind: 'lost_with'; leader: RuleId };

/** A reading that took place. */
export function measured<D>(reading: Omit<Measured<D>, 'kind'>): Measured<D> {
  return { kind: 'measured', ...reading };
}

export const notApplicable = { kind: 'not_applicable' } as const;

/** A reading that could not take place, with the reason as the end of "not measured: ...". */
export function notMeasured(reason: string): NotMeasured {
  return { kind: 'not_measured', reason };
}

/** A reading that could not take place because words are there that were not read or understood. */
export function notRead(reason = 'the text could not be read'): NotMeasured {
  return { kind: 'not_measured', reason, unread: true };
}
