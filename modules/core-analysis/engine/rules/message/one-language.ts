/** Whether the copy speaks one language throughout. */
import { sureLanguage } from '../../copy/language.ts';
import { type CopyLanguage, LANGUAGE_NAMES } from '../../copy/lexica.ts';
import type { Written } from '../../copy/written.ts';
import type { TextBlock } from '../../measurements.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineWordRule } from '../book/rule.ts';
import { called } from '../book/target.ts';
import { mayBeName } from '../wording/copy-lines.ts';
import { count, list, quote } from '../wording/words.ts';

/** A shorter line is a name, a loanword or a label. */
const LEAST_WORDS = 3;

/** The first line of each language that is surely told, captions of speech and names aside. */
function firstOfEach({ text: { blocks }, captions }: Written): Map<CopyLanguage, TextBlock> {
  const found = new Map<CopyLanguage, TextBlock>();
  for (const [i, block] of blocks.entries()) {
    if (captions?.[i] || block.words < LEAST_WORDS || !isLegible(block) || mayBeName(block.text)) continue;
    const language = sureLanguage(block.text);
    if (language && !found.has(language)) found.set(language, block);
  }
  return found;
}

const namesOf = (lines: Map<CopyLanguage, TextBlock>) => [...lines.keys()].map((language) => LANGUAGE_NAMES[language]);

const oneLanguage = defineWordRule<Map<CopyLanguage, TextBlock>>({
  id: 'K-22',
  title: 'One language',
  area: 'copy',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Who reads the headline should be able to read the rest; no study is behind the mark. Names, loanwords and lines under three words are left out.',
  },
  theme: 'language',
  importance: 0.6,
  praise: 0,
  measures: 'languages that lines of three words and more are surely written in',
  target: called('1 language', { to: 1 }),
  effort: 'low',
  idea: false,
  measure(m) {
    const detail = firstOfEach(m);
    // One language throughout is what anybody expects, and earns nothing.
    if (detail.size < 2) return notApplicable;
    return measured({
      value: detail.size,
      display: count(detail.size, 'language'),
      unit: 'languages',
      regions: [...detail.values()].map(({ region }) => region),
      detail,
    });
  },
  respond: ({ value }) => (value > 1 ? 0 : 1),
  good: ({ detail }) => ({
    title: 'One language throughout',
    text: `Every line that tells its language is ${namesOf(detail).join('')}.`,
  }),
  bad: ({ detail }) => ({
    title: `The copy mixes ${list(namesOf(detail))}`,
    text: `${list([...detail].map(([language, { text }]) => `${quote(text, 34)} is ${LANGUAGE_NAMES[language]}`))}: who reads the one may not read the other.`,
  }),
  advice: ({ detail }) => ({
    title: `Say it all in ${list(namesOf(detail), 'or in')}`,
    text: `Choose the language of the people you show it to and put the lines of the other into it: ${list([...detail.values()].map(({ text }) => quote(text, 28)))} need one reader. A slogan or a name may stay as it is.`,
  }),
});

export const languageRules = [oneLanguage];
