import { ratioOf, standsBehind } from '../blocks/side-by-side.ts';
import { LEGIBLE } from '../recognise/legible.ts';
import type { ReadLine } from '../recognise/read-line.ts';
import { lineHeightOf } from './line-reach.ts';

/** Words of letters that have one shape as capitals and as small letters: alone they do not tell which they are. */
const ONE_SHAPE = /^[cosuvwxz]{1,3}$/iu;
/** The height of so few letters may be off by this factor, as where they stand out of level or on a busy ground. */
const FITS = 1.3;

/** Height of the word's line if its letters are those of `text`. */
const heightAs = (word: ReadLine, text: string) => (word.height * lineHeightOf(text, 1)) / lineHeightOf(word.text, 1);

/** Which case and height a word of one shape has beside a sure part of its line; null where it is no word of that line. */
function fitted(word: ReadLine, beside: ReadLine): Pick<ReadLine, 'text' | 'height'> | null {
  const small = word.text.toLowerCase();
  const capitals = word.text.toUpperCase();
  const asSmall = ratioOf(heightAs(word, small), beside.height);
  const asCapitals = ratioOf(heightAs(word, capitals), beside.height);
  if (Math.min(asSmall, asCapitals) >= FITS) return null;
  if (asSmall < asCapitals) return { text: small, height: beside.height };
  return { text: /\p{Ll}/u.test(beside.text) ? word.text : capitals, height: beside.height };
}

/** Heights of words set alone in capitals that are set alike, as stickers are, agree within this factor. */
const ALIKE = 1.1;

/** A word that stands alone ("wow") in capitals, where others that do are in capitals of the height it has then. */
function asOtherCapitals(word: ReadLine, sure: readonly ReadLine[]): Pick<ReadLine, 'text' | 'height'> | null {
  const capitals = word.text.toUpperCase();
  const height = heightAs(word, capitals);
  const alike = sure.some(
    ({ text, height: other }) => /^\p{Lu}{2,}[!?]?$/u.test(text) && ratioOf(height, other) < ALIKE,
  );
  return alike ? { text: capitals, height } : null;
}

/**
 * Parts of lines in which short words ("zu", "so") found by themselves have the case and height of the line they stand in: read
 * as "ZU" the word would be of another size, keep out of its line and look like a scrap.
 */
export function fitShortWords(parts: readonly ReadLine[]): ReadLine[] {
  const sure = parts.filter(({ text, confidence }) => confidence >= LEGIBLE && !ONE_SHAPE.test(text));
  return parts.map((part) => {
    if (!ONE_SHAPE.test(part.text)) return part;
    const beside = sure.find(
      (other) => standsBehind(other, part, other.height) || standsBehind(part, other, other.height),
    );
    return { ...part, ...(beside ? fitted(part, beside) : asOtherCapitals(part, sure)) };
  });
}
