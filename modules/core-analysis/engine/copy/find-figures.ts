import { pattern, without, wordsPattern } from './claim-patterns.ts';
import { withoutContact } from './contact-details.ts';
import { alternatives, foldText } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { withoutModelNumbers } from './model-numbers.ts';
import { MONEY, NUMBER, PERCENT, UNSIGNED_PRICE } from './money.ts';
import { REFUSED_CLAIMS, RISKY_WORDS } from './risky-words.ts';
import { findSpelledFigures } from './spelled-numbers.ts';
import { DATE_WORDS } from './urgency-words.ts';

const days = alternatives([...DATE_WORDS, 'may']);
const NOT_FIGURES = [
  // An offer told by its count: "buy 2 get 1 free", "3 for 2", "2+1 gratis".
  pattern(
    String.raw`(?<!\p{L})(?:buy|kauf\p{L}*|achetez|compra)\s+\d{1,2}\s+(?:get|bekomme?n?|et|y|und|and)\s+(?:\p{L}+\s+)?\d{1,2}(?:\s+(?:free|gratis|geschenkt|offerts?))?(?!\p{L})|(?<![\p{L}\d])\d\s?(?:for|für|fur|pour|por|x|\+)\s?\d(?:\s+(?:free|gratis|offerts?))?(?![\p{L}\d])`,
  ),
  pattern(MONEY),
  pattern(UNSIGNED_PRICE),
  pattern(String.raw`(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)|(?<!\d)(?:19|20)\d{2}(?!\d)`),
  // "12th of June", "12.–14. Juni", "12 de mayo", "Sa 12.05.".
  pattern(
    String.raw`(?:\d{1,2}\.?\s?[-–&+]\s?)?\d{1,2}(?:st|nd|rd|th|er|\.)?,?\s+(?:of\s+|de\s+)?(?:${days})(?!\p{L})|(?:${days})\.?,?\s+\d{1,2}(?:st|nd|rd|th|\.)?(?!\d)`,
  ),
  pattern(String.raw`(?<!\d)\d{1,2}\.\d{1,2}\.(?!\d)`),
  pattern(
    String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|uhr)(?!\p{L})|\d{1,2}:\d{2}|\d{1,2}\s?h\s?\d{2}(?!\d)|(?<=(?<!\p{L})(?:a|ab|des|um)\s(?:las\s)?)\d{1,2}\s?h(?!\p{L})`,
  ),
  // Telephone numbers and codes such as SAVE20.
  pattern(String.raw`\+?\d[\d\s()/-]{6,}\d|\p{L}+\d[\p{L}\d]*`),
];
/** Small words that belong to what follows: with one of them a figure is quoted as a scrap ("4 per"). */
const JOINING = String.raw`(?:per|a|an|the|of|in|for|and|or|to|by|on|at|from|with|is|are|pro|par|por|von|im|am|und|oder|et|ou|de|du|des|di|da|en|y|e|o|al|el|la|le)(?!\p{L})`;
const FIGURE = pattern(String.raw`${PERCENT}|(?<![\p{L}\d.,])(?:${NUMBER})[km]?\+?(?:[\s-](?!${JOINING})\p{L}+)?`);

/**
 * Figures in a block other than prices, dates, addresses, telephone numbers, opening hours, codes and models, each with the word behind
 * it; numbers in words are as concrete.
 */
export function findFigures(text: string): string[] {
  const counting = without(withoutModelNumbers(withoutContact(text)), ...NOT_FIGURES);
  const digits = matchesOf(counting, FIGURE).map(({ index, 0: match }) => ({
    index,
    text: text.slice(index, index + match.length).trim(),
  }));
  return [...digits, ...findSpelledFigures(text)].sort((a, b) => a.index - b.index).map((figure) => figure.text);
}

const RISKY = wordsPattern(RISKY_WORDS);
/** Signs stand before a letter boundary: "#1" is not caught by whole words. */
const RANK = pattern(String.raw`#\s?1(?![\d\p{L}])`);
const HARMLESS = pattern(String.raw`(?:satisfaction|money[- ]?back|quality|price[- ]match)\s*guaranteed?`);

/** Words in a block that platforms ask to substantiate. */
export function findRisky(text: string): string[] {
  const folded = without(foldText(text), HARMLESS);
  return [...matchesOf(folded, RISKY), ...matchesOf(folded, RANK)].map(({ index, 0: match }) =>
    text.slice(index, index + match.length),
  );
}

const REFUSED = pattern(String.raw`(?<![\p{L}\p{N}])(?:${REFUSED_CLAIMS.join('|')})(?![\p{L}])`);

/** Claims in a block that platforms refuse as they stand; only where the words leave no doubt. */
export function findRefused(text: string): string[] {
  return matchesOf(foldText(text), REFUSED).map(({ index, 0: match }) => text.slice(index, index + match.length));
}
