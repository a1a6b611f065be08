/**
 * What a rule asks for: the words printed beside the measured value, and the values they mean. Both come from one call, so the
 * green zone of a curve begins and ends at the figure that is printed.
 */
import { plain } from '../wording/words.ts';

/** Values that meet a target, ends included, in the unit of the reading; an absent end is open. */
export interface Zone {
  from?: number;
  to?: number;
}

export interface Target {
  words: string;
  /** Usually one; lengths that do well for two reasons have two. */
  zones: readonly Zone[];
}

/** "4.5 : 1", "40 %", "3°": a figure as it is printed, with its unit. */
function figure(value: number, unit: string): string {
  return `${plain(value, 2)}${unit === '' || unit.startsWith('°') ? '' : ' '}${unit}`;
}

/** "at least 4.5 : 1"; `unit` may go on to say of what. */
export function atLeast(from: number, unit = ''): Target {
  return { words: `at least ${figure(from, unit)}`, zones: [{ from }] };
}

/** "at most 7 % of the diagonal". */
export function atMost(to: number, unit = ''): Target {
  return { words: `at most ${figure(to, unit)}`, zones: [{ to }] };
}

/** "10 to 50 % of the frame". */
export function between(from: number, to: number, unit = ''): Target {
  return { words: `${plain(from, 2)} to ${figure(to, unit)}`, zones: [{ from, to }] };
}

/** "within 3 s". */
export function within(seconds: number): Target {
  return { words: `within ${figure(seconds, 's')}`, zones: [{ to: seconds }] };
}

/** Words of one's own for a zone: "1 or 2 figures", "all of it". */
export function called(words: string, ...zones: Zone[]): Target {
  return { words, zones };
}

/** The words of a target, which is words alone where the value is no scale ("found", a wording). */
export function targetWords(target: Target | string): string {
  return typeof target === 'string' ? target : target.words;
}
