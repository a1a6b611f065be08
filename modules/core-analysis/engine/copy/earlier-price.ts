import type { CopyMeasures } from '../measurements.ts';
import { findReferencePrice, saysLowered } from './find-offer.ts';
import type { ReadBlock } from './read-claims.ts';
import { standTogether } from './stand-together.ts';

/** A sum and nothing else, its sign lost or not: "$89", "119", "129,- €". */
const SUM_ALONE = /^[^\p{L}\p{N}]*(?:\p{L}{0,3}\s?)?(\d[\d.,' ]*?)(?:[.,]-)?(?:\s?\p{L}{1,3})?[^\p{L}\p{N}]*$/u;
const SIGNED = /[$€£¥₹]|(?<!\p{L})(?:usd|eur|gbp|chf|cad|aud|kr|pln|zl)(?!\p{L})/iu;
const ANY_SUM = /\d[\d.,']*/u;
/** Type of a present price is no smaller than that of the earlier one beside it. */
const AS_LARGE = 0.95;
/** An earlier price is at most so many times the present one: more is another figure. */
const MOST_TIMES = 5;

/** The amount in figures such as "1,299.00", "1.299,00", "89"; not a number where nothing can be read. */
function amountIn(figures: string): number {
  const plain = figures.replace(/[\s']/gu, '');
  const cents = /[.,](\d{2})$/u.exec(plain);
  const whole = (cents ? plain.slice(0, -3) : plain).replace(/[.,]/gu, '');
  return whole === '' ? Number.NaN : Number(whole) + (cents ? Number(cents[1]) / 100 : 0);
}

const lineOf = ({ region, lines = 1 }: ReadBlock): number | null => (region ? region.h / lines : null);

type Offer = CopyMeasures['offer'];
type Earlier = CopyMeasures['referencePrice'];

/**
 * The offer, and the earlier price beside it. A price named as one of before ("was $80") is known by its words. Of two sums that
 * stand together with no words of their own, or with one told as lowered, the lower is what is paid now, unless it is set smaller. Of
 * three sums nobody can tell.
 */
export function withEarlierPrice(blocks: readonly ReadBlock[], offer: Offer): { offer: Offer; earlier: Earlier } {
  const named = blocks.flatMap(({ text }, block) => {
    const found = findReferencePrice(text);
    return found === null ? [] : [{ text: found, block }];
  })[0];
  if (named) return { offer, earlier: named };
  const own = offer?.kind === 'price' ? blocks[offer.block] : undefined;
  if (!offer || !own) return { offer, earlier: null };
  const isAlone = SUM_ALONE.test(own.text);
  if (!isAlone && !saysLowered(own.text)) return { offer, earlier: null };
  const paid = amountIn(ANY_SUM.exec(own.text)?.[0] ?? '');
  const beside = blocks.flatMap((other, block) => {
    const figures = SUM_ALONE.exec(other.text)?.[1];
    if (block === offer.block || figures === undefined || !standTogether(own, other)) return [];
    return [{ block, text: other.text.trim(), amount: amountIn(figures), line: lineOf(other) }];
  });
  const [one] = beside;
  const sums = blocks.filter(({ text }) => SUM_ALONE.test(text)).length;
  if (sums > (isAlone ? 2 : 1) || !one || !isPair(paid, one.amount)) return { offer, earlier: null };
  const line = lineOf(own);
  if (one.amount > paid)
    return { offer, earlier: isAsLarge(line, one.line) ? { text: one.text, block: one.block } : null };
  if (!isAlone || !isAsLarge(one.line, line) || !SIGNED.test(one.text)) return { offer, earlier: null };
  return {
    offer: { text: one.text, kind: 'price', specific: false, block: one.block },
    earlier: { text: own.text.trim(), block: offer.block },
  };
}

/** Whether the line of the lower sum is no smaller than that of the higher; so it is where nobody says how large they are. */
const isAsLarge = (lower: number | null, higher: number | null): boolean =>
  lower === null || higher === null || lower >= higher * AS_LARGE;

const isPair = (a: number, b: number): boolean => a !== b && Math.max(a, b) <= MOST_TIMES * Math.min(a, b);
