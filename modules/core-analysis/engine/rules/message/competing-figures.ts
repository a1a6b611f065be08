/** Which figures of a creative stand for themselves, so that several of them blur each other. */
import { lexiconFor } from '../../copy/language.ts';
import { hasConcept } from '../../copy/quote.ts';
import { readLine } from '../../copy/read-line.ts';
import type { Written } from '../../copy/written.ts';
import type { CopyMeasures } from '../../measurements.ts';

type Figure = CopyMeasures['numbers'][number];

/** A figure with what it counts: a bare "612" is a part of something, such as a price, a date or a dial. */
const saysWhat = ({ text }: Figure): boolean => /[\p{L}%]/u.test(text);

/** What parts the entries of a list within one line. */
const LISTED = /[•·|/]/u;

const unitOf = ({ text }: Figure): string => /\p{L}+\.?$/u.exec(text)?.[0].toLowerCase() ?? '';

/**
 * Whether two figures of one line are one comparison: one is denied or stands for what was ("3 days, not 3 weeks"), or both are times
 * in other units ("20 minutes. Without it, two days").
 */
function isCompared(stretch: string, one: Figure, other: Figure): boolean {
  const { tokens } = readLine(stretch, lexiconFor([stretch]));
  if (hasConcept(tokens, 'neg was')) return true;
  const times = tokens.filter(({ concepts }) => concepts.some((c) => c === 'unit' || c === 'not-unit'));
  return times.length >= 2 && unitOf(one) !== unitOf(other);
}

/** The figures of one line: a pair that is compared and a marked list, which is a specification, are one each. */
function together(line: string, figures: readonly Figure[]): Figure[] {
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last || first === last) return [...figures];
  const from = line.indexOf(first.text);
  const to = line.indexOf(last.text, from + first.text.length);
  if (from < 0 || to < 0) return [...figures];
  const stretch = line.slice(from, to + last.text.length);
  const isOne = LISTED.test(stretch) || (figures.length === 2 && isCompared(stretch, first, last));
  return isOne ? [{ text: stretch, block: first.block }] : [...figures];
}

/**
 * The figures that compete: each said once, with what it counts, of lines of copy. What stands in small print, on a pictured screen
 * or in the request backs no claim at a glance.
 */
export function competingFigures({ text: { blocks }, copy }: Written): Figure[] {
  const out = new Set([...(copy.legal ?? []), ...(copy.screen ?? []), copy.cta?.block]);
  const isCopy = ({ block }: Figure) => {
    const role = blocks[block]?.role;
    return !out.has(block) && role !== 'small' && role !== 'cta';
  };
  const figures = copy.numbers.filter((figure) => isCopy(figure) && saysWhat(figure));
  const lines = [...new Set(figures.map(({ block }) => block))];
  const found = lines.flatMap((line) =>
    together(
      blocks[line]?.text ?? '',
      figures.filter(({ block }) => block === line),
    ),
  );
  return found.filter(({ text }, i) => found.findIndex((other) => other.text === text) === i);
}
