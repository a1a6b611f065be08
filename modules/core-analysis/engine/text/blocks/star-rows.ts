import type { ReadLine } from '../recognise/read-line.ts';
import type { PixelBox } from '../recognise/resample.ts';
import type { LineBlock } from './join-blocks.ts';

const ROW = '(?:[★☆⭐]\\s*)+';
const RATING = '[1-5][.,]\\d(?![\\d%])';
const BEFORE_RATING = new RegExp(`${ROW}(?=${RATING})`, 'gu');
const BEHIND_RATING = new RegExp(`(?<=(?<![\\d.,])${RATING}\\s?)${ROW}`, 'gu');

/**
 * A row of drawn stars beside its rating as one sign: "★★ 4.8 from …" becomes "★ 4.8 from …". The recogniser loses stars of a
 * row (of five it read three to five, one beside another or apart), and the figure tells what they show.
 */
export function correctStarRows(text: string): string {
  return text
    .replace(BEFORE_RATING, '★ ')
    .replace(BEHIND_RATING, (row) => (/\s$/u.test(row) ? '★ ' : '★'))
    .trim();
}

/** The text without rows of two stars and more, whose number was not surely read; a single one is a sign. */
export function withoutStarRows(text: string): string {
  const rest = text.replace(/[★☆⭐](?:\s*[★☆⭐])+/gu, ' ');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

/** From so many stars on a line of nothing else is a row of stars. */
const STARS_ALONE = /^\s*(?:[★☆⭐]\s*){3,}$/u;

/** Whether a line is a row of drawn stars and nothing else. */
export const isStarRow = (text: string): boolean => STARS_ALONE.test(text);

/** A row of stars belongs to words no farther from it than so many times its height. */
const REACH = 2;

/** Pixels of free room between two boxes, the larger of across and down. */
function roomBetween(one: PixelBox, other: PixelBox): number {
  const across = Math.max(one.x - other.x - other.w, other.x - one.x - one.w);
  const down = Math.max(one.y - other.y - other.h, other.y - one.y - one.h);
  return Math.max(0, across, down);
}

/**
 * The texts of blocks with the rows of stars that stand at them, before the words or, where they stand to their right, behind
 * them. Rows far from all words are left out: of what they tell nobody can say.
 */
export function withStarRows(
  blocks: readonly LineBlock[],
  texts: readonly string[],
  rows: readonly ReadLine[],
): string[] {
  const result = [...texts];
  for (const row of rows) {
    const rooms = blocks.map(({ box }) => roomBetween(row.box, box));
    const nearest = rooms.indexOf(Math.min(...rooms));
    const block = blocks[nearest];
    if (!block || (rooms[nearest] as number) > row.box.h * REACH) continue;
    const text = result[nearest] as string;
    const isBehind = row.box.x > block.box.x + block.box.w;
    result[nearest] = correctStarRows(isBehind ? `${text} ${row.text}` : `${row.text} ${text}`);
  }
  return result;
}
