import type { CopyMeasures } from '../measurements.ts';
import { quoteWords } from './claim-patterns.ts';
import { countSums, findOffer, findReferencePrice, isNamedPrice, offerNamesObject } from './find-offer.ts';
import { perBlock } from './per-block.ts';
import type { ReadBlock } from './read-claims.ts';
import { standTogether } from './stand-together.ts';
import { endsUnfinished, withoutDangling } from './unfinished.ts';

const OFFER_STRENGTH = ['percent', 'amount', 'free', 'price'] as const;

/** From so many sums on the texts are a table or a list, in which a sum is an offer only where a word says so. */
const TABLE = 5;

/** Whether the sums of these texts are those of a table or list. */
export const isTable = (blocks: readonly Pick<ReadBlock, 'text'>[]): boolean =>
  blocks.reduce((sum, { text }) => sum + countSums(text), 0) >= TABLE;

/** A word of price in a line of its own, whose figure stands in the next. */
const PRICE_WORD_ALONE = /^\p{L}+(?:\s\p{L}+)?$/u;

/** What an offer is on, in a line below it: "on all lamps", "sur les pizzas". */
const OBJECT_BELOW =
  /^(?:on|off|of|for|all|every|your|auf|für|fuer|fur|alle|sur|pour|tous|toutes|en|todos|todas|para)\s+\p{L}/iu;

/** A share in a line of its own: "50%", not "100%". */
const SHARE_ALONE = /^[^\p{L}\p{N}]*([1-9]\d?\s?%)[^\p{L}\p{N}]*$/u;

/**
 * A share alone is one off the price where the copy names what the price was before: the minus before large figures is often not
 * read, and nothing else that is told in a share stands beside two prices.
 */
function lostMinus(blocks: readonly ReadBlock[]): NonNullable<CopyMeasures['offer']>[] {
  if (!blocks.some(({ text }) => findReferencePrice(text) !== null)) return [];
  return blocks.flatMap((own, block) => {
    const share = SHARE_ALONE.exec(own.text)?.[1];
    if (share === undefined || own.role === 'small') return [];
    const next = blocks[block + 1];
    const below = next && next.role !== 'cta' && OBJECT_BELOW.test(next.text.trim()) && standTogether(own, next);
    const text = below ? quoteWords(`${share} ${next.text}`) : share;
    return [{ text, kind: 'percent' as const, specific: below ? offerNamesObject(text) : false, block }];
  });
}

/** An offer that breaks off at the end of its block, with the next one where it goes on in it; else without the words it breaks off at. */
function wholePhrase<T extends { text: string; block: number }>(blocks: readonly ReadBlock[], offer: T): T {
  const own = blocks[offer.block];
  if (!own?.text.trim().endsWith(offer.text) || !endsUnfinished(offer.text)) return offer;
  const next = blocks[offer.block + 1];
  const goesOn = next && next.role !== 'cta' && standTogether(own, next);
  return { ...offer, text: goesOn ? quoteWords(`${offer.text} ${next.text}`) : withoutDangling(offer.text) };
}

/** A figure may stand apart from its word ("50%" large, "OFF" small below it) or from what it is on: then the two blocks are read as one. */
export function bestOffer(blocks: readonly ReadBlock[]): CopyMeasures['offer'] {
  const alone = perBlock(blocks, findOffer).map((found) => wholePhrase(blocks, found));
  const paired = blocks.flatMap(({ text }, block) => {
    const next = blocks[block + 1];
    const own = findOffer(text);
    const split =
      next &&
      next.role !== 'cta' &&
      standTogether(blocks[block] as ReadBlock, next) &&
      own?.kind !== 'price' &&
      findReferencePrice(text) === null &&
      ((own && !own.specific && OBJECT_BELOW.test(next.text.trim())) ||
        (text.split(/\s+/u).length <= 3 && /\d/.test(text)) ||
        (PRICE_WORD_ALONE.test(text.trim()) && isNamedPrice(text) && /^\P{L}?\d/u.test(next.text)));
    const found = split ? findOffer(`${text} ${next.text}`) : null;
    return found ? [{ ...found, block }] : [];
  });
  const table = isTable(blocks);
  const rank = ({ kind, specific }: { kind: (typeof OFFER_STRENGTH)[number]; specific: boolean }) =>
    OFFER_STRENGTH.indexOf(kind) * 2 - (specific ? 1 : 0);
  // Of equals not the one in small print: beside a price that is what it was before.
  const isSmall = ({ block }: { block: number }) => blocks[block]?.role === 'small';
  return (
    [...alone, ...paired, ...lostMinus(blocks)]
      .filter(({ kind, text }) => kind !== 'price' || !table || isNamedPrice(text))
      .sort((p, q) => rank(p) - rank(q) || Number(isSmall(p)) - Number(isSmall(q)))[0] ?? null
  );
}
