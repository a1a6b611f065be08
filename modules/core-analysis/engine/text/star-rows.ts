const ROW = '(?:[★☆⭐]\\s*)+';
const RATING = '[1-5][.,]\\d(?![\\d%])';
const BEFORE_RATING = new RegExp(`${ROW}(?=${RATING})`, 'gu');
const BEHIND_RATING = new RegExp(`(?<=(?<![\\d.,])${RATING}\\s?)${ROW}`, 'gu');

/**
 * A row of drawn stars beside its rating as one sign: "★★ 4.8 from …" becomes "★ 4.8 from …". The recogniser loses stars of a
 * row (of five it read three to five, one beside another or apart), and the figure tells what they show.
 */
export function mendStarRows(text: string): string {
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
