/** In which figure a saving is told. */

import { formerPriceIn, offerIn, sumsIn } from '../../copy/offer-line.ts';
import { amountIn } from '../../copy/spans.ts';
import type { CopyMeasures } from '../../measurements.ts';
import { blockRegion } from '../book/block-region.ts';
import { CLICK_GOALS } from '../book/click-goals.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineWordRule } from '../book/rule.ts';
import type { Read } from '../book/text-blocks.ts';
import { quote } from '../wording/words.ts';

type Offer = NonNullable<CopyMeasures['offer']>;

/** Price under which a percentage looks larger than the money it saves. */
const HUNDRED = 100;

/** The dearest price among the texts, in its own currency; null where none is printed. */
function priceOf(m: Read): { value: number; text: string } | null {
  const prices = m.text.blocks.flatMap(({ text }) => {
    const former = formerPriceIn(text);
    const sum = sumsIn(text)[0];
    const price = former ?? (sum && offerIn(text)?.kind === 'price' ? text.slice(sum.from, sum.to) : null);
    const value = price ? amountIn(price) : null;
    return price && value !== null && value > 0 ? [{ value, text: price }] : [];
  });
  return prices.sort((a, b) => b.value - a.value)[0] ?? null;
}

const framing = defineWordRule<{ offer: Offer; price: { value: number; text: string } }>({
  id: 'K-10',
  title: 'The saving in its larger figure',
  area: 'copy',
  grade: 'B',
  source: {
    kind: 'guide',
    title: 'Berger, Contagious, 2013 (“Rule of 100”)',
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

export const savingRules = [framing];
