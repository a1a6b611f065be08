import { badgesOf } from './badge.ts';
import { brandness, brandOf } from './brand.ts';
import { type FoundHeadline, headlineOf } from './headline.ts';
import { type CopyBlock, type Creative, creativeOf, isNoise, isTerms, type ShapeOf } from './lines-of.ts';
import { type FoundOffer, offerOf, withEarlierPrice } from './offer.ts';
import { asking, type FoundRequest, requestOf } from './request.ts';
import { screenOf } from './screen.ts';
import { LIKELY } from './thresholds.ts';

/** The parts of a creative, decided once for all of it: what each line is depends on the others. */
export interface CreativeReading {
  creative: Creative;
  headline: FoundHeadline | null;
  /** The likeliest request and offer, however unlikely: `p` tells. */
  request: FoundRequest | null;
  offer: FoundOffer | null;
  earlier: { text: string; block: number } | null;
  screen: ReadonlySet<number>;
  badges: ReadonlySet<number>;
  brand: ReadonlySet<number>;
  /** Small print: terms, notices and footnotes, which are there for the law. */
  legal: ReadonlySet<number>;
  /** Lines that are no copy: noise and the words of a pictured screen. */
  noCopy: ReadonlySet<number>;
}

/** Reads a creative. Pure. */
export function readCreative(blocks: readonly CopyBlock[], shapeOf?: ShapeOf): CreativeReading {
  const creative = creativeOf(blocks, shapeOf);
  const { lines } = creative;
  const screen = screenOf(creative);
  const noCopy = new Set([...screen, ...lines.filter(isNoise).map(({ index }) => index)]);
  const badges = badgesOf(creative);
  const brand = brandness(creative);
  const names = brandOf(brand);
  const asks = asking(creative, (i) => noCopy.has(i), badges);
  const request = requestOf(creative, asks, badges);
  const asked = request && request.p >= LIKELY ? request.block : null;
  const out = (i: number) => noCopy.has(i) || badges.has(i);
  const { offer, earlier } = withEarlierPrice(
    creative,
    offerOf(creative, (i) => out(i) || names.has(i), asked),
  );
  const onButton = (i: number) => out(i) || (i === asked && lines[i]?.button === true);
  const headline = headlineOf(creative, onButton, brand);
  const legal = new Set(lines.filter(isTerms).map(({ index }) => index));
  return { creative, headline, request, offer, earlier, screen, badges, brand: names, legal, noCopy };
}
