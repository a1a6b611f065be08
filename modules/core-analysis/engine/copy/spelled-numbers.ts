import { foldText, listOf } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { DATE_WORDS } from './urgency-words.ts';

/**
 * Numbers in words from two on, as they are written: "one" and "ein" are articles. Left out is what is another word as often: "elf"
 * and "once" in English, "neuf" (new) and "sept" (a month) in French.
 */
export const SPELLED_NUMBERS: readonly string[] = listOf(`
  two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety,
  zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, zwölf, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig,
  neunzig, deux, trois, quatre, cinq, huit, dix, onze, douze, vingt, trente, quarante, cinquante, soixante, dos, tres, cuatro,
  cinco, seis, siete, ocho, nueve, diez, doce, veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa`);

/** With one of these behind it a number is an hour, a sum of money, a date or part of a phrase: "two of us", "zwei für eins". */
const NO_THING = new Set(
  [
    ...DATE_WORDS,
    ...listOf(`
      dollar, dollars, euro, euros, pound, pounds, buck, bucks, cent, cents, franken, francs, pesos, may, o, clock, uhr, per, a, an, the, of,
      in, for, and, or, to, by, on, at, from, with, is, are, times, free, more, less, off, pro, par, por, von, im, am, und, oder, für,
      auf, um, et, ou, de, du, des, en, sur, y, e, al, el, la, le, con, sind, ist, sont, son, than, as, if, it, we, you, left, only`),
  ].map(foldText),
);

/** The letters as written: without its accent "très" would be a Spanish three. An umlaut may be lost in reading. */
const NUMBER_WORD = SPELLED_NUMBERS.flatMap((word) => [
  ...new Set([word, foldText(word), word.replace('ü', 'ue').replace('ö', 'oe')]),
]).join('|');
const UNIT = 'day|hour|week|month|year|minute|piece|course|night|step|part|pack|person|seat';
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:${NUMBER_WORD})(?:-(?:${NUMBER_WORD}))?(?:-(?:${UNIT})s?(?!\\p{L})|\\s+(\\p{L}+s(?!\\p{L})|\\p{Ll}+\\s+\\p{L}+s(?!\\p{L})|\\p{L}{2,}))`,
  'giu',
);
/** Up to so many words that all begin with a capital are a name: "Two Brothers Coffee". */
const NAME_WORDS = 3;

const isName = (text: string): boolean => {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length <= NAME_WORDS && /\p{Ll}/u.test(text) && words.every((word) => /^\p{Lu}/u.test(word));
};

/** Numbers in words with what they count: "twelve ripe figs", "drei Rezepte". */
export function findSpelledFigures(text: string): { index: number; text: string }[] {
  if (isName(text)) return [];
  const written = text.normalize('NFC');
  return matchesOf(written, SPELLED).flatMap(({ index, 0: match, 1: thing }) => {
    const [first = ''] = thing?.split(/\s/u) ?? [];
    return NO_THING.has(foldText(first)) ? [] : [{ index, text: match }];
  });
}
