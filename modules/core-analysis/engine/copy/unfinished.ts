import { foldText, listOf } from './fold-text.ts';

/**
 * Words that no phrase ends on, so that a line which does goes on in the next: articles, possessives and prepositions that are no
 * part of a verb ("on", "in", German "an" and "mit" end many).
 */
const UNFINISHED: ReadonlySet<string> = new Set(
  listOf(`
    a, an, the, for, of, with, and, or, your, our, my, their, from, every, each, than,
    der, die, das, den, dem, des, eine, einen, einem, einer, eines, für, von, und, oder, im, am, zum, zur, vom, beim, dein, deine,
    deinen, unser, unsere, ihre, ihren, jede, jeden,
    le, la, les, un, une, des, du, de, d', l', et, ou, pour, avec, votre, vos, notre, nos, au, aux, chaque,
    el, los, las, una, del, y, o, con, para, por, tus, su, sus, nuestro, nuestra, cada,
    il, lo, gli, di, della, e, per, het, een, van, voor, met, um, uma, do, da, com`).map(foldText),
);

const LAST_WORD = /(\S+)\s*$/u;

/** Whether a text breaks off in the middle of a phrase, at the end of a line as a rule: "Free coffee for a". */
export function endsUnfinished(text: string): boolean {
  const last = LAST_WORD.exec(text.trim())?.[1] ?? '';
  // A capital alone is a name ("Vitamin A"), but among capitals behind another such word.
  if (/^\p{Lu}$/u.test(last)) return !/\p{Ll}/u.test(text) && endsUnfinished(text.trim().slice(0, -1).trim());
  return /\s/u.test(text.trim()) && UNFINISHED.has(foldText(last));
}

/** The text to the end of its last whole phrase: without the words it breaks off at ("Free coffee"). Words in capitals may be names and stay. */
export function withoutDangling(text: string): string {
  const last = LAST_WORD.exec(text);
  if (!last || /\p{Lu}/u.test(last[1] ?? '') || !endsUnfinished(text)) return text;
  return withoutDangling(text.slice(0, last.index).trimEnd());
}
