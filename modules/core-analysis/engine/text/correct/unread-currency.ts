import { rowsOf, type Span, spansOf } from '../ink/ink-spans.ts';
import { inkRows, profiles } from '../letters/line-ink.ts';
import type { SeparatedLetters } from '../letters/separate-letters.ts';
import type { PlacedLetter } from '../recognise/recognise-line.ts';
import { findEurosInUnrest } from './euro-in-unrest.ts';

/** A sign is at least this wide and high, / ink height of the line: narrower is a stop or a stroke, lower a dash. */
const LEAST_WIDTH = 0.35;
const MOST_WIDTH = 1.1;
const LEAST_HEIGHT = 0.6;
/** Distance to the figure it belongs to, ink edge to ink edge, / ink height. */
const MOST_GAP = 0.6;
/** The pound stands on a line as wide as itself, the euro on the bottom of a bow: share of its width with ink in the lowest rows. */
const FOOT = 0.12;
const FOOT_OF_POUND = 0.75;

/**
 * "f" for the pound sign, which the recogniser often takes for the letter most like it: before two figures and more or
 * after one. An aperture such as f1.8 stays.
 */
export function correctPound(text: string): string {
  return text.replace(/(?<![\p{L}\d])f(?=\d{2}|\d[.,]\d{2})|(?<=\d)f(?![\p{L}\d])/gu, '£');
}

/** Words a price follows, and a sum with cents: "E39" alone may be a socket or a model. */
const EURO_BY_WORD = /(?<=(?<!\p{L})(?:from|only|just|was|ab|nur|statt|dès|desde|solo|sólo)\s)E(?=\d{1,3}(?!\p{L}))/giu;
const EURO_BY_CENTS = /(?<![\p{L}\d])E(?=\d{1,4}[.,]\d{2}(?![\p{L}\d]))/gu;

/** "E" for the euro sign, where a word of price stands before it or cents behind it. */
export function correctEuro(text: string): string {
  return text.replace(EURO_BY_WORD, '€').replace(EURO_BY_CENTS, '€');
}

/**
 * The letters with the euro and pound signs the recogniser has no class for:
 * ink of a sign's size, read as nothing, that stands beside a figure. Told from
 * each other by their foot. Where letters and ground do not separate clearly only the euro is known, by its shape.
 */
export function addUnreadCurrency(letters: readonly PlacedLetter[], separated: SeparatedLetters): PlacedLetter[] {
  const { rows, columns } = profiles(separated);
  const ink = inkRows(rows);
  const height = ink.to - ink.from;
  const visible = letters.filter(({ letter }) => letter !== ' ');
  const found: PlacedLetter[] = [];
  const runs = spansOf(separated.width, (x) => (columns[x] as number) > 0).filter(({ from, to }) =>
    separated.clear.subarray(from, to).every((column) => column === 1),
  );
  for (const [at, run] of runs.entries()) {
    const isRead = visible.some(
      ({ at: place }) =>
        place * separated.width > run.from - height * 0.1 && place * separated.width < run.to + height * 0.1,
    );
    const width = run.to - run.from;
    if (isRead || width < LEAST_WIDTH * height || width > MOST_WIDTH * height) continue;
    const shape = rowsOf(separated, run);
    if (shape.to - shape.from < LEAST_HEIGHT * height) continue;
    if (![runs[at - 1], runs[at + 1]].some((near) => near && isFigure(near, run))) continue;
    const place = (run.from + run.to) / 2 / separated.width;
    found.push({
      letter: footOf(separated, run, shape) >= FOOT_OF_POUND ? '£' : '€',
      confidence: 1,
      spaceAfter: 0,
      at: place,
    });
  }
  if (found.length === 0 && separated.clear.includes(0)) found.push(...findEurosInUnrest(visible, separated));
  return found.length === 0 ? [...letters] : [...letters, ...found].sort((p, q) => p.at - q.at);

  function isFigure(near: Span, run: Span): boolean {
    const gap = Math.max(near.from - run.to, run.from - near.to);
    if (gap > MOST_GAP * height) return false;
    const edge = near.from >= run.to ? near.from : near.to;
    const closest = visible.reduce<PlacedLetter | null>((best, letter) => {
      const away = Math.abs(letter.at * separated.width - edge);
      return away < height && (!best || away < Math.abs(best.at * separated.width - edge)) ? letter : best;
    }, null);
    return closest !== null && /\d/.test(closest.letter);
  }
}

/** Share of a run's columns with ink in its lowest rows. */
function footOf({ width, mask }: SeparatedLetters, run: Span, shape: Span): number {
  const from = shape.to - Math.max(1, Math.round((shape.to - shape.from) * FOOT));
  let filled = 0;
  for (let x = run.from; x < run.to; x++) {
    for (let y = from; y < shape.to; y++) {
      if (!mask[y * width + x]) continue;
      filled++;
      break;
    }
  }
  return filled / (run.to - run.from);
}
