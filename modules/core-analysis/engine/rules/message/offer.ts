/** What is offered, and how clearly. */

import { foldText } from '../../copy/fold-text.ts';
import { copyLanguage } from '../../copy/language.ts';
import { mayHoldPrice, namesSum, offerNamesObject, saysLowered } from '../../copy/offer-line.ts';
import { SURE } from '../../copy/read-creative/thresholds.ts';
import { WORDING_EXAMPLES } from '../../copy/request-examples.ts';
import { soldThing } from '../../copy/trade-words.ts';
import type { Written } from '../../copy/written.ts';
import type { CopyMeasures } from '../../measurements.ts';
import { step } from '../../response.ts';
import { blockRegion } from '../book/block-region.ts';
import { CLICK_GOALS, isSelling } from '../book/click-goals.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineWordRule } from '../book/rule.ts';
import type { Read } from '../book/text-blocks.ts';
import { onScreen, whatWasRead } from '../book/what-was-read.ts';
import { isFaintAt } from '../text/faint.ts';
import { inPlace } from '../wording/place-words.ts';
import { quote, sentence, theOnly } from '../wording/words.ts';
import { languageGap, wordsGap } from './other-language.ts';

type Offer = NonNullable<CopyMeasures['offer']>;

function whereBlock(m: Read, block: number): string {
  const found = m.text.blocks[block];
  return found ? inPlace(found.region) : 'on the visual';
}

/** "“20 % off …”" in the language of the copy. */
function discountIn({ text }: Written): string {
  const language = copyLanguage(text.blocks.map((b) => b.text));
  return language ? quote(WORDING_EXAMPLES[language].discount) : 'a discount with what it is on';
}

/** A service that costs nothing; a delivery by a time may well cost something. */
const FREE_OF_CHARGE = /free|gratis|kostenlos|kostenfrei|frei haus|gratuit|offert|gratuita/u;

/** What is missing; a free service is no offer, but "free" is said with it. */
function besides({ copy: { trust } }: Written): string {
  const service = trust.find(
    ({ kind, text }) => (kind === 'shipping' || kind === 'returns') && FREE_OF_CHARGE.test(foldText(text)),
  );
  return service ? `no price or discount beside ${quote(service.text, 26)}` : 'no price, discount or “free”';
}

const stated = defineWordRule<Offer | null>({
  id: 'K-05',
  notOf: ['meme'],
  title: 'Offer stated',
  area: 'copy',
  grade: 'A',
  source: {
    kind: 'field',
    url: 'https://doi.org/10.1287/mnsc.2017.2902',
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
  measure(m, settings) {
    const offer = m.copy.offer;
    if (!offer && !isSelling(settings)) return notApplicable;
    const gap = offer && m.text.measured ? null : wordsGap(m);
    if (gap) return gap;
    // A sum of an account, a figure whose sign may be lost: neither an offer nor surely none.
    const { screen = [], badges = [] } = m.copy;
    const copy = m.text.blocks.filter((_, i) => !screen.includes(i) && !badges.includes(i));
    const doubtful = offer ? [] : copy.filter((b) => mayHoldPrice(b.text));
    if (doubtful.some((b) => namesSum(b.text)))
      return notMeasured('a sum of money is read, but not surely as the price of what is shown');
    if (doubtful.length > 0)
      return notMeasured('a figure is read that may be a price, without a word or sign that says so');
    const { maybe } = m.copy;
    if (!offer && maybe?.offer) return notMeasured(`${quote(maybe.offer.text, 34)} may be an offer, but not surely`);
    return measured({
      counts: offer?.probability ?? 1,
      value: offer ? 1 : 0,
      display: offer ? quote(offer.text, 26) : 'none found',
      unit: 'found',
      regions: offer ? blockRegion(m, offer.block) : [],
      unmet: offer !== null && ((offer.probability ?? 1) < SURE || isFaintAt(m, offer.block)),
      detail: offer,
    });
  },
  respond: ({ value }) => value,
  good: ({ display, detail, m }) => ({
    title: `The offer is on the table: ${display}`,
    text: `It stands ${detail ? whereBlock(m, detail.block) : 'on the visual'}. Stated deals and prices were associated with more click-through; alone they can cost likes, so keep some charm around it.`,
  }),
  bad: ({ m }) => ({
    title: `No offer is stated${onScreen(m)}`,
    text: `${m.text.wordCount > 0 ? `${m.text.wordCount === 1 ? 'The only word' : `${sentence(theOnly(m.text.wordCount, 'word'))}`} we read${onScreen(m)} ${m.text.wordCount === 1 ? 'names' : 'name'} ${besides(m)}` : `We read no word${onScreen(m)}, so ${besides(m)}`}. Posts that named one had more click-through in field data.${whatWasRead(m)}`,
  }),
  advice: ({ settings, m }) => ({
    title: 'State the offer in the picture',
    text: `If there is one, put it in figures${m.text.blocks.some(({ role }) => role !== 'small') ? ' beside the headline' : ''}: ${settings.goal === 'leads' ? 'a price, or what is free (a sample, a guide, a first call)' : `a price, ${settings.sells === 'goods' ? discountIn(m) : 'a saving'}, or what is free`}. If there is none, leave it: invented offers cost trust.`,
  }),
});

const specific = defineWordRule<Offer>({
  id: 'K-08',
  title: 'The offer is specific',
  area: 'copy',
  grade: 'D',
  source: {
    kind: 'guideline',
    title: 'Google Ads, best practices for ad text (read 2026)',
    note: '“30 % off all school supplies” beats “30 % off”.',
  },
  theme: 'offer-words',
  importance: 0.7,
  goals: CLICK_GOALS,
  measures: 'wording of the offer',
  target: 'a figure and what it is for',
  effort: 'low',
  measure(m) {
    const offer = m.copy.offer;
    // A price is for what the ad shows; the source speaks of discounts.
    if (!offer || (offer.kind === 'price' && !offer.specific)) return notApplicable;
    const gap = languageGap(m);
    if (gap) return gap;
    return measured({
      value: step(offer.specific),
      display: quote(offer.text, 26),
      unit: 'wording',
      regions: blockRegion(m, offer.block),
      unmet: isFaintAt(m, offer.block),
      detail: offer,
    });
  },
  respond: ({ value }) => (value === 1 ? 1 : 0.4),
  good: ({ display, detail }) => ({
    title: 'A concrete offer',
    text: `${display} ${offerNamesObject(detail.text) ? (detail.kind === 'free' ? 'says what is free' : 'names its object') : 'stands with what it is for'}, not a bare discount. Google’s guidance favours a specific offer.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${display} leaves a question open`,
    text: `The offer ${display} ${detail.kind === 'free' ? 'does not say what is free.' : 'has no object: off what?'} Google’s guidance favours naming it.`,
  }),
  advice: ({ display, settings }) => ({
    title: `Complete ${display}`,
    text: `Say on what and for whom, such as ${display} followed by ${soldThing(settings)}'s name. Google's guidance asks for exactly this.`,
  }),
});

const referencePrice = defineWordRule<{ earlier: string | null; offer: string }>({
  id: 'K-09',
  title: 'Reference price',
  area: 'copy',
  grade: 'A',
  source: {
    kind: 'field',
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
    if (!earlier && !offer) return notApplicable;
    // Most prices were never higher: only one that is told as lowered begs the question from what.
    if (!earlier && offer && !(offer.kind === 'price' && saysLowered(m.text.blocks[offer.block]?.text ?? '')))
      return notApplicable;
    const gap = earlier ? null : languageGap(m);
    if (gap) return gap;
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

export const offerWordRules = [stated, specific, referencePrice];
