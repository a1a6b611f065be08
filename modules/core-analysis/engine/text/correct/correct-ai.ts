import { copyLanguage } from '../../copy/language.ts';

/** Languages in which a word "Al" is next to never meant; Spanish, Italian and Portuguese begin sentences with it. */
const WITHOUT_AL: readonly (string | null)[] = ['en', 'de', 'fr'];

/** What follows "AI" with a capital; other capitals ("Al Futtaim", "Al Green") make a name of it. */
const GOES_WITH_AI =
  'Agents?|App|Art|Assistants?|Avatars?|Chat(?:bot)?|Coach|Co-?pilot|Copywriter|Design(?:er)?|Editor|Engine|Features?|Generators?|Headshots?|Images?|Insights|Logos?|Models?|Notes?|Photos?|Platform|Powered|Resume|Search|Studio|Suite|Teams?|Tools?|Tutor|Videos?|Voices?|Workflows?|Writer|Writing';

const ALONE = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])Al(?=$|[.,!?:;)]|-\\p{Ll}|\\s(?:[^\\p{L}]|(?:${GOES_WITH_AI})(?!\\p{L})|(?!(?:dente|fresco|forno|pesto|pastor)(?!\\p{L}))\\p{Ll}))`,
  'gu',
);
const AMONG_CAPITALS = /(?<![\p{L}\p{N}'’-])Al(?![\p{L}\p{N}'’])/gu;

/**
 * Texts of one creative in which "AI" was read as "Al": many typefaces draw both
 * letters alike. Fixed where the copy is of a language without the word "Al"
 * and what follows makes no name of it.
 */
export function correctAi(texts: readonly string[]): string[] {
  const others = texts.map((text) => text.replace(AMONG_CAPITALS, ''));
  const told = others.some((text, at) => text !== texts[at]) && others.some((text) => /\p{L}/u.test(text));
  if (!told || !WITHOUT_AL.includes(copyLanguage(others))) return [...texts];
  return texts.map((text, at) => {
    const other = others[at] ?? '';
    const capitals = /\p{Lu}{2}/u.test(other) && !/\p{Ll}/u.test(other);
    return text.replace(capitals ? AMONG_CAPITALS : ALONE, 'AI');
  });
}
