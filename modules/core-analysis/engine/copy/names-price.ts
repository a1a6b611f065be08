import { findCtas, namesReward, verbAtStart } from './find-cta.ts';
import { foldText } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { MONEY } from './money.ts';

/** What stands before a sum that is paid; one that is saved or won has none of these. */
const LEADS = 'for|at|from|only|just|fur|fuer|für|ab|nur|pour|des|seulement|por|desde|solo';
const PAID = new RegExp(`(?:^|\\s)(?:${LEADS}|buy|order|pay)\\s*$`, 'u');
const LEAD_WORDS = new RegExp(`(?<!\\p{L})(?:${LEADS})(?!\\p{L})`, 'gu');

const PRICE = new RegExp(MONEY, 'gu');

/** Whether the one thing a request names beside its verb is what it costs: "Buy for $9", "Order now from 9 €". */
export function namesOnlyPrice(text: string): boolean {
  const folded = foldText(text.trim());
  const verb = findCtas(text)[0]?.verb ?? verbAtStart(text) ?? folded.split(/\s+/u)[0] ?? '';
  const prices = matchesOf(folded, PRICE);
  const rest = folded.replace(PRICE, ' ').replace(LEAD_WORDS, ' ');
  return prices.some(({ index }) => PAID.test(folded.slice(0, index))) && !namesReward(rest, verb);
}
