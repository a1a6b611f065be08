/**
 * The call to action. Without one, its specificity, prominence, isolation and
 * attention are lost with it: they respond 0 through K-01, which speaks for all.
 */
import { namesAddress } from '../copy/find-cta.ts';
import type { CallToAction } from '../measurements.ts';
import { colourName } from './colour-words.ts';
import { inPlace } from './regions.ts';
import { blend, ramp } from './response.ts';
import { defineRule, defineWordRule, measured, notMeasured, type Reading, type WrittenCta } from './rule.ts';
import { atLeast, called } from './target.ts';
import { isQuotable, nameCall, neededContrast, type Read, readingGap } from './text-blocks.ts';
import { count, list, percent, plain, quote, ratioToOne, sentence, withArticle } from './words.ts';

/** A click is the aim of some goals and a side effect of others. */
const GOALS = { sales: 1, leads: 1, engagement: 0.6, community: 0.5, awareness: 0.35 } as const;

const ABCD = {
  title: 'Google, YouTube ABCD guide (Direct) and the open-source ABCD detector (read 2026)',
  note: 'Say what to do: “visit site”, “sign up”, “buy now”. Correlational, from an interested party.',
};

/** Reads from the call to action, or says that it is missing. */
function fromCta<C, D>(m: Read & { copy: { cta: C | null } }, read: (cta: C) => Reading<D>): Reading<D> {
  if (m.copy.cta && m.text.measured) return read(m.copy.cta);
  return readingGap(m) ?? { kind: 'lost_with', leader: 'K-01' };
}

const SUGGESTION = {
  sales: '“Shop now” or “Get yours”',
  leads: '“Get my quote” or “Book a call”',
  engagement: '“Tell us yours” or “See how”',
  community: '“Join us”',
  awareness: '“Discover more”',
} as const;

const GOAL_WORDS = {
  sales: 'a sale',
  leads: 'a lead',
  engagement: 'a response',
  community: 'a new member',
  awareness: 'a visit',
} as const;

const present = defineWordRule<WrittenCta | null>({
  id: 'K-01',
  title: 'Call to action present',
  area: 'copy',
  grade: 'C',
  source: { ...ABCD, kind: 'vendor', url: 'https://github.com/google-marketing-solutions/abcds-detector' },
  theme: 'cta',
  // As far as an ad can be worth something without a request in the picture: the post around it has a button of its own.
  essential: 0.12,
  importance: 1,
  goals: GOALS,
  measures: 'call to action in the text',
  target: 'one clear request',
  effort: 'low',
  measure(m) {
    const cta = m.copy.cta;
    const gap = cta && m.text.measured ? null : readingGap(m);
    if (gap) return gap;
    return measured({
      value: cta ? 1 : 0,
      display: cta ? nameCall(m, cta) : 'none found',
      unit: 'found',
      regions: cta ? [cta.region] : [],
      detail: cta,
    });
  },
  respond: ({ value }) => value,
  good: ({ display, detail }) => ({
    title: `${sentence(display)} says what to do`,
    text: `The request stands ${detail ? inPlace(detail.region) : 'on the visual'}${detail?.button ? `, on ${withArticle(colourName(detail.button.fill))} button` : ''}. Nobody has to guess the next step.`,
  }),
  bad: ({ settings, m }) => ({
    title: 'Nothing tells people what to do',
    text:
      m.text.blocks.length > 0
        ? `We read ${count(m.text.wordCount, 'word')} on the visual and no request among them. ${settings.goal === 'awareness' ? 'For awareness that weighs less than for sales, but curious people get no door.' : `An ad meant to bring ${GOAL_WORDS[settings.goal]} should ask for it.`}`
        : `There are no words on the visual at all, so the request rests on the text of the post alone. ${settings.goal === 'awareness' ? 'For awareness that weighs less than for sales.' : `An ad meant to bring ${GOAL_WORDS[settings.goal]} should ask for it in the picture.`}`,
  }),
  advice: ({ settings, m }) => ({
    title: `Add a button such as ${SUGGESTION[settings.goal].split(' or ')[0]}`,
    text: `${SUGGESTION[settings.goal]} on a solid button of a colour found nowhere else${m.colour.palette[0] ? ` (the frame is mostly ${colourName(m.colour.palette[0].hex)})` : ''}, at least 4 % of the frame, clear of the edges. The gain counts a button that is seen, too.`,
  }),
});

const specific = defineWordRule<WrittenCta>({
  id: 'K-02',
  title: 'The request names its reward',
  area: 'copy',
  grade: 'E',
  source: {
    kind: 'vendor',
    title: 'MECLABS, test protocol TP1785 (read 2026)',
    note: 'One test: click rates from 14.5 % to 22.0 % between five button texts. Single tests do not generalise; context decides.',
  },
  theme: 'cta-words',
  importance: 1,
  goals: GOALS,
  measures: 'wording of the call to action',
  target: 'a verb with its object or benefit',
  effort: 'low',
  measure: (m) =>
    fromCta(m, (cta) =>
      !isQuotable(m, cta)
        ? notMeasured('the text could not be read')
        : measured({
            value: cta.specific ? 1 : 0.5,
            display: quote(cta.text),
            unit: 'wording',
            regions: [cta.region],
            detail: cta,
          }),
    ),
  respond: ({ value }) => (value === 1 ? 1 : 0.45),
  good: ({ display }) => ({
    title: `${display} names what you get`,
    text: `${display} puts a thing or benefit beside the verb, so the click has a reward in sight.`,
  }),
  bad: ({ display, detail }) => ({
    title: namesAddress(detail.text) ? `${display} says where, not what for` : `${display} could stand on any ad`,
    text: `The request says ${quote(detail.verb)} without naming what comes after the click. In one test the wording of a button moved the click rate from 14.5 to 22.0 %; which wording wins depends on context.`,
  }),
  advice: ({ display, m }) => ({
    title: `Say what ${display} brings`,
    text: `Add the object to the verb${m.copy.offer ? `, for instance with your ${quote(m.copy.offer.text, 24)}.` : ': what does the person hold a minute after the click?'} Then test it against ${display}.`,
  }),
});

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
  goals: GOALS,
  measures: 'prominence of the call to action',
  praiseFrom: 0.9,
  target: atLeast(90, '% of the marks'),
  effort: 'low',
  measure: (m) =>
    fromCta(m, (cta) => {
      const block = m.text.blocks[cta.block];
      const needed = neededContrast(block ?? { lineHeightOfShortSide: 0 });
      const contrast = cta.contrast ?? 1;
      const parts = [
        { name: 'size', response: ramp(0.004, 0.025)(cta.areaShare), say: `${percent(cta.areaShare)} of the frame` },
        {
          name: 'letter contrast',
          response: ramp(3 - (4.5 - needed) / 3, needed)(contrast),
          say: ratioToOne(contrast),
        },
        {
          name: 'isolation',
          response: ramp(15, 40)(cta.isolationDeltaE),
          say: `${plain(cta.isolationDeltaE, 0)} points of colour`,
        },
        { name: 'shape', response: cta.button ? 1 : 0.25, say: cta.button ? 'a button' : 'no button around it' },
      ];
      const value = blend(parts.map((p) => [p.response, 1] as const));
      return measured({
        value: value * 100,
        display: percent(value),
        unit: '% of the marks',
        regions: [cta.button?.region ?? cta.region],
        measures: `prominence of ${nameCall(m, cta, 28)}`,
        detail: { ...cta, parts },
      });
    }),
  respond: ({ value }) => value / 100,
  good: ({ detail, m }) => ({
    title: `${sentence(nameCall(m, detail, 30))} cannot be missed`,
    text: `${detail.button ? `${sentence(withArticle(colourName(detail.button.fill)))} button` : 'Set'} ${inPlace(detail.region)}, ${percent(detail.areaShare)} of the frame, letters at ${ratioToOne(detail.contrast ?? 1)}: it looks like something to tap.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: `${sentence(nameCall(m, detail, 30))} is easy to overlook`,
    text: `It gets ${display} of the marks for prominence; weakest is ${weakest(detail.parts).name} (${weakest(detail.parts).say}) ${inPlace(detail.region)}.`,
  }),
  advice: ({ detail, m }) => {
    const weak = weakest(detail.parts);
    const fix: Record<string, string> = {
      size: `Double it: ${weak.say} is under our mark of 2.5 %.`,
      'letter contrast': `Its letters reach ${weak.say}; take white or near-black on the button, whichever clears 4.5 : 1.`,
      isolation: `It differs from its surround by ${weak.say}; pick a fill the rest of the frame does not use${detail.hueElsewhere > 0.1 ? ` (its hue covers ${percent(detail.hueElsewhere)} elsewhere)` : ''}.`,
      shape: 'Put a filled, rounded box with padding around it: without one it reads as another line of copy.',
    };
    return { title: `Make ${nameCall(m, detail, 28)} look like a button`, text: fix[weak.name] ?? weak.say };
  },
});

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
  goals: GOALS,
  measures: 'colour difference between the call to action and its surround (CIEDE2000)',
  target: atLeast(40, 'points of colour, hue on under 10 % of the rest'),
  effort: 'low',
  measure: (m) =>
    fromCta(m, (cta) =>
      measured({
        value: cta.isolationDeltaE,
        display: `${plain(cta.isolationDeltaE, 0)} points of colour`,
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
    text: `${sentence(nameCall(m, detail, 30))} differs from its surround by ${display}, and its hue covers only ${percent(detail.hueElsewhere)} of the rest.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: `${sentence(nameCall(m, detail, 30))} wears the colour of its surroundings`,
    text: `Its ground differs from the surround by ${display} and the same hue covers ${percent(detail.hueElsewhere)} elsewhere, so it does not pop out.`,
  }),
  advice: ({ display, value, detail, m }) => {
    const led = m.colour.palette.slice(0, 2).map((c) => colourName(c.hex));
    return {
      title: 'Give the button a colour of its own',
      text:
        value >= 40
          ? `Its contrast is fine (${display}), but the same hue covers ${percent(detail.hueElsewhere)} of the rest. Choose a fill that appears nowhere else, away from ${list([...new Set(led)]) || 'the main tone'}.`
          : `The frame is led by ${list([...new Set(led)]) || 'one tone'}; choose a fill far from that, so the difference rises from ${display} to 40 and more.`,
    };
  },
});

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
  goals: GOALS,
  measures: 'share of predicted first-glance attention on the call to action',
  target: called('10 % of attention, or 1.5 times its share of the area', { from: 10 }),
  effort: 'medium',
  measure: (m) =>
    fromCta(m, (cta) =>
      measured({
        value: cta.attentionShare * 100,
        display: percent(cta.attentionShare),
        unit: '% of attention',
        regions: [cta.button?.region ?? cta.region],
        measures: `share of predicted attention on ${nameCall(m, cta, 28)}`,
        detail: cta,
      }),
    ),
  respond: ({ value, detail }) => Math.max(ramp(3, 10)(value), ramp(0.7, 1.5)(detail.attentionDensity)),
  good: ({ display, detail, m }) => ({
    title: `${sentence(nameCall(m, detail, 30))} draws the eye`,
    text: `It gets ${display} of the predicted first glance, ${plain(detail.attentionDensity)} times what its size would earn by chance.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: `The eye skips ${nameCall(m, detail, 30)}`,
    text: `Only ${display} of the predicted first glance reaches it ${inPlace(detail.region)}, ${plain(detail.attentionDensity)} times what its area alone would get.`,
  }),
  advice: ({ display, detail, m }) => ({
    title: `Clear the ground around ${nameCall(m, detail, 28)}`,
    text: `Move it away from busy detail ${inPlace(detail.region)} and raise its colour contrast; the aim is 10 % of the first glance instead of ${display}.`,
  }),
});

export const callToActionWordRules = [present, specific];
export const callToActionLookRules = [prominence, isolation, attention];
