import { alternatives } from './fold-text.ts';

/** Under this share of the best mark a rating is no praise: 3 of 5. */
const PRAISE = 0.6;
/** Of ten where it says so. */
const OF_TEN = /(?:\/|out of|von|sur|su|de|van)\s?10$/u;
/** German marks are the better the lower; they stand without "of 5", and no people behind them gave them. */
const GERMAN_MARK = /(?:gesamtnote|testnote|note)\s?:?\s?[12][.,]\d$/u;
const GIVEN_BY = new RegExp(
  `^\\s*(?:/|(?:${alternatives(['sur', 'von', 'of', 'out of', 'par', 'de', 'from', 'by', 'avis', 'étoiles', 'sterne', 'sternen'])})(?!\\p{L}))`,
  'u',
);

/** Whether a rating in folded words tells against what is sold: "rated 1.2", "2 out of 5". */
export function isPoorRating(folded: string, { index, 0: words }: RegExpExecArray): boolean {
  const mark = /\d+(?:[.,]\d)?/u.exec(words)?.[0];
  if (mark === undefined || /^(?:five|5)[- ]star/u.test(words)) return false;
  if (GERMAN_MARK.test(words) && !GIVEN_BY.test(folded.slice(index + words.length))) return false;
  return Number(mark.replace(',', '.')) < PRAISE * (OF_TEN.test(words) ? 10 : 5);
}
