/** Wording shared by the rules. All plain text. */
import { withMinus } from '../../../contract/format.ts';
import { withoutStarRows } from '../../text/blocks/star-rows.ts';

/** Quotation marks of a text's own: one pair around it goes, or what is left of it; others become single ones. A mark behind a figure is one of inches. */
function withInnerMarks(text: string): string {
  const around = text.replace(/^[“"«„]\s*(?=\S)/u, '').replace(/(?<=[^\d\s])\s*[”"»]$/u, '');
  if (!/[“”„«»]|(?<!\d)"/u.test(around)) return around;
  return text.replace(/(?<=^|[\s(])[“"«„]\s?(?=\S)/gu, '‘').replace(/(?<=[^\d\s])\s?[”"»“](?=$|[\s,.;:!?)])/gu, '’');
}

/** A text longer by no more than this is not cut: the mark of the cut would take as much room as what it takes away. */
const NO_CUT = 2;

/**
 * Text from the creative between quotation marks, on one line, without control or direction-changing characters and
 * rows of stars, cut at a word.
 */
export function quote(text: string, max = 46): string {
  const clean = withInnerMarks(
    withoutStarRows(text)
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu, ' ')
      // The sign of a currency that the recogniser does not know.
      .replace(/¤/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  const letters = [...clean];
  if (letters.length <= max + NO_CUT) return `“${clean}”`;
  const head = letters.slice(0, max).join('');
  const space = head.lastIndexOf(' ');
  return `“${(space > max / 2 ? head.slice(0, space) : head).replace(/[\s,.;:–-]+$/u, '')}…”`;
}

/** 0.347 as "35 %"; under 10 % with one digit where it says something. */
export function percent(share: number): string {
  const points = share * 100;
  return points !== 0 && Math.abs(points) < 9.95 && Math.round(points * 10) % 10 !== 0
    ? `${points.toFixed(1)} %`
    : `${Math.round(points)} %`;
}

/** A number with at most `digits` decimals and no trailing zeros; under 0 with a minus sign (U+2212), no hyphen. */
export function plain(value: number, digits = 1): string {
  return withMinus(`${Number(value.toFixed(digits)) || 0}`);
}

/** "1 word", "2 words". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** "the only word", "the 2 words": what stands before a verb or behind "of". */
export function theOnly(n: number, one: string): string {
  return n === 1 ? `the only ${one}` : `the ${count(n, one)}`;
}

const IN_WORDS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** A count at the start of a sentence, which begins with a word: "Two words", "Three of 4 shots", "In all, 194 words". */
export function countFirst(counted: string): string {
  const word = IN_WORDS[Number(/^\d+(?= \p{L}{2})/u.exec(counted)?.[0])];
  return word ? counted.replace(/^\d+/u, word) : /^\d/u.test(counted) ? `In all, ${counted}` : counted;
}

/** "1 bit", "1.5 bits": a measured amount with at most `digits` decimals. */
export function amount(value: number, one: string, digits = 1): string {
  const shown = plain(value, digits);
  return `${shown} ${shown === '1' ? one : `${one}s`}`;
}

/** "Both blocks", "All 3 blocks"; two or more. */
export function all(n: number, many: string): string {
  return n === 2 ? `Both ${many}` : `All ${n} ${many}`;
}

/** "a", "a and b", "a, b and c". */
export function list(items: readonly string[], joining = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joining} ${items[items.length - 1]}`;
}

/** First letter raised; leaves quotation marks and the rest alone. */
export function sentence(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** "a" or "an" before the words. */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** "4.2 s"; whole seconds without a digit. */
export function seconds(value: number): string {
  return `${Number(value.toFixed(1))} s`;
}

/** "3.1 to 6.4 s". */
export function stretch({ start, end }: { start: number; end: number }): string {
  return `${Number(start.toFixed(1))} to ${seconds(end)}`;
}
