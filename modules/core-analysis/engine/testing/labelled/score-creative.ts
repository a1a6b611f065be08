import type { ImageMeasurements } from '../../measurements.ts';
import { overlap } from '../../people/detect-faces.ts';
import type { LabelledCreative } from './draw-creative.ts';

type Verdict = 'right' | 'wrong' | 'unsure' | 'missed';
export type Part = 'subject' | 'kind' | 'headline' | 'offer' | 'request' | 'logo';
export interface Scored {
  id: string;
  verdicts: Readonly<Partial<Record<Part, Verdict>>>;
  /** Copy that was taken for the logo. */
  asLogo: readonly string[];
  said: string;
}

const SAME_BOX = 0.5;
const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}%]/gu, '')
    .toLowerCase()
    // Letters that look alike are no other words.
    .replace(/[i1|]/gu, 'l')
    .replace(/0/gu, 'o');
const LEAST = 3;

/** Whether two readings are of the same words: one may hold the other. */
function same(read: string, meant: string): boolean {
  const [one, other] = [letters(read), letters(meant)];
  return one.length >= LEAST && (one.includes(other) || other.includes(one));
}

function words(read: string | undefined, meant: string | undefined, maybe: boolean): Verdict {
  if (read === undefined) return meant === undefined ? 'right' : maybe ? 'unsure' : 'missed';
  return meant !== undefined && same(read, meant) ? 'right' : 'wrong';
}

function subjectOf({ sight }: ImageMeasurements, { label: { subject, several } }: LabelledCreative): Verdict {
  if (!sight?.measured || sight.outcome === 'unsure') return several ? 'right' : 'unsure';
  const { box, outcome } = sight;
  if (outcome !== 'thing' || !box) return subject.length > 0 ? 'wrong' : 'right';
  return subject.some((one) => overlap(one, box) >= SAME_BOX) ? 'right' : 'wrong';
}

/** What was measured of a creative against what anybody sees in it. */
export function scoreCreative(m: ImageMeasurements, creative: LabelledCreative): Scored {
  const { recipe, label } = creative;
  const { copy, text } = m;
  const headlines = text.blocks.filter(({ role }) => role === 'headline').map((block) => block.text);
  // A headline that is the offer as well may be either.
  const isBoth = recipe.offer === recipe.headline && copy.offer !== null;
  const headline = headlines.length > 0 ? headlines.join(' ') : isBoth ? recipe.headline : undefined;
  const brand = (copy.brand ?? []).map((at) => text.blocks[at]?.text ?? '');
  const found = recipe.logo !== undefined && brand.some((name) => same(name, recipe.logo ?? ''));
  const verdicts: Scored['verdicts'] = {
    subject: subjectOf(m, creative),
    kind: m.creative === label.kind ? 'right' : m.creative === 'unsure' ? 'unsure' : 'wrong',
    headline: words(headline, recipe.headline, false),
    offer: words(copy.offer?.text, recipe.offer, copy.maybe?.offer !== undefined),
    request: words(copy.cta?.text, recipe.request, copy.maybe?.request !== undefined),
    ...(recipe.logo !== undefined && { logo: found ? ('right' as const) : ('missed' as const) }),
  };
  const said = `${m.sight?.outcome} ${m.sight?.why} ${m.sight?.name ?? ''}; ${m.creative}; H ${headline}; O ${copy.offer?.text}; R ${copy.cta?.text}; B ${brand.join('|')}; ${text.blocks.map((block) => block.text).join(' / ')}`;
  return { id: recipe.id, verdicts, asLogo: brand.filter((name) => !same(name, recipe.logo ?? '')), said };
}

/** How often each verdict was given of a part. */
export function countOf(scored: readonly Scored[], part: Part): Record<Verdict, number> {
  const counts = { right: 0, wrong: 0, unsure: 0, missed: 0 };
  for (const { verdicts } of scored) {
    const verdict = verdicts[part];
    if (verdict) counts[verdict] += 1;
  }
  return counts;
}
