/** What a rule may say of copy in a language of which we know few words: what is there, not what is missing. */
import { type OtherLanguage, otherLanguage } from '../../copy/language.ts';
import { type NotMeasured, notRead } from '../book/reading.ts';
import { copyGap, type Read, readingGap } from '../book/text-blocks.ts';

type Gap = NotMeasured | null;

const told = new WeakMap<Read['text']['blocks'], OtherLanguage | null>();

/** A language of a creative of which we know few words; several rules ask, so the answer is kept while its texts live. */
function languageOf({ blocks }: Read['text']): OtherLanguage | null {
  const known = told.get(blocks);
  if (known !== undefined) return known;
  const language = otherLanguage(blocks.map(({ text }) => text));
  told.set(blocks, language);
  return language;
}

/** Why a rule may not judge the wording of the copy, or null when it may. */
export function languageGap(m: Read): Gap {
  const unread = copyGap(m);
  const language = m.text.measured && !unread ? languageOf(m.text) : null;
  if (!language) return unread;
  return notRead(
    language.name
      ? `the copy seems to be in ${language.name}, of which we know too few words`
      : 'the copy seems to be in a language of which we know too few words',
  );
}

/** Why a rule may not say that words are missing, or null when it may: none that were read unsurely or that we do not know hold it. */
export function wordsGap(m: Read): Gap {
  return readingGap(m) ?? languageGap(m);
}
