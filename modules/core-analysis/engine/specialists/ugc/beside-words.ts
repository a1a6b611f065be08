/** Lines about what is missing from the words of a creative. */
import { count, quote } from '../../rules/wording/words.ts';
import type { CreativeFacts } from './creative-facts.ts';

/** The creative's own words that something may be missing beside: its headline, else its offer. */
export const ownWords = ({ headline, offer }: CreativeFacts): string | null => (headline ?? offer)?.text ?? null;

/** A line beside the creative's own words, quoted; the one without them where it has none, or a bare figure. */
export function besideWords(
  facts: CreativeFacts,
  { own, none }: { own: (said: string) => string; none: string },
): string {
  const said = ownWords(facts);
  return said && /\p{L}{3}/u.test(said) ? own(quote(said, 40)) : none;
}

/** "none of the 14 words on the creative asks for anything": the plain verb first. */
export function noWord({ words }: CreativeFacts, does: string): string {
  return words === 1
    ? `the only word on the creative does not ${does}`
    : `none of the ${count(words, 'word')} on the creative ${does.replace(/^\p{L}+/u, '$&s')}`;
}
