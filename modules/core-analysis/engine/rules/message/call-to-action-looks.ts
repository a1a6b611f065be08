/** How the call to action looks: to be noticed it stands apart by size, contrast, shape and colour. */

import { ratioToOne } from '../../../contract/format.ts';
import type { CallToAction, ImageMeasurements, TextBlock } from '../../measurements.ts';
import { blend, ramp } from '../../response.ts';
import { measured, notApplicable, type Reading } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast, called } from '../book/target.ts';
import { nameCall, neededContrast } from '../book/text-blocks.ts';
import { isBusyPlace } from '../picture/clutter.ts';
import { isHardToRead, LEAST_TYPE_PX, pixelsOf1080, typeOfShortSide } from '../text/type-size.ts';
import { colourName } from '../wording/colour-words.ts';
import { inPlace } from '../wording/place-words.ts';
import { amount, list, percent, plain, sentence } from '../wording/words.ts';
import { buttonWords } from './button-words.ts';
import { CTA_GOALS, fromCta } from './from-cta.ts';

/** Whose hue was looked for elsewhere: the button's, or that of the letters where there is none. */
const hueSaid = ({ button }: CallToAction) => (button ? 'its hue' : 'the hue of its letters');

const LETTERS = 'letter contrast';
const LETTER_SIZE = 'letter size';
/** Parts whose remedy is to set it larger. */
const SIZES = new Set([LETTER_SIZE, 'size']);

type Label = Pick<TextBlock, 'lineHeightOfShortSide'> | undefined;

const isSmall = (label: Label): boolean => label !== undefined && isHardToRead(typeOfShortSide(label));

/** Its ground or its letters, whichever is the smaller for its part: small type on a large button is read no better. */
function sizeOf(areaShare: number, label: Label): { name: string; response: number; say: string } {
  const area = ramp(0.004, 0.025)(areaShare);
  const letters = label ? ramp(16, 36)(label.lineHeightOfShortSide * 1080) : 1;
  return label && letters < area
    ? { name: LETTER_SIZE, response: letters, say: `letters of ${pixelsOf1080(typeOfShortSide(label))}` }
    : { name: 'size', response: area, say: `${percent(areaShare)} of the frame` };
}

/** Reads from a call to action to tap. A code, an address or a number without a verb is typed or noted, and need look like no button. */
function fromTapped<D>(m: ImageMeasurements, read: (cta: CallToAction) => Reading<D>): Reading<D> {
  return m.copy.cta?.verb.startsWith('<') ? notApplicable : fromCta(m, read);
}

const prominence = defineRule<CallToAction & { parts: { name: string; response: number; say: string }[] }>({
  id: 'K-03',
  curve: [0, 100],
  frames: 'best',
  title: 'The call to action is prominent',
  area: 'copy',
  grade: 'B',
  source: {
    kind: 'standard',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    title:
      'W3C, Understanding SC 1.4.3 Contrast (Minimum), WCAG 2.2, 2023, for the letters; the rest is our own convention',
    note: 'Size, letter contrast, isolation and a button shape in equal parts. What stands out is chosen more often in fast decisions (Milosavljevic et al., 2012); the marks are ours.',
  },
  theme: 'cta-visible',
  // Its parts count on their own below: colour and attention.
  importance: 0.6,
  goals: CTA_GOALS,
  measures: 'prominence of the call to action',
  praiseFrom: 0.9,
  target: atLeast(90, '% for size, contrast, colour and shape together'),
  effort: 'low',
  idea: false,
  measure: (m) =>
    fromTapped(m, (cta) => {
      const block = m.text.blocks[cta.block];
      const needed = neededContrast(block ?? { lineHeightOfShortSide: 0 });
      const contrast = cta.contrast ?? 1;
      const parts = [
        sizeOf(cta.areaShare, block),
        {
          name: LETTERS,
          response: ramp(3 - (4.5 - needed) / 3, needed)(contrast),
          say: ratioToOne(contrast),
        },
        {
          name: 'isolation',
          response: ramp(15, 40)(cta.isolationDeltaE),
          say: `${amount(cta.isolationDeltaE, 'point', 0)} of colour`,
        },
        // Weakest only where the ground stands apart: a shape that runs on into a line of its colour is no button.
        {
          name: 'shape',
          response: cta.button ? 1 : 0.25,
          say: cta.button ? 'a button' : 'its background stands apart, but no button shape closes around it',
        },
      ];
      const value = prominenceOf(parts);
      return measured({
        // One change of letters fixes this and the contrast of the text.
        ...(weakest(parts).name === LETTERS ? { theme: 'contrast' } : {}),
        value: value * 100,
        display: percent(value),
        unit: '%',
        regions: [cta.button?.region ?? cta.region],
        measures: `prominence of ${nameCall(m, cta, 28)}`,
        detail: { ...cta, parts },
      });
    }),
  respond: ({ value }) => value / 100,
  good: ({ detail, m }) => ({
    title: `${sentence(nameCall(m, detail, 30))} ${isSmall(m.text.blocks[detail.block]) ? 'stands out as a place to tap' : 'cannot be missed'}`,
    text: `${detail.button ? sentence(buttonWords(detail.button)) : 'Set'} ${inPlace(detail.region)}, ${percent(detail.areaShare)} of the frame, letters at ${ratioToOne(detail.contrast ?? 1)}: it looks like something to tap.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: `${sentence(nameCall(m, detail, 30))} is easy to overlook`,
    text: `It reaches ${display} of what size, letter contrast, colour and button shape can add up to; weakest is ${weakest(detail.parts).name} (${weakest(detail.parts).say}) ${inPlace(detail.region)}.`,
  }),
  advice: ({ detail, m }) => {
    const weak = weakest(detail.parts);
    const fix: Record<string, string> = {
      [LETTER_SIZE]: `Its ${weak.say} are under the ${LEAST_TYPE_PX} px that a phone wants: raise the type and let the ${detail.button ? 'button' : 'line'} grow with it.`,
      size: `Enlarge the ${detail.button ? 'whole button' : 'request'}: ${weak.say} is under the aim of 2.5 %.`,
      [LETTERS]: `Its letters reach ${weak.say}; take white or near-black on ${detail.button ? 'the button' : 'its background'}, whichever clears 4.5 : 1.`,
      isolation: `It differs from its surround by ${weak.say}; ${detail.button ? 'pick a fill' : 'set it on a background of a colour'} the rest of the frame does not use${detail.hueElsewhere > 0.1 ? ` (${hueSaid(detail)} covers ${percent(detail.hueElsewhere)} elsewhere)` : ''}.`,
      shape:
        'Put a filled, rounded box with padding around it that touches no line or shape of its own colour: without one it reads as another line of copy.',
    };
    const name = nameCall(m, detail, 28);
    const title: Record<string, string> = {
      size: `Make ${name} larger`,
      [LETTER_SIZE]: `Set ${name} in larger type`,
      [LETTERS]: `Give the letters of ${name} more contrast`,
      isolation: `Set ${name} apart from its surroundings`,
      shape: `Make ${name} look like a button`,
    };
    return {
      ...(SIZES.has(weak.name) && { larger: name }),
      title: title[weak.name] ?? `Make ${name} stand out`,
      text: fix[weak.name] ?? weak.say,
    };
  },
  fixes: ({ detail: { parts } }) => {
    const { name } = weakest(parts);
    return { 'K-03': prominenceOf(parts.map((part) => (part.name === name ? { ...part, response: 1 } : part))) };
  },
});

const prominenceOf = (parts: readonly { response: number }[]): number =>
  blend(parts.map(({ response }) => [response, 1] as const));

function weakest(parts: { name: string; response: number; say: string }[]): { name: string; say: string } {
  return [...parts].sort((a, b) => a.response - b.response)[0] ?? { name: 'size', say: 'too small' };
}

/** The hue's share of the rest falls from full marks at 10 % to none at 40 %; the evidence base gives only the 10 %. */
const isolation = defineRule<CallToAction>({
  id: 'C-09',
  curve: [0, 80],
  frames: 'best',
  title: 'The button has a colour of its own',
  area: 'colour',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1016/j.jcps.2011.10.002',
    title: 'Milosavljevic, Navalpakkam, Koch, Rangel, J. Consumer Psychology 22(1), 2012',
    note: 'What stands out sways fast choices; that a unique colour does is general knowledge of visual search. That one colour is best for all buttons is refuted by mixed test results.',
  },
  theme: 'cta-visible',
  importance: 0.4,
  goals: CTA_GOALS,
  measures: 'colour difference between the call to action and its surround (CIEDE2000)',
  target: atLeast(40, 'points of colour, hue on under 10 % of the rest'),
  effort: 'low',
  measure: (m) =>
    fromTapped(m, (cta) =>
      measured({
        value: cta.isolationDeltaE,
        display: `${amount(cta.isolationDeltaE, 'point', 0)} of colour`,
        unit: 'points of colour difference',
        regions: [cta.button?.region ?? cta.region],
        detail: cta,
      }),
    ),
  respond: ({ value, detail }) =>
    blend([
      [ramp(15, 40)(value), 2],
      [ramp(0.4, 0.1)(detail.hueElsewhere), 1],
    ]),
  good: ({ display, detail, m }) => ({
    title: `The ${detail.button ? `${colourName(detail.button.fill)} button` : 'call to action'} owns its colour`,
    text: `${sentence(nameCall(m, detail, 30))} differs from its surround by ${display}, and ${hueSaid(detail)} covers only ${percent(detail.hueElsewhere)} of the rest.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: `${sentence(nameCall(m, detail, 30))} wears the colour of its surroundings`,
    text: `Its background differs from the surround by ${display} and ${hueSaid(detail)} covers ${percent(detail.hueElsewhere)} elsewhere, so it does not pop out.`,
  }),
  advice: ({ display, value, detail, m }) => {
    const led = m.colour.palette.slice(0, 2).map((c) => colourName(c.hex));
    const choose = detail.button ? 'choose a fill' : 'put it on a background of a colour';
    return {
      title: detail.button
        ? 'Give the button a colour of its own'
        : `Set ${nameCall(m, detail, 28)} on a colour of its own`,
      text:
        value >= 40
          ? `Its contrast is fine (${display}), but ${hueSaid(detail)} covers ${percent(detail.hueElsewhere)} of the rest: ${choose} that appears nowhere else, away from ${list([...new Set(led)]) || 'the main tone'}.`
          : `The frame is led by ${list([...new Set(led)]) || 'one tone'}; ${choose} far from that, so the difference rises from ${display} to 40 and more.`,
    };
  },
});

/** Under this share of the first glance, in per cent, nothing draws the eye, however small a spot it comes from. */
const LEAST_SHARE = 3;

const attention = defineRule<CallToAction>({
  id: 'S-01C',
  curve: [0, 25],
  frames: 'best',
  title: 'The call to action draws the eye',
  area: 'attention',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1016/j.jcps.2011.10.002',
    title: 'Milosavljevic, Navalpakkam, Koch, Rangel, J. Consumer Psychology 22(1), 2012',
    note: 'At fast decision speed, visual saliency sways which item people choose more than their stated preference does.',
  },
  theme: 'cta-visible',
  importance: 0.5,
  goals: CTA_GOALS,
  measures: 'share of predicted first-glance attention on the call to action',
  target: called(`10 % of attention, or ${LEAST_SHARE} % and 1.5 times its share of the area`, { from: 10 }),
  effort: 'medium',
  measure: (m) =>
    fromCta(m, (cta) =>
      measured({
        value: cta.attentionShare * 100,
        display: percent(cta.attentionShare),
        unit: '% of attention',
        regions: [cta.button?.region ?? cta.region],
        measures: `share of predicted attention on ${nameCall(m, cta, 28)}`,
        unmet: cta.attentionShare * 100 < LEAST_SHARE,
        detail: cta,
      }),
    ),
  respond: ({ value, detail }) => Math.max(ramp(LEAST_SHARE, 10)(value), ramp(0.7, 1.5)(detail.attentionDensity)),
  good: ({ display, detail, m }) => ({
    title: `${sentence(nameCall(m, detail, 30))} draws the eye`,
    text: `It gets ${display} of the predicted first glance, ${plain(detail.attentionDensity)} times what its size would earn by chance.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: `The eye skips ${nameCall(m, detail, 30)}`,
    text: `Only ${display} of the predicted first glance reaches it ${inPlace(detail.region)}, ${plain(detail.attentionDensity)} times what its area alone would get.`,
  }),
  advice: ({ display, detail, m }) => {
    const name = nameCall(m, detail, 28);
    const aim = `the aim is 10 % of the first glance instead of ${display}`;
    return isBusyPlace(m, detail.region)
      ? {
          title: `Clear the background around ${name}`,
          text: `Move it away from busy detail ${inPlace(detail.region)} and raise its colour contrast; ${aim}.`,
        }
      : {
          title: `Give ${name} more weight`,
          text: `What lies around it ${inPlace(detail.region)} is calm already: set it larger or in a stronger contrast of colour; ${aim}.`,
        };
  },
});

export const callToActionLookRules = [prominence, isolation, attention];
