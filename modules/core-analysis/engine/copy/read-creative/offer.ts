import {
  asOffer,
  formerPriceIn,
  isNamedPrice,
  namesObject,
  type OfferReading,
  offerNamesObject,
  offers,
} from '../offer-line.ts';
import { hasConcept, quoteWords } from '../quote.ts';
import { readLine } from '../read-line.ts';
import { endsUnfinished, withoutDangling } from '../unfinished.ts';
import { follows, standTogether } from './follows.ts';
import type { Creative, CreativeLine } from './lines-of.ts';
import { LIKELY } from './thresholds.ts';

export interface FoundOffer extends OfferReading {
  block: number;
  blocks: readonly number[];
}

/** Weight of size beside what is said, of a gain beside a price, and of standing in the request. */
const RANK = { flat: 0.6, size: 0.4, gain: 0.25, asked: 0.4 } as const;
/** Two lines are one offer where the whole says this much more than either part. */
const SAYS_MORE = 0.1;
/** A sentence that offers under the one and pitches over the other takes its parts with it. */
const TAKEN_BACK = { offers: 0.4, pitch: 0.4 } as const;
const LEGAL = 0.5;
/** From so many sums on the texts are a table, in which no single sum is the offer by itself. */
const TABLE = 5;

interface Candidate extends FoundOffer {
  rank: number;
}

function neighbours({ lines }: Creative, out: (index: number) => boolean): [CreativeLine, CreativeLine][] {
  return lines.flatMap((line, i) => {
    const next = lines[i + 1];
    return next && standTogether(line, next) && !out(line.index) && !out(next.index) ? [[line, next] as const] : [];
  }) as [CreativeLine, CreativeLine][];
}

const isSum = ({ reading }: CreativeLine): boolean => reading.tokens.some(({ span }) => span?.kind === 'money');

/** Lines whose sums are told of something else than what is sold: the sentence that they begin or end says so. */
function takenBack(pairs: readonly (readonly [CreativeLine, CreativeLine])[]): ReadonlySet<number> {
  const taken = pairs.filter(([a, b]) => {
    if (!follows(a, b)) return false;
    const whole = readLine(`${a.block.text} ${b.block.text}`, a.language);
    return offers(whole) < TAKEN_BACK.offers && whole.p('pitch') > TAKEN_BACK.pitch;
  });
  return new Set(taken.flat().map(({ index }) => index));
}

/** What the creative offers; null where nothing may be an offer. Lines that are `out` hold none. */
export function offerOf(
  creative: Creative,
  out: (index: number) => boolean,
  request: number | null,
): FoundOffer | null {
  const pairs = neighbours(creative, out);
  const taken = takenBack(pairs);
  const isOut = ({ index, reading, block, footnote }: CreativeLine) =>
    out(index) || footnote || reading.p('legal') > LEGAL || block.caption;
  const table = creative.lines.filter((line) => isSum(line) && !isOut(line)).length >= TABLE;
  const singles = creative.lines.filter((line) => !isOut(line) && !taken.has(line.index));
  const candidates = [
    ...singles.map((line) => candidate(creative, [line], line.reading, request)),
    ...pairs.flatMap(([a, b]) => {
      if (isOut(a) || isOut(b)) return [];
      const whole = readLine(`${a.block.text} ${b.block.text}`, a.language);
      const says = offers(whole) >= Math.max(offers(a.reading), offers(b.reading)) + SAYS_MORE;
      return says ? [candidate(creative, [a, b], whole, request)] : [];
    }),
  ];
  // Where work is offered a sum is a wage, and a gift of money is what is asked for.
  const works = creative.lines.some(({ reading }) => hasConcept(reading.tokens, 'work'));
  const isGiven = (blocks: readonly number[]) =>
    request !== null && blocks.includes(request) && hasConcept(creative.lines[request]?.reading.tokens ?? [], 'give');
  const likely = candidates.filter(
    ({ kind, p, text, blocks }) =>
      p > 0 && !(kind === 'price' && ((table && !isNamedPrice(text)) || works || isGiven(blocks))),
  );
  const best = likely.sort((a, b) => b.rank - a.rank)[0];
  if (!best) return null;
  const whole = completed(creative, best, (i) => out(i) || i === request);
  const rest = singles.filter(({ index }) => index !== request && !whole.blocks.includes(index));
  return { ...whole, specific: whole.specific || isOnPriced(creative, whole, rest) };
}

/** Line heights from a badge to the price of what it is on. */
const BADGE_APART = 3;

/** Whether a discount stands beside the price of a named thing: then it is on that. */
function isOnPriced({ lines }: Creative, { blocks, kind }: FoundOffer, rest: readonly CreativeLine[]): boolean {
  const own = blocks.flatMap((i) => lines[i] ?? []);
  const names = ({ reading }: CreativeLine) =>
    namesObject(reading.tokens) && Math.max(...NO_THING.map((fn) => reading.p(fn))) < LIKELY;
  const prices = rest.filter((line) => isSum(line) && own.some((badge) => standTogether(badge, line, BADGE_APART)));
  return (
    kind !== 'price' &&
    prices.some((price) => [price, ...rest.filter((line) => standTogether(price, line))].some(names))
  );
}
/** What a line that names a thing does not do. */
const NO_THING = ['request', 'urgency', 'proof', 'guarantee', 'legal', 'contact'] as const;

/** Words that open what an offer is on, in a line below it: "on all lamps", "auf alle Lampen". */
const OBJECT_BELOW = 'prep det';

/** An offer that breaks off at the end of its line, or does not say what it is on, with the line below where that goes on. */
function completed(creative: Creative, offer: FoundOffer, out: (index: number) => boolean): FoundOffer {
  const own = creative.lines[offer.blocks.at(-1) ?? offer.block];
  const next = own && creative.lines[own.index + 1];
  if (!own?.block.text.trim().endsWith(offer.text)) return offer;
  const breaksOff = endsUnfinished(offer.text);
  const below = next && !next.button && !out(next.index) && standTogether(own, next) ? next : null;
  const [opening] = below?.reading.tokens ?? [];
  const names = !offer.specific && opening !== undefined && hasConcept([opening], OBJECT_BELOW);
  if (below && (breaksOff || names)) {
    const text = quoteWords(`${offer.text} ${below.block.text}`);
    return { ...offer, text, specific: offer.specific || offerNamesObject(text) };
  }
  return breaksOff ? { ...offer, text: withoutDangling(offer.text) } : offer;
}

function candidate(
  creative: Creative,
  lines: readonly CreativeLine[],
  whole: CreativeLine['reading'],
  request: number | null,
): Candidate {
  const size = Math.max(...lines.map((line) => line.size));
  const blocks = lines.map(({ index }) => index);
  const p = offers(whole);
  const figure = lines.find(({ block }) => /\d/u.test(block.text)) ?? lines[0];
  const rank =
    p * (RANK.flat + RANK.size * size) +
    RANK.gain * whole.p('offer') -
    (request !== null && blocks.includes(request) ? RANK.asked : 0);
  return { ...asOffer(whole, lines[0]?.language ?? creative.language, p), block: figure?.index ?? 0, blocks, rank };
}

/** An earlier price is at most so many times the present one: more is another figure. */
const MOST_TIMES = 5;
/** Type of a present price is no smaller than that of the earlier one beside it. */
const AS_LARGE = 0.95;

type Earlier = { text: string; block: number };

/** The sum that is all a line says; null where it says more, or none. */
function sumAlone({ reading }: CreativeLine): number | null {
  const words = reading.tokens.filter(({ word, text }) => word && text.length > 1);
  const [only] = words;
  const kind = only?.span?.kind;
  return words.length === 1 && (kind === 'money' || kind === 'cents' || kind === 'number')
    ? (only?.span?.value ?? null)
    : null;
}

/**
 * The offer, and the earlier price beside it: one that is told as such ("was $80"), or, of two sums alone that stand together, the
 * higher, which is what a stroke through it would say. Of three nobody can tell.
 */
export function withEarlierPrice(
  creative: Creative,
  offer: FoundOffer | null,
): { offer: FoundOffer | null; earlier: Earlier | null } {
  for (const { index, block } of creative.lines) {
    const told = formerPriceIn(block.text);
    if (told !== null) return { offer, earlier: { text: told, block: index } };
  }
  const own = offer?.kind === 'price' && offer.p >= LIKELY ? creative.lines[offer.block] : undefined;
  const sums = creative.lines.filter((line) => sumAlone(line) !== null && (isSum(line) || own !== undefined));
  const [a, b] = sums;
  if (!own || !offer || !a || !b || sums.length > 2 || (own !== a && own !== b) || !standTogether(a, b))
    return { offer, earlier: null };
  const [low, high] = (sumAlone(a) ?? 0) < (sumAlone(b) ?? 0) ? [a, b] : [b, a];
  const [paid, before] = [sumAlone(low) ?? 0, sumAlone(high) ?? 0];
  if (paid === before || before > MOST_TIMES * paid || low.size < high.size * AS_LARGE) return { offer, earlier: null };
  const now = { ...offer, text: low.block.text.trim(), block: low.index, blocks: [low.index] };
  return { offer: now, earlier: { text: high.block.text.trim(), block: high.index } };
}
