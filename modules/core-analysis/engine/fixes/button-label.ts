import type { Goal } from '../../contract/analysis.ts';
import { findCtas } from '../copy/find-cta.ts';
import { surelySaid } from '../copy/sure-words.ts';
import type { ImageMeasurements } from '../measurements.ts';

/** Words of an offer that fit on a button. */
const MOST_LETTERS = 26;

const BY_GOAL: Record<Goal, string> = {
  sales: 'Shop now',
  leads: 'Get my quote',
  engagement: 'See how',
  community: 'Join us',
  awareness: 'Discover more',
};

/**
 * A suggested call for a creative that has none: a verb for its own offer
 * where it states one, else what fits the goal. Null where the copy is not
 * English, since a call in another language than the copy helps nobody.
 */
export function suggestLabel(m: ImageMeasurements, goal: Goal): string | null {
  if (m.text.wordCount >= 8 && m.text.readingEase === null) return null;
  const { offer } = surelySaid(m.copy, m.text.blocks);
  const fromOffer = offer && labelFor(offer);
  const label = fromOffer && fromOffer.length <= MOST_LETTERS && findCtas(fromOffer)[0]?.specific ? fromOffer : null;
  return label ?? BY_GOAL[goal];
}

function labelFor({ text, kind }: NonNullable<ImageMeasurements['copy']['offer']>): string | null {
  const percent = /\d{1,2}(?:[.,]\d)?\s?%/.exec(text)?.[0].replace(/\s/g, '');
  const money = /[$€£]\s?\d+(?:[.,]\d{2})?/.exec(text)?.[0].replace(/\s/g, '');
  if (kind === 'percent') return percent ? `Get ${percent} off` : null;
  if (kind === 'amount') return money ? `Claim ${money} off` : null;
  if (kind === 'free') return 'Get yours free';
  return money ? (/\bfrom\b/i.test(text) ? `Get yours from ${money}` : `Get it for ${money}`) : null;
}
