/**
 * The brand, where the user named it. It is looked for in what was read: a logo without letters, or with letters drawn too freely
 * to read, is not seen, and the sentences say so.
 */
import { type BrandSighting, findBrand } from '../brand/find-brand.ts';
import type { Written } from '../copy/written.ts';
import { coveredBy } from '../regions.ts';
import { blend, hat, ramp } from '../response.ts';
import { namedBrand, UNNAMED } from './named-brand.ts';
import { inPlace } from './place-words.ts';
import { defineRule, measured, notApplicable } from './rule.ts';
import { atLeast, between } from './target.ts';
import { readingGap } from './text-blocks.ts';
import { count, percent, quote, ratioToOne } from './words.ts';

const DETECTOR = {
  title: 'CreativeX Creative Quality Score; VidMob criteria; Google, open-source ABCD detector (read 2026)',
  note: 'Unbranded impressions are wasted. Correlational, from interested parties; sizes are detector defaults or ours.',
};

const present = defineRule<{ brand: string; found: BrandSighting[] }, Written>({
  id: 'B-01',
  title: 'The brand is named',
  area: 'copy',
  grade: 'C',
  source: { ...DETECTOR, kind: 'vendor', url: 'https://github.com/google-marketing-solutions/abcds-detector' },
  theme: 'brand',
  importance: 0.5,
  goals: { awareness: 1, sales: 0.7, leads: 0.7, engagement: 0.5, community: 0.7 },
  measures: 'the brand’s name in the text that was read',
  target: 'the name at least once',
  effort: 'low',
  measure(m, settings) {
    const brand = namedBrand(settings);
    if (!brand) return UNNAMED;
    const found = findBrand(m.text.blocks, brand);
    const gap = found.length > 0 && m.text.measured ? null : readingGap(m);
    if (gap) return gap;
    return measured({
      value: found.length,
      display: found.length > 0 ? `${quote(found[0]?.text ?? '', 24)}, ${count(found.length, 'time')}` : 'not found',
      unit: 'times',
      regions: found.map((f) => f.region),
      detail: { brand, found },
    });
  },
  respond: ({ value }) => ramp(0, 1)(value),
  good: ({ detail, value }) => ({
    title: `${quote(detail.brand, 28)} is on it`,
    text: `The name stands ${detail.found[0] ? inPlace(detail.found[0].region) : 'in the text'}${value > 1 ? ` and ${count(value - 1, 'more time', 'more times')}` : ''}: whoever sees the ad sees whose it is.`,
  }),
  bad: ({ detail, m }) => ({
    title: `${quote(detail.brand, 28)} is nowhere to be read`,
    text: `We read ${count(m.text.wordCount, 'word')} and your brand was not among them. A logo without letters, or drawn too freely to read, would be missed.`,
  }),
  advice: ({ detail, value }) =>
    value > 0
      ? { title: `Keep ${quote(detail.brand, 28)} where it is`, text: 'It is read; nothing to add.' }
      : {
          title: `Put ${quote(detail.brand, 28)} on it in plain letters`,
          text: 'Once, in a corner clear of the buttons or above the headline, at 2 to 8 % of the frame. If a logo is there already, set the name beside it.',
        },
});

const size = defineRule<{ brand: string; found: BrandSighting }>({
  id: 'B-05',
  title: 'The brand is visible, not dominating',
  area: 'composition',
  grade: 'E',
  source: {
    kind: 'vendor',
    url: 'https://github.com/google-marketing-solutions/abcds-detector',
    title: 'Google, open-source ABCD detector (read 2026)',
    note: '3.5 % of the frame or more counts as visible there; the slopes are ours.',
  },
  theme: 'brand-size',
  importance: 0.8,
  praise: 0.5,
  frames: 'best',
  curve: [0, 25],
  measures: 'share of the frame that the brand’s name takes',
  target: between(2, 8, '% of the frame'),
  effort: 'low',
  measure(m, settings) {
    const brand = namedBrand(settings);
    if (!brand) return UNNAMED;
    const [found] = findBrand(m.text.blocks, brand);
    if (!found) return notApplicable;
    const share = found.region.w * found.region.h;
    return measured({
      value: share * 100,
      display: percent(share),
      unit: '% of the frame',
      regions: [found.region],
      detail: { brand, found },
    });
  },
  respond: ({ value }) => hat(0.5, 2, 8, 20)(value),
  good: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} has a good size`,
    text: `The name takes ${display} of the frame ${inPlace(detail.found.region)}; our range is 2 to 8 %.`,
  }),
  bad: ({ display, detail, value }) => ({
    title: value < 2 ? `${quote(detail.brand, 28)} is small print` : `${quote(detail.brand, 28)} outgrows the message`,
    text: `The name takes ${display} of the frame ${inPlace(detail.found.region)}; our range is 2 to 8 %.`,
  }),
  advice: ({ display, detail, value }) => ({
    title: value < 2 ? `Enlarge ${quote(detail.brand, 28)}` : `Make ${quote(detail.brand, 28)} smaller`,
    text: `From ${display} to ${value < 2 ? 'at least 2 %' : 'at most 8 %'} of the frame, ${inPlace(detail.found.region)} as now.`,
  }),
});

/** The worst clutter counts as around the name when it covers this much of it. */
const IN_CLUTTER = 0.5;

const identifiable = defineRule<{ brand: string; found: BrandSighting; cluttered: boolean }>({
  id: 'B-06',
  title: 'The brand is easy to identify',
  area: 'text',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Pieters, Wedel, Batra, J. Marketing 74(5), 2010 (249 eye-tracked ads)',
    note: 'Obscuring the brand hurts comprehension and does not help liking.',
    url: 'https://doi.org/10.1509/jmkg.74.5.48',
  },
  theme: 'brand-contrast',
  importance: 0.3,
  frames: 'best',
  curve: [1, 8],
  measures: 'contrast of the brand’s name',
  target: atLeast(4.5, ': 1, outside the busiest part'),
  effort: 'low',
  measure(m, settings) {
    const brand = namedBrand(settings);
    if (!brand) return UNNAMED;
    const [found] = findBrand(m.text.blocks, brand);
    if (!found || found.contrast === null) return notApplicable;
    const box = found.region;
    return measured({
      value: found.contrast,
      display: ratioToOne(found.contrast),
      unit: ': 1',
      regions: [box],
      detail: { brand, found, cluttered: m.clutter.worst.some((w) => coveredBy(box, w) > IN_CLUTTER) },
    });
  },
  respond: ({ value, detail }) =>
    blend([
      [ramp(2, 4.5)(value), 0.75],
      [detail.cluttered ? 0 : 1, 0.25],
    ]),
  good: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} is easy to spot`,
    text: `The name has ${display} against its ground ${inPlace(detail.found.region)}${detail.cluttered ? ', though in the busiest part of the frame' : ', away from the clutter'}.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} is hard to make out`,
    text: `The name has only ${display} against its ground ${inPlace(detail.found.region)}${detail.cluttered ? ' and lies in the busiest part of the frame' : ''}. In a study of 249 ads, an obscured brand hurt comprehension.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Give ${quote(detail.brand, 28)} quiet ground`,
    text: `A plain patch behind the name, or the lighter or darker version of it, until it has 4.5 : 1; it has ${display} now${detail.cluttered ? '. Move it out of the busiest part' : ''}.`,
  }),
});

export const brandWordRules = [present];
export const brandLookRules = [size, identifiable];
