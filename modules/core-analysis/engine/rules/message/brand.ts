/**
 * The brand, where the user named it. It is looked for in what was read: a logo without letters, or with letters drawn too freely
 * to read, is not seen, and the sentences say so.
 */

import { coveredBy } from '../../../contract/covered-by.ts';
import { ratioToOne } from '../../../contract/format.ts';
import { type BrandSighting, findBrand } from '../../brand/find-brand.ts';
import { matchBrand } from '../../brand/match-brand.ts';
import type { Written } from '../../copy/written.ts';
import type { ImageMeasurements, TextBlock } from '../../measurements.ts';
import { blend, ramp } from '../../response.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule, type RuleSettings } from '../book/rule.ts';
import { atLeast, called } from '../book/target.ts';
import { readingGap } from '../book/text-blocks.ts';
import { onScreen, whatWasRead } from '../book/what-was-read.ts';
import { isBusyPlace } from '../picture/clutter.ts';
import { remedyOf } from '../text/faint-lines.ts';
import { pixelsOf1080 } from '../text/type-size.ts';
import { speechOf } from '../video/over-time.ts';
import { inPlace } from '../wording/place-words.ts';
import { placementMeasure } from '../wording/placement-words.ts';
import { count, percent, quote, theOnly } from '../wording/words.ts';
import { namedBrand, UNNAMED } from './named-brand.ts';

const DETECTOR = {
  title: 'CreativeX Creative Quality Score; VidMob criteria; Google, open-source ABCD detector (read 2026)',
  note: 'Unbranded impressions are wasted. Correlational, from interested parties; sizes are detector defaults or ours.',
};

/** Share of the score at stake, before the factor of the goal: awareness of nobody is worth little, while a click leads to a sender. */
const MISSING = { awareness: 0.12, sales: 0.05, leads: 0.05, engagement: 0.05, community: 0.05 } as const;
/** Line heights, as shares of the short side, between which a name goes from a trace that nobody reads (6 px of 1080) to one that is there. */
const READ_FROM = [0.006, 0.015] as const;

/** How much less is at stake where a voice may say the name, which nobody hears on mute; and the seconds of speech from which one may. */
const SAID_ALOUD = 0.5;
const SPEECH_S = [0, 2] as const;

/** Line height of the largest text that holds the name, as a share of the short side; 0 where none does. */
function nameHeight({ text }: Written, brand: string): number {
  const heights = text.blocks.flatMap((b) => (matchBrand(b.text, brand) ? [b.lineHeightOfShortSide] : []));
  return Math.max(0, ...heights);
}

/** What an ad without its sender loses, as a sentence that follows what was read. */
const UNKNOWN_SENDER = {
  awareness:
    'An ad for awareness works through the name that stays: as it is, people may remember the ad and not whose it was',
  sales: 'Who wants it cannot look for it by name',
  leads: 'Nobody sees whom they would give their details to',
  engagement: 'Who answers or passes it on passes on no name',
  community: 'Nobody sees whose community it is',
} as const;

const present = defineRule<{ brand: string; found: BrandSighting[]; height: number }, Written>({
  id: 'B-01',
  title: 'The brand is named',
  area: 'copy',
  grade: 'C',
  source: { ...DETECTOR, kind: 'vendor', url: 'https://github.com/google-marketing-solutions/abcds-detector' },
  theme: 'brand',
  essential: ({ goal }) => MISSING[goal],
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
      // A trace of a name is a matter of its size, which is judged too.
      ...(found.length > 0 && { theme: 'brand-size' }),
      stake: 1 - SAID_ALOUD * ramp(...SPEECH_S)(m.overTime ? (speechOf(m.overTime) ?? SPEECH_S[1]) : 0),
      detail: { brand, found, height: nameHeight(m, brand) },
    });
  },
  respond: ({ value, detail }) => (value > 0 ? ramp(...READ_FROM)(detail.height) : 0),
  good: ({ detail, value }) => ({
    title: `${quote(detail.brand, 28)} is on it`,
    text: `The name stands ${detail.found[0] ? inPlace(detail.found[0].region) : 'in the text'}${value > 1 ? ` and ${count(value - 1, 'more time', 'more times')}` : ''}: whoever sees the ad sees whose it is.`,
  }),
  bad: ({ detail, value, m, settings }) =>
    value > 0
      ? {
          title: `${quote(detail.brand, 28)} is hardly there`,
          text: `The name stands ${detail.found[0] ? inPlace(detail.found[0].region) : 'in the text'} in letters of ${pixelsOf1080(detail.height)}; ${Math.round(READ_FROM[1] * 1080)} is the mark.`,
        }
      : {
          title: `${quote(detail.brand, 28)} is nowhere to be read`,
          text: `${m.text.wordCount > 0 ? `We looked for ${quote(detail.brand, 28)} ${m.text.wordCount === 1 ? 'in the only word' : `among ${theOnly(m.text.wordCount, 'word')}`} we read${onScreen(m)}, and it was not there` : `We looked for ${quote(detail.brand, 28)}, and no words were read at all`}. ${UNKNOWN_SENDER[settings.goal]}. A logo without letters, or drawn too freely to read, would be missed.${whatWasRead(m)}`,
        },
  advice: ({ detail, value, response }) =>
    value > 0
      ? response < 1
        ? {
            larger: `${quote(detail.brand, 28)}, to ${pixelsOf1080(READ_FROM[1])}`,
            title: `Enlarge ${quote(detail.brand, 28)}`,
            text: `From ${pixelsOf1080(detail.height)} to at least ${pixelsOf1080(READ_FROM[1])}, where it stands now.`,
          }
        : { title: `Keep ${quote(detail.brand, 28)} where it is`, text: 'It is read; nothing to add.' }
      : {
          title: `Put ${quote(detail.brand, 28)} on it in plain letters`,
          text: 'Once, in a corner clear of the buttons or above the headline, at 2 to 8 % of the frame. If a logo is there already, set the name beside it.',
        },
});

/** Share of a text from which it lies under the placement's interface, as rule X-02 has it; and of the name in that text. */
const COVERED = 0.05;
const IN_TEXT = 0.8;

/** Whether the text that holds the name is to be moved out of the placement's interface, and cannot stay where it is. */
const isUnderInterface = (m: ImageMeasurements, { region }: BrandSighting, { placement }: RuleSettings): boolean =>
  (placementMeasure(m, placement)?.coveredBlocks ?? []).some(({ block, share }) => {
    const holder = m.text.blocks[block];
    return share > COVERED && holder !== undefined && coveredBy(region, holder.region) > IN_TEXT;
  });

const size = defineRule<{ brand: string; found: BrandSighting; height: number }>({
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
  target: called('2 to 8 % of the frame, or letters that are read', { from: 2, to: 8 }),
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
      detail: { brand, found, height: nameHeight(m, brand) },
    });
  },
  // Letters that are read from where people hold a phone are no small print, however short the name.
  respond: ({ value, detail }) =>
    Math.min(ramp(20, 8)(value), Math.max(ramp(0.5, 2)(value), ramp(...READ_FROM)(detail.height))),
  good: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} has a good size`,
    text: `The name takes ${display} of the frame ${inPlace(detail.found.region)}; our range is 2 to 8 %.`,
  }),
  bad: ({ display, detail, value }) => ({
    title: value < 2 ? `${quote(detail.brand, 28)} is small print` : `${quote(detail.brand, 28)} outgrows the message`,
    text: `The name takes ${display} of the frame ${inPlace(detail.found.region)}; our range is 2 to 8 %.`,
  }),
  advice: ({ display, detail, value, m, settings }) => ({
    ...(value < 2 && { larger: `${quote(detail.brand, 28)}, to 2 % of the frame` }),
    title: value < 2 ? `Enlarge ${quote(detail.brand, 28)}` : `Make ${quote(detail.brand, 28)} smaller`,
    text: `From ${display} to ${value < 2 ? 'at least 2 %' : 'at most 8 %'} of the frame, ${isUnderInterface(m, detail.found, settings) ? 'where no interface covers it' : `${inPlace(detail.found.region)} as now`}.`,
  }),
});

const identifiable = defineRule<{ brand: string; found: BrandSighting & { block: TextBlock }; cluttered: boolean }>({
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
      // On one even ground nothing but its own letters is busy.
      detail: { brand, found, cluttered: isBusyPlace(m, box) && !remedyOf(found.block).isEven },
    });
  },
  respond: ({ value, detail }) =>
    blend([
      [ramp(2, 4.5)(value), 0.75],
      [detail.cluttered ? 0 : 1, 0.25],
    ]),
  good: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} is easy to spot`,
    text: `The name has ${display} against its background ${inPlace(detail.found.region)}${detail.cluttered ? ', though in the busiest part of the frame' : ', away from the clutter'}.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${quote(detail.brand, 28)} is hard to make out`,
    text: `The name has only ${display} against its background ${inPlace(detail.found.region)}${detail.cluttered ? ' and lies in the busiest part of the frame' : ''}. In a study of 249 ads, an obscured brand hurt comprehension.`,
  }),
  advice: ({ display, detail: { brand, found, cluttered } }) => {
    const { fix, isEven } = remedyOf(found.block);
    return isEven && fix
      ? {
          title: `Set ${quote(brand, 28)} in ${fix.name}`,
          text: `On its background, one even colour, that reaches ${ratioToOne(fix.contrast)}; now the name has ${display}.`,
        }
      : {
          title: `Give ${quote(brand, 28)} a quiet background`,
          text: `A plain patch behind the name, or the lighter or darker version of it, until it has 4.5 : 1; it has ${display} now${cluttered ? '. Move it out of the busiest part' : ''}.`,
        };
  },
});

export const brandWordRules = [present];
export const brandLookRules = [size, identifiable];
