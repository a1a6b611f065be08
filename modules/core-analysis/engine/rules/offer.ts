/** What is offered, and how clearly. */
import { findOffer, findReferencePrice } from '../copy/find-offer.ts';
import type { CopyMeasures } from '../measurements.ts';
import { inPlace } from './regions.ts';
import { ramp, step } from './response.ts';
import { defineRule, defineWordRule, measured, notApplicable } from './rule.ts';
import { type Read, readingGap } from './text-blocks.ts';
import { count, quote } from './words.ts';

type Offer = NonNullable<CopyMeasures['offer']>;
type Urgency = NonNullable<CopyMeasures['urgency']>;

const CLICK_GOALS = { sales: 1, leads: 0.7, engagement: 0.25, awareness: 0.2, community: 0 } as const;

/** The box of a block by its number, as a list of at most one. */
export function blockRegion(m: Read, block: number) {
  const found = m.text.blocks[block];
  return found ? [found.region] : [];
}

function whereBlock(m: Read, block: number): string {
  const found = m.text.blocks[block];
  return found ? inPlace(found.region) : 'on the visual';
}

const stated = defineWordRule<Offer | null>({
  id: 'K-05',
  title: 'Offer stated',
  area: 'copy',
  grade: 'A',
  source: {
    title: 'Lee, Hosanagar, Nair, Management Science, 2018',
    note: '106,316 posts of 782 companies: deals and prices drive click-through; alone they lower likes and shares.',
  },
  contested:
    'The same study found that offers alone reduce likes and shares: best combined with some brand personality.',
  theme: 'offer',
  importance: 0.6,
  goals: CLICK_GOALS,
  measures: 'price, discount or “free” in the text',
  target: 'one stated offer',
  effort: 'low',
  measure(m) {
    const offer = m.copy.offer;
    const gap = offer && m.text.measured ? null : readingGap(m);
    if (gap) return gap;
    return measured({
      value: offer ? 1 : 0,
      display: offer ? quote(offer.text, 26) : 'none found',
      unit: 'found',
      regions: offer ? blockRegion(m, offer.block) : [],
      detail: offer,
    });
  },
  respond: ({ value }) => value,
  good: ({ display, detail, m }) => ({
    title: `The offer is on the table: ${display}`,
    text: `It stands ${detail ? whereBlock(m, detail.block) : 'on the visual'}. Stated deals and prices were associated with more click-through; alone they can cost likes, so keep some charm around it.`,
  }),
  bad: ({ m }) => ({
    title: 'No reason to act now is stated',
    text: `${m.text.wordCount > 0 ? `Among the ${count(m.text.wordCount, 'word')} we read there is` : 'There is'} no price, discount or “free”. Posts that named one had more click-through in field data.`,
  }),
  advice: ({ settings }) => ({
    title: 'State the offer in the picture',
    text: `If there is one, put it in figures beside the headline: a price, “20 % off …”, or what is free${settings.goal === 'leads' ? ' (a sample, a guide, a first call)' : ''}. If there is none, leave it: invented offers cost trust.`,
  }),
});

const first = defineRule<Offer>({
  id: 'K-07',
  frames: 'none',
  curve: [1, 8],
  title: 'Offer first',
  area: 'copy',
  grade: 'C',
  source: {
    title: 'Motion Creative Benchmarks 2026 (about 550,000 ads, 6,000 brands)',
    note: 'Offer-first hooks were among those with the highest hit rate. A vendor’s correlation.',
  },
  theme: 'offer-order',
  importance: 0.4,
  goals: CLICK_GOALS,
  measures: 'rank of the offer among the text by size',
  target: 'the largest or second largest line',
  effort: 'low',
  measure(m) {
    const offer = m.copy.offer;
    const block = offer ? m.text.blocks[offer.block] : undefined;
    if (!offer || !block || m.text.blocks.length < 2) return notApplicable;
    const rank = 1 + m.text.blocks.filter((b) => b.lineHeight > block.lineHeight * 1.1).length;
    return measured({
      value: rank,
      display: `rank ${rank} of ${m.text.blocks.length}`,
      unit: 'rank',
      regions: [block.region],
      detail: offer,
    });
  },
  respond: ({ value }) => ramp(4, 2)(value),
  good: ({ detail, value }) => ({
    title: `${quote(detail.text, 26)} leads`,
    text: `It is the ${value === 1 ? 'largest' : 'second largest'} line on the visual. Opening with the offer was among the hooks with the best hit rate in a vendor's benchmark.`,
  }),
  bad: ({ detail, display }) => ({
    title: `${quote(detail.text, 26)} is buried`,
    text: `By size the offer is only ${display} text blocks; the strongest argument whispers.`,
  }),
  advice: ({ detail, display }) => ({
    title: `Raise ${quote(detail.text, 26)} to the top`,
    text: `Set the offer as the largest or second largest line; it is ${display} now.`,
  }),
});

const specific = defineWordRule<Offer>({
  id: 'K-08',
  title: 'The offer is specific',
  area: 'copy',
  grade: 'D',
  source: { title: 'Google Ads best practices', note: '“30 % off all school supplies” beats “30 % off”.' },
  theme: 'offer-words',
  importance: 0.7,
  goals: CLICK_GOALS,
  measures: 'wording of the offer',
  target: 'a figure and what it is for',
  effort: 'low',
  measure(m) {
    const offer = m.copy.offer;
    if (!offer) return notApplicable;
    return measured({
      value: step(offer.specific),
      display: quote(offer.text, 26),
      unit: 'wording',
      regions: blockRegion(m, offer.block),
      detail: offer,
    });
  },
  respond: ({ value }) => (value === 1 ? 1 : 0.4),
  good: ({ display }) => ({
    title: 'A concrete offer',
    text: `${display} names its object, not a bare discount. Google’s guidance favours a specific offer.`,
  }),
  bad: ({ display }) => ({
    title: `${display} leaves a question open`,
    text: `The offer ${display} has no object: off what? Google’s guidance favours naming it.`,
  }),
  advice: ({ display }) => ({
    title: `Complete ${display}`,
    text: `Say on what and for whom, such as ${display} followed by the product's name. Google's guidance asks for exactly this.`,
  }),
});

const referencePrice = defineWordRule<{ earlier: string | null; offer: string }>({
  id: 'K-09',
  title: 'Reference price',
  area: 'copy',
  grade: 'A',
  source: {
    title: 'Compeau & Grewal, J. Public Policy & Marketing, 1998 (meta-analysis)',
    note: 'A was-price raises value perception and the likelihood to buy.',
  },
  contested:
    'The same work warns of deception, and false reference prices are unlawful in many places: use a true one only.',
  theme: 'offer-price',
  optional: true,
  importance: 0.3,
  goals: { ...CLICK_GOALS, leads: 0.3 },
  measures: 'earlier price beside the new one',
  target: 'a true earlier price',
  effort: 'low',
  measure(m) {
    const { referencePrice: earlier, offer } = m.copy;
    if (!earlier && (!offer || (offer.kind !== 'price' && offer.kind !== 'amount'))) return notApplicable;
    return measured({
      value: earlier ? 1 : 0,
      display: earlier ? quote(earlier.text) : 'none found',
      unit: 'found',
      regions: blockRegion(m, earlier?.block ?? offer?.block ?? -1),
      detail: { earlier: earlier?.text ?? null, offer: offer?.text ?? '' },
    });
  },
  // Many prices were never higher: a missing yardstick is a chance, not a fault.
  respond: ({ value }) => (value === 1 ? 1 : 0.55),
  good: ({ display }) => ({
    title: `${display} gives the price a yardstick`,
    text: `An earlier price beside the new one raised perceived value in a meta-analysis. Make sure ${display} was really charged.`,
  }),
  bad: ({ detail }) => ({
    title: `${quote(detail.offer, 26)} has no yardstick`,
    text: `No earlier price stands beside ${quote(detail.offer, 26)}, so readers cannot tell whether it is a good one.`,
  }),
  advice: ({ detail }) => ({
    title: `Show what ${quote(detail.offer, 26)} used to be`,
    text: 'If the price was truly higher before, print that figure struck through beside it. If it was not, leave this out: a false one is unlawful in many places.',
  }),
});

const URGENCY_WORDS = { time: 'a deadline', supply: 'limited supply', demand: 'high demand' } as const;

const urgency = defineWordRule<Urgency>({
  id: 'K-11',
  title: 'Scarcity with substance',
  area: 'copy',
  grade: 'A',
  source: {
    title: 'Barton, Zlatevska, Oppewal, J. Retailing, 2022 (416 effects, 131 studies)',
    note: 'Scarcity works when its kind fits the product: demand for useful things, supply for experiences, time for considered purchases.',
  },
  contested:
    'Ladeira et al., Psychology & Marketing 40(7), 2023, found that only demand scarcity works and time or quantity limits do not.',
  theme: 'urgency',
  importance: 0.4,
  goals: CLICK_GOALS,
  measures: 'urgency in the text and whether it names a date or quantity',
  target: 'a real date, quantity or demand',
  effort: 'low',
  measure(m) {
    const found = m.copy.urgency;
    if (!found || isBare(found)) return notApplicable;
    return measured({
      value: step(found.concrete),
      display: quote(found.text),
      unit: 'wording',
      regions: blockRegion(m, found.block),
      detail: found,
    });
  },
  respond: ({ value }) => (value === 1 ? 1 : 0.7),
  good: ({ display, detail }) => ({
    title: `${display} is urgency one can check`,
    text: `It speaks of ${URGENCY_WORDS[detail.kind]}${detail.concrete ? ' and names it' : ''}. One meta-analysis finds such scarcity effective; a later one only where many others want the thing.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${display} could be proved`,
    text: `It speaks of ${URGENCY_WORDS[detail.kind]} without a figure.`,
  }),
  advice: ({ display }) => ({
    title: `Put a number to ${display}`,
    text: `How many bought it, this week or in all, if true: ${display} says others want it but not how many.`,
  }),
});

/** Pressure of time or supply without a date or quantity. */
function isBare(found: Urgency): boolean {
  return !found.concrete && found.kind !== 'demand';
}

const bareUrgency = defineWordRule<Urgency>({
  id: 'K-12',
  title: 'No empty pressure',
  area: 'copy',
  grade: 'A',
  source: {
    title: 'Ladeira et al., Psychology & Marketing 40(7), 2023 (meta-analysis)',
    note: 'Excess-demand scarcity worked; limited time or quantity did not. Without a date or quantity the words have the weakest case.',
  },
  contested:
    'Barton, Zlatevska, Oppewal (2022, 131 studies) found limits of time and supply to work where they fit the product.',
  theme: 'urgency',
  importance: 0.15,
  goals: CLICK_GOALS,
  measures: 'urgency without a date or quantity',
  target: 'a date, a quantity, or none',
  effort: 'low',
  measure(m) {
    const found = m.copy.urgency;
    if (!found || !isBare(found)) return notApplicable;
    return measured({
      value: 0,
      display: quote(found.text),
      unit: 'wording',
      regions: blockRegion(m, found.block),
      detail: found,
    });
  },
  respond: ({ value }) => value,
  good: ({ display }) => ({ title: 'Pressure with a reason', text: `${display} names its limit.` }),
  bad: ({ display, detail }) => ({
    title: `${display} presses without a reason`,
    text: `It hints at ${URGENCY_WORDS[detail.kind]} but names no date or quantity. Research is divided on urgency, and bare pressure has the weakest case.`,
  }),
  advice: ({ display }) => ({
    title: `Put a date or number to ${display}`,
    text: `“Ends Sunday” or “40 left” if true; if not, drop ${display} and use the space for proof.`,
  }),
});

/** Price under which a percentage looks larger than the money it saves. */
const HUNDRED = 100;

/** The dearest price among the texts, in its own currency; null where none is printed. */
function priceOf(m: Read): { value: number; text: string } | null {
  const prices = m.text.blocks.flatMap(({ text }) => {
    const found = findOffer(text);
    const price = found?.kind === 'price' ? found.text : findReferencePrice(text);
    const digits = price ? /\d[\d.,']*/.exec(price)?.[0] : undefined;
    if (!price || !digits) return [];
    const value = Number(digits.replace(/[.,'](?=\d{3})/g, '').replace(',', '.'));
    return Number.isFinite(value) && value > 0 ? [{ value, text: price }] : [];
  });
  return prices.sort((a, b) => b.value - a.value)[0] ?? null;
}

const framing = defineWordRule<{ offer: Offer; price: { value: number; text: string } }>({
  id: 'K-10',
  title: 'The saving in its larger figure',
  area: 'copy',
  grade: 'B',
  source: {
    title: '“Rule of 100”, general knowledge',
    note: 'Under 100 a percentage looks larger than the money saved, above it the money. Results are mixed.',
  },
  contested: 'Results of tests are mixed: take it as a tie-breaker.',
  theme: 'offer-figure',
  optional: true,
  importance: 0.15,
  praise: 0.3,
  goals: { ...CLICK_GOALS, leads: 0.3 },
  measures: 'price, with a saving in percent or in money',
  target: 'percent under 100, money above',
  effort: 'low',
  measure(m) {
    const { offer } = m.copy;
    const price = priceOf(m);
    if (!offer || !price || (offer.kind !== 'percent' && offer.kind !== 'amount')) return notApplicable;
    return measured({
      value: price.value,
      display: `${quote(price.text, 16)} with ${quote(offer.text, 20)}`,
      unit: 'price',
      regions: blockRegion(m, offer.block),
      detail: { offer, price },
    });
  },
  respond: ({ value, detail }) => (value < HUNDRED === (detail.offer.kind === 'percent') ? 1 : 0.45),
  good: ({ display, value }) => ({
    title: 'The saving shows its larger side',
    text: `${display}: ${value < HUNDRED ? 'under 100 the percentage is the larger figure' : 'from 100 on the money is the larger figure'}.`,
  }),
  bad: ({ display, value }) => ({
    title: 'The saving shows its smaller side',
    text: `${display}: ${value < HUNDRED ? 'under 100 a percentage would be the larger figure' : 'from 100 on the money saved would be the larger figure'}. Tests are mixed.`,
  }),
  advice: ({ value, detail }) => ({
    title: `Say ${quote(detail.offer.text, 22)} in ${value < HUNDRED ? 'percent' : 'money'}`,
    text: `At a price of ${quote(detail.price.text, 16)} that is the larger-looking figure. Test both.`,
  }),
});

export const offerWordRules = [stated, specific, referencePrice, urgency, bareUrgency, framing];
export const offerPlaceRules = [first];
