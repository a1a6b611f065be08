/** How large the offer is set. */
import { largestPart, type OfferPart } from '../../copy/offer-parts.ts';
import { ramp } from '../../response.ts';
import { CLICK_GOALS } from '../book/click-goals.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { called } from '../book/target.ts';
import { isFaintAt } from '../text/faint.ts';
import { quote } from '../wording/words.ts';

const first = defineRule<OfferPart>({
  id: 'K-07',
  frames: 'none',
  curve: [1, 8],
  title: 'Offer first',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Motion Creative Benchmarks 2026 (about 550,000 ads, 6,000 brands)',
    note: 'Offer-first hooks were among those with the highest hit rate. A vendor’s correlation.',
  },
  theme: 'offer-order',
  importance: 0.4,
  goals: CLICK_GOALS,
  measures: 'rank of the offer among the text by size',
  target: called('the largest or second largest line', { to: 2 }),
  effort: 'low',
  idea: false,
  measure(m) {
    const offer = m.copy.offer;
    const part = largestPart(m);
    const block = part ? m.text.blocks[part.block] : undefined;
    if (!offer || !part || !block || m.text.blocks.length < 2) return notApplicable;
    // "Start free trial" on the button is judged as the request: no button is set as large as a headline.
    if (offer.block === m.copy.cta?.block) return notApplicable;
    const rank = 1 + m.text.blocks.filter((b) => b.lineHeight > block.lineHeight * 1.1).length;
    return measured({
      value: rank,
      display: `rank ${rank} of ${m.text.blocks.length}`,
      unit: 'in order of size',
      regions: [block.region],
      unmet: isFaintAt(m, part.block),
      detail: part,
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
    larger: `${quote(detail.text, 26)}, to the largest or second largest line`,
    title: `Raise ${quote(detail.text, 26)} to the top`,
    text: `Set the offer as the largest or second largest line; it is ${display} now.`,
  }),
});

export const offerPlaceRules = [first];
