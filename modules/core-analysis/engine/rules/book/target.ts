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
  /** The same asked of values `factor` times as high, rounded inwards to whole figures; absent where the words name no scale. */
  scaled?(factor: number): Target;
}

/** Of whole figures whole ones come: what is printed must surely be met. */
const lower = (value: number, factor: number): number =>
  Number.isInteger(value) ? Math.ceil(value * factor - 1e-9) : value * factor;
const upper = (value: number, factor: number): number =>
  Number.isInteger(value) ? Math.floor(value * factor + 1e-9) : value * factor;

/** A target under a lens that asks for `factor` times the value. */
export function scaledTarget(target: Target | string, factor: number): Target | string {
  if (factor === 1 || typeof target === 'string') return target;
  return target.scaled?.(factor) ?? target;
}

/** "4.5 : 1", "40 %", "3°": a figure as it is printed, with its unit. */
function figure(value: number, unit: string): string {
  return `${plain(value, 2)}${unit === '' || unit.startsWith('°') ? '' : ' '}${unit}`;
}

/** "at least 4.5 : 1"; `unit` may go on to say of what. */
export function atLeast(from: number, unit = ''): Target {
  return {
    words: `at least ${figure(from, unit)}`,
    zones: [{ from }],
    scaled: (factor) => atLeast(lower(from, factor), unit),
  };
}

/** "at most 7 % of the diagonal". */
export function atMost(to: number, unit = ''): Target {
  return { words: `at most ${figure(to, unit)}`, zones: [{ to }] };
}

/** "10 to 50 % of the frame". */
export function between(from: number, to: number, unit = ''): Target {
  return {
    words: `${plain(from, 2)} to ${figure(to, unit)}`,
    zones: [{ from, to }],
    scaled: (factor) => between(lower(from, factor), upper(to, factor), unit),
  };
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
