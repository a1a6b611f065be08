import { alternatives, foldText, listOf } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { DATE_WORDS } from './urgency-words.ts';

/** Words cut short whose full stop belongs to them, in the languages we read. */
const CUT_SHORT = listOf(`
  dr, mr, mrs, ms, prof, st, nr, no, ca, bzw, inkl, incl, zzgl, exkl, excl, max, min, std, stk, mind, evtl, ggf, mwst, str, tel,
  art, ltd, inc, vs, approx, sr, sra, dra, srta, mme, mlle, av, env, num, ing, sig, dott, ptas, abb, vol, hr, fr,
  z.b, d.h, u.a, e.g, i.e, p.p, a.m, p.m`);
/** Of these, words that may as well end a sentence ("Say no. Then buy"): they go on only before a figure or a small letter. */
const ALSO_WORDS: ReadonlySet<string> = new Set(['no', 'min', 'max', 'art', 'vol', 'inc', 'ltd', 'fr', 'a.m', 'p.m']);

/** Words before an ordinal in German: "zum 3. Mal", "der 2. Band". */
const BEFORE_ORDINAL = listOf('am, zum, vom, der, die, das, dem, den, des, beim, im, ins, jeder, jeden, jede, jedes');

const days = alternatives(DATE_WORDS);
const NO_END = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.])(?:${alternatives(CUT_SHORT)})\.(?=\s+[\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}.,:])\d{1,2}\.(?=\s+(?:${days})(?!\p{L}))`,
    String.raw`(?<=(?<!\p{L})(?:${alternatives(BEFORE_ORDINAL)})\s+)\d{1,2}\.(?=\s+\p{L})`,
  ].join('|'),
  'gu',
);
/** A figure with small letters behind it ("die 2. rate", "31.12. buchbar"), and the initials a name opens with ("J. Berg"). */
const WRITTEN =
  /(?<![\p{L}\p{N}.,:])\d{1,2}(?:\.\d{1,2})?\.(?=\s+\p{Ll})|(?<=^(?:\p{Lu}\.\s?)*\p{Lu})\.(?=\s+\p{Lu}\p{Ll})/gu;

/** Stands in for a full stop that ends no sentence. */
const STAND_IN = '\u2024';

/**
 * The same text, unit for unit, with the full stops that end no sentence changed to another sign: those of words cut short, of
 * German ordinals before a month or behind an article, and of initials.
 */
export function maskDots(text: string): string {
  const masked = text.split('');
  for (const { index, 0: match } of matchesOf(foldText(text), NO_END)) {
    const goesOn = /^\s+[\p{N}\p{Ll}]/u.test(text.slice(index + match.length));
    if (goesOn || !ALSO_WORDS.has(match.slice(0, -1))) masked[index + match.length - 1] = STAND_IN;
  }
  for (const { index, 0: match } of matchesOf(text, WRITTEN)) masked[index + match.length - 1] = STAND_IN;
  return masked.join('');
}
