/** How the frame is arranged. */
import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineFileRule, defineRule } from '../book/rule.ts';
import { atLeast, atMost, between } from '../book/target.ts';
import { list, percent, plain } from '../wording/words.ts';
import { CALM, calmResponse, canRest } from './calm-ground.ts';
import { holdsLittle, isCrowded } from './clutter.ts';
import { DETAIL_THEME, isPlainByDesign } from './clutter-rule.ts';
import { AIRBNB, figureGround } from './figure-ground.ts';
import { showsPhotograph } from './picture-quality.ts';

const anchoring = defineRule<{ third: number; centre: number }>({
  id: 'C-10',
  notOf: ['type_only', 'quote', 'screen', 'comparison', 'several_panels'],
  curve: [0, 30],
  title: 'Attention sits on a natural anchor',
  area: 'composition',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1163/156856808784532662',
    title: 'Palmer, Gardner, Wickens, Spatial Vision 21, 2008',
    note: 'The centre is preferred for single front-facing subjects; either anchor gets full marks.',
  },
  contested:
    'Photo craft teaches the rule of thirds; Palmer, Hara and Griscom found no support for it. Both placements are accepted here.',
  theme: 'anchor',
  importance: 0.35,
  praise: 0.5,
  measures: 'distance of the centre of attention from the nearest anchor (centre or third point)',
  target: atMost(7, '% of the diagonal'),
  effort: 'medium',
  measure(m) {
    const { centroidToCentre: centre, centroidToThird: third } = m.composition;
    const value = Math.min(centre, third);
    return measured({
      value: value * 100,
      display: `${percent(value)} of the diagonal`,
      unit: '% of the diagonal',
      regions: [],
      detail: { third, centre },
    });
  },
  respond: ({ value }) => ramp(20, 7)(value),
  good: ({ display, detail }) => ({
    title: detail.centre <= detail.third ? 'Attention rests at the centre' : 'Attention rests on a third point',
    text: `Its centre of gravity lies ${display} from the ${detail.centre <= detail.third ? 'middle of the frame' : 'nearest third point'}, within the aim of 7 %.`,
  }),
  bad: ({ display }) => ({
    title: 'Attention hangs between anchors',
    text: `The centre of attention lies ${display} away from both the centre and the nearest third point.`,
  }),
  advice: ({ display }) => ({
    title: 'Recrop around the centre of attention',
    text: `Shift the crop so that it comes to rest at the centre or on a third point; it is ${display} off.`,
  }),
});

/** Picture on one side, words on the other: nobody asks its halves to be alike, nor to weigh the same. */
const SPLIT = 0.75;
const isSplit = ({ sight }: ImageMeasurements): boolean => {
  if (!sight?.part) return false;
  const { x, w } = sight.part;
  return w < SPLIT && Math.abs(x + w / 2 - 0.5) > (1 - w) / 4;
};

const symmetry = defineRule<null>({
  id: 'C-12',
  notOf: ['comparison', 'several_panels'],
  curve: [-1, 1],
  title: 'Mirror symmetry',
  area: 'composition',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Kostyk & Huhmann, European J. of Marketing 55(6), 2021',
    note: 'Symmetry raised liking and engagement, weakly. Range is ours.',
    url: 'https://doi.org/10.1108/EJM-09-2018-0629',
  },
  theme: 'balance',
  optional: true,
  importance: 0.1,
  praise: 0.5,
  measures: 'correlation of the picture with its mirror image',
  target: atLeast(0.6, '(1 is a mirror image)'),
  effort: 'high',
  measure(m) {
    const { mirrorSymmetry: value } = m.composition;
    // A weak effect, and most good layouts have none of it: symmetry is a merit where it is, and no lack where it is not.
    const counts = ramp(0.4, 0.6)(value);
    if (isSplit(m) || counts === 0) return notApplicable;
    return measured({
      value,
      display: plain(value, 2),
      unit: 'likeness of the halves',
      regions: [],
      counts,
      detail: null,
    });
  },
  respond: ({ value }) => ramp(0.2, 0.6)(value),
  good: ({ display }) => ({
    title: 'A calm, symmetric build',
    text: `The picture correlates ${display} with its mirror image; symmetry was weakly associated with liking and engagement.`,
  }),
  bad: ({ display }) => ({
    title: 'Left and right have little in common',
    text: `The picture correlates ${display} with its mirror image. Asymmetry can be a choice; the evidence for symmetry is real but weak.`,
  }),
  advice: ({ display, m }) => ({
    title: 'Centre the layout on one axis',
    text: `Centring ${m.text.blocks.length > 1 ? 'the lines of text under each other' : 'what is shown'} lifts mirror symmetry from ${display} without a new photograph.`,
  }),
});

const balance = defineRule<null>({
  id: 'C-13',
  notOf: ['type_only', 'quote', 'screen', 'comparison', 'several_panels'],
  curve: [0, 30],
  title: 'Visual balance',
  area: 'composition',
  grade: 'A',
  source: {
    kind: 'field',
    url: 'https://doi.org/10.1287/mnsc.2021.4175',
    title: AIRBNB,
    note: 'Balance is one of the attributes linked with demand. Range is ours.',
  },
  theme: 'balance',
  importance: 0.4,
  praise: 0.6,
  measures: 'distance of the visual centre of mass from the middle',
  target: atMost(5, '% of the diagonal'),
  effort: 'medium',
  measure: (m) =>
    isSplit(m) || !showsPhotograph(m)
      ? notApplicable
      : measured({
          value: m.composition.balanceOffset * 100,
          display: `${percent(m.composition.balanceOffset)} of the diagonal`,
          unit: '% of the diagonal',
          regions: [],
          detail: null,
        }),
  respond: ({ value }) => ramp(20, 5)(value),
  good: ({ display }) => ({
    title: 'Well balanced',
    text: `The visual weight sits ${display} from the middle; aim: 5 %.`,
  }),
  bad: ({ display }) => ({
    title: 'The frame tips to one side',
    text: `The visual weight lies ${display} off the middle; aim: 5 %.`,
  }),
  advice: ({ display }) => ({
    title: 'Counterweight the empty side',
    text: `Put the headline or button on the lighter side; that pulls the weight back from ${display}.`,
  }),
});

const negativeSpace = defineRule<null>({
  id: 'C-14',
  curve: [0, 100],
  title: 'Breathing space',
  area: 'composition',
  grade: 'B',
  source: {
    kind: 'study',
    title: 'Pracejus, O’Guinn, Olsen, IJRM, 2013',
    note: 'Empty space signals prestige. Range is ours.',
    url: 'https://doi.org/10.1016/j.ijresmar.2012.11.004',
  },
  contested: 'The reading of empty space differs by culture, and a hard offer wastes space on it (Sage Open, 2024).',
  theme: 'space',
  importance: 0.6,
  praise: 0.3,
  measures: 'share of the frame that is calm',
  target: between(CALM.least, CALM.most, '% of the frame'),
  effort: 'medium',
  // Between crowded parts there is paper too, but no rest.
  measure: (m) =>
    isCrowded(m) || !canRest(m) || (m.composition.negativeSpace * 100 > CALM.most && isPlainByDesign(m))
      ? notApplicable
      : measured({
          value: m.composition.negativeSpace * 100,
          display: percent(m.composition.negativeSpace),
          unit: '% of the frame',
          regions: [],
          ...(m.composition.negativeSpace * 100 > CALM.most && holdsLittle(m) ? { theme: DETAIL_THEME } : {}),
          detail: null,
        }),
  respond: ({ value }) => calmResponse(value),
  good: ({ display }) => ({
    title: 'Room to breathe',
    text: `Calm background takes ${display} of the frame. In research, empty space signalled prestige.`,
  }),
  bad: ({ value, display }) =>
    value < CALM.least
      ? {
          title: 'No room to breathe',
          text: `Only ${display} of the frame is calm; our range starts at ${CALM.least} %.`,
        }
      : {
          title: 'Mostly empty',
          text: `Empty background takes ${display} of the frame; our range ends at ${CALM.most} %.`,
        },
  advice: ({ value, display }) =>
    value < CALM.least
      ? {
          title: 'Open up a calm area',
          text: `Give headline or button a plain panel, or crop to sky, wall or table, until the calm background grows from ${display} to ${CALM.least} %.`,
        }
      : {
          larger: `the subject or the headline, since ${display} of the frame is empty`,
          title: 'Use the empty background',
          text: `Scale up the subject or the headline: ${display} of the frame carries nothing.`,
        },
});

/** Full up to the 3 % of the evidence base; that nothing is left at 20 % is ours. */
const bars = defineFileRule<{ sides: string[] }>({
  id: 'X-08',
  curve: [0, 30],
  title: 'No bars at the edges',
  area: 'placement',
  grade: 'D',
  source: {
    kind: 'guideline',
    title: 'TikTok and YouTube Shorts, guidance for creators (read 2026)',
    note: 'Fill the frame; letterbox and pillarbox bars waste it.',
  },
  theme: 'bars',
  importance: 0.7,
  praise: 0,
  measures: 'share of the frame lost to uniform bars',
  target: atMost(3, '% of the frame'),
  effort: 'low',
  measure(m) {
    const b = m.kind === 'video' ? m.bars : m.composition.bars;
    // A single plain edge is a ground or a panel; bars come in pairs.
    const vertical = Math.min(b.top, b.bottom) > 0.01 ? b.top + b.bottom : 0;
    const horizontal = Math.min(b.left, b.right) > 0.01 ? b.left + b.right : 0;
    const value = vertical + horizontal;
    if (value > 0.8) return notApplicable;
    const regions: Region[] = [];
    const sides: string[] = [];
    if (vertical > 0.03) {
      sides.push('top', 'bottom');
      regions.push({ x: 0, y: 0, w: 1, h: b.top }, { x: 0, y: 1 - b.bottom, w: 1, h: b.bottom });
    }
    if (horizontal > 0.03) {
      sides.push('left', 'right');
      regions.push({ x: 0, y: 0, w: b.left, h: 1 }, { x: 1 - b.right, y: 0, w: b.right, h: 1 });
    }
    return measured({
      value: value * 100,
      display: percent(value),
      unit: '% of the frame',
      regions,
      detail: { sides },
    });
  },
  respond: ({ value }) => ramp(20, 3)(value),
  good: ({ display }) => ({ title: 'The picture fills the frame', text: `Bars take ${display} of the frame.` }),
  bad: ({ display, detail }) => ({
    title: `Bars at ${list(detail.sides)} waste the frame`,
    text: `Plain bars take ${display} of the space you pay for; TikTok and Shorts guidance asks to fill the frame.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Crop the bars at ${list(detail.sides)} away`,
    text: `Recompose for the frame: ${display} of its area comes back to the picture.`,
  }),
});

export const compositionRules = [figureGround, anchoring, symmetry, balance, negativeSpace];
export const barRules = [bars];
