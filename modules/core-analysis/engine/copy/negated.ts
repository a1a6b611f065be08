/** Claims that their own words deny: "Delivery is not free", "No guarantee needed", "Umtausch ausgeschlossen". */
import { alternatives, listOf } from './fold-text.ts';

const source = (text: string) => alternatives(listOf(text));
const END = '(?![\\p{L}\\p{N}])';

const DENIES = source(`
  no, not, isn't, aren't, wasn't, don't, doesn't, can't, cannot, never, without, no longer, hardly, neither, nor, not be, not come with,
  nicht, nicht mehr, kein, keine, keinen, keiner, keinerlei, ohne, nie, niemals,
  pas, pas de, pas d', plus de, sans, aucun, aucune, jamais, ni, non,
  sin, ningún, ninguna, nunca, tampoco, no es, no son, no está, no están, no hay, no incluye, no tiene`);
/** Small words that may stand between a denial and what it denies. */
const BETWEEN = source(`
  a, an, any, the, yet, always, be, been, even, really, completely, entirely, included, offer, give, included in, for, our, your,
  mehr, ganz, immer, wirklich, eine, einen, die, une, un, la, le, toujours, una, ningun, ninguna, siempre, del todo`);
const DENIED_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DENIES})(?:\\s+(?:${BETWEEN})){0,2}[\\s-]+$`, 'u');
const DENIED_BEHIND = new RegExp(
  `^\\s+(?:(?:${source('is, are, was, were, will be, ist, sind, wird, werden, est, sont')})\\s+)?(?:(?:${source('not, nicht, pas')})(?!\\s+(?:${source('to, only, just, nur, seulement, solo')})${END})${END}|(?:${source(`
  isn't, aren't, excluded, void, expired, ausgeschlossen, entfällt, exclue, exclu, non inclus, non incluse, no incluido, no incluida,
  no incluidos, no se admiten, no se aceptan`)})${END})`,
  'u',
);

/** Whether the folded words from `from` to `to` are denied by those right before or behind them. */
export function isDenied(folded: string, from: number, to: number): boolean {
  return DENIED_BEFORE.test(folded.slice(0, from)) || DENIED_BEHIND.test(folded.slice(to));
}
