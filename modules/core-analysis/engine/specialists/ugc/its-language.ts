/** The language a creator speaks in: that of the creative, which need not be ours. */
import { LANGUAGE_NAMES } from '../../copy/lexica.ts';
import type { CreativeFacts } from './creative-facts.ts';

/** "the ad’s language (Spanish)" where the creative does not speak English, which is ours; null where it does or says nothing. */
export function itsLanguage({ language, words }: Pick<CreativeFacts, 'language' | 'words'>): string | null {
  if (language === 'en' || words === 0) return null;
  return `the ad’s language${language ? ` (${LANGUAGE_NAMES[language]})` : ''}`;
}

/** What to say in the creator's words, with the language to say it in; the creative's own words, quoted, stay as they are. */
export function inItsLanguage(say: string, facts: CreativeFacts): string {
  const language = itsLanguage(facts);
  if (!language || /^“[^”]*”$/u.test(say)) return say;
  return /your own words/u.test(say)
    ? say.replace('your own words', `your own words and ${language}`)
    : `In ${language}: ${say.charAt(0).toLowerCase()}${say.slice(1)}`;
}
