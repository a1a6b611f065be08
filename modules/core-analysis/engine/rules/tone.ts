/** Light and shade of the whole picture. */
import { hat, ramp } from './response.ts';
import { defineRule, measured } from './rule.ts';
import { percent, plain } from './words.ts';

const rmsContrast = defineRule<null>({
  id: 'C-04',
  curve: [0, 0.5],
  title: 'Contrast of the picture',
  area: 'colour',
  grade: 'A',
  source: {
    title: 'Kostyk & Huhmann, European J. of Marketing 55(6), 2021',
    note: 'Experiment (n = 361) and field data (n = 610): higher image contrast raised liking and engagement. Range is ours.',
  },
  theme: 'tone',
  essential: 0.2,
  importance: 0.9,
  praise: 0.6,
  measures: 'RMS contrast of the picture',
  target: '0.18 to 0.32',
  effort: 'low',
  measure: (m) =>
    measured({
      value: m.colour.rmsContrast,
      display: m.colour.rmsContrast.toFixed(2),
      unit: 'RMS',
      regions: [],
      detail: null,
    }),
  respond: ({ value }) => hat(0.1, 0.18, 0.32, 0.45)(value),
  good: ({ display, m }) => ({
    title: 'Strong light and shade',
    text: `Tonal contrast (RMS) is ${display}, with tones from lightness ${plain(m.technical.lightnessP1, 0)} to ${plain(m.technical.lightnessP99, 0)}; our range is 0.18 to 0.32. High image contrast was associated with liking and engagement.`,
  }),
  bad: ({ value, display, m }) =>
    value < 0.18
      ? {
          title: `The picture is ${m.technical.lightnessP99 < 60 ? 'dark and ' : m.technical.lightnessP1 > 40 ? 'pale and ' : ''}flat`,
          text: `Tonal contrast (RMS) is ${display}; our range is 0.18 to 0.32. Its tones run only from lightness ${plain(m.technical.lightnessP1, 0)} to ${plain(m.technical.lightnessP99, 0)} of 100.`,
        }
      : {
          title: 'The picture is harsh',
          text: `Tonal contrast (RMS) is ${display}, our range ends at 0.32.`,
        },
  advice: ({ value, display }) =>
    value < 0.18
      ? {
          title: 'Stretch the tones',
          text: `Pull black and white points outward until tonal contrast rises from ${display} above 0.18; a levels or curves step takes a minute.`,
        }
      : {
          title: 'Open the shadows',
          text: `Lift shadows and hold highlights until tonal contrast falls from ${display} under 0.32.`,
        },
});

const exposure = defineRule<{ clipped: number; dark: boolean }>({
  id: 'C-05',
  curve: [0, 100],
  title: 'Exposure',
  area: 'colour',
  grade: 'B',
  source: {
    title: 'Zhang, Lee, Singh, Srinivasan, “What Makes a Good Image?” (7,423 Airbnb properties)',
    note: 'Brightness is one of twelve picture attributes linked with demand. Range is ours.',
  },
  theme: 'tone',
  essential: 0.2,
  importance: 1,
  praise: 0.7,
  measures: 'mean lightness of the picture',
  target: 'lightness 40 to 75 of 100, shadows not blocked',
  effort: 'low',
  measure(m) {
    const { meanLightness, clippedDark } = m.technical;
    return measured({
      value: meanLightness,
      display: `${plain(meanLightness, 0)} of 100`,
      unit: 'L*',
      regions: [],
      detail: { clipped: clippedDark, dark: meanLightness < 40 },
    });
  },
  // Paper-white ad grounds clip on purpose, so only blocked shadows count against the picture; blown pictures show in L*.
  respond: ({ value, detail }) => Math.min(hat(20, 40, 75, 92)(value), ramp(0.5, 0.08)(detail.clipped) * 0.6 + 0.4),
  good: ({ display, m }) => ({
    title: 'Well exposed',
    text: `Mean lightness is ${display} with ${percent(m.technical.clippedDark)} of pixels lost in black: shadow and light both keep their detail.`,
  }),
  bad: ({ display, detail, m }) =>
    detail.dark
      ? {
          title: 'The picture is too dark',
          text: `Mean lightness is ${display} and ${percent(m.technical.clippedDark)} of pixels are black; our range is 40 to 75.`,
        }
      : detail.clipped > 0.08
        ? {
            title: 'Shadows are blocked up',
            text: `${percent(detail.clipped)} of pixels are pure black, with no detail left in them.`,
          }
        : {
            title: 'The picture is too bright',
            text: `Mean lightness is ${display}, and ${percent(m.technical.clippedBright)} of pixels are blown to white; our range is 40 to 75.`,
          },
  advice: ({ display, detail }) =>
    detail.dark || detail.clipped > 0.08
      ? {
          title: 'Lift the exposure',
          text: `Raise the midtones until mean lightness moves from ${display} to 45 or more, before adding text; then re-check text contrast.`,
        }
      : {
          title: 'Bring the highlights down',
          text: `Lower exposure until mean lightness moves from ${display} under 75.`,
        },
});

export const toneRules = [rmsContrast, exposure];
