/** Light and shade of the whole picture. */
import { decodedLight, encodedLight, lightnessOf, luminanceOf } from '../../colour-science.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { hat, ramp } from '../../response.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { between, called } from '../book/target.ts';
import { MOST_COLOURFUL } from '../picture/colour.ts';
import { separation } from '../picture/figure-ground.ts';
import { photographCounts, qualityStretched } from '../picture/picture-quality.ts';
import { percent, plain } from '../wording/words.ts';
import { carriesLightText } from './scrim.ts';

/** Said where something was left out; empty for a photograph that fills the frame. */
const besideGround = ({ share }: { share: number }) =>
  share < 0.995
    ? ` (measured on the ${percent(share)} of the frame that is picture, not flat background, text or what is drawn under it)`
    : '';

/** The picture whose light can be judged, with how much of the weight it has; else why there is none. */
function litPicture({ technical: { picture } }: ImageMeasurements) {
  if (!picture) return notApplicable;
  const counts = photographCounts(picture);
  return counts > 0 ? { kind: 'lit' as const, picture, counts } : notMeasured(TOO_LITTLE);
}

const TOO_LITTLE = 'too little of the frame is photograph to judge its light; drawn tones were chosen';

const CONTRAST = hat(0.1, 0.18, 0.32, 0.45);

/** Noise up to which flat areas are clean: rule Q-02's mark, of 255 levels. */
const CLEAN = 4;

/** How many times differences of tone grow where the contrast is brought to 0.18. */
const stretchOf = (contrast: number): number => Math.max(1, 0.18 / Math.max(0.01, contrast));

/** What such a curve makes of the noise, of 255 levels. */
const stretchedNoise = (contrast: number, { technical }: ImageMeasurements): number =>
  (technical.noiseSigma ?? 0) * stretchOf(contrast);

/** Lightness to which the ends of the tones are pulled. */
const ENDS = { black: 4, white: 96 };

/** sRGB value 0..1 of the grey of that lightness. */
const levelOf = (lightness: number): number => encodedLight(luminanceOf(lightness));

/** Mean lightness once black and white points are pulled outward, which moves levels: a picture that is mostly shadow stays dark. */
function stretchedLightness(mean: number, { technical: { lightnessP1: low, lightnessP99: high } }: ImageMeasurements) {
  const [black, white] = [Math.min(low, ENDS.black), Math.max(high, ENDS.white)].map(levelOf) as [number, number];
  const [from, to, middle] = [low, high, mean].map(levelOf) as [number, number, number];
  return lightnessOf(decodedLight(black + ((middle - from) / Math.max(0.01, to - from)) * (white - black)));
}

/**
 * From where on light is a fault that a curve over the finished file fixes, and not a style: a dark design with white letters uses the
 * whole range of tones, a dark photograph does not.
 */
const FLAT = { range: 65, rms: 0.15 };
const DARK = { mean: 30, light: 85 };
const BRIGHT = { mean: 80, dark: 25 };

/** What a curve over the whole file would fix; null where its tones use the range already, or nothing of it is picture. */
export function curveFault({
  picture,
  lightnessP1: low,
  lightnessP99: high,
}: ImageMeasurements['technical']): 'dark' | 'bright' | 'flat' | null {
  if (!picture) return null;
  if (picture.meanLightness < DARK.mean && high < DARK.light) return 'dark';
  if (picture.meanLightness > BRIGHT.mean && low > BRIGHT.dark) return 'bright';
  return high - low < FLAT.range || picture.rmsContrast < FLAT.rms ? 'flat' : null;
}

/** Why no corrected file comes with an advice on light: what is black or white in the finished ad would move too. */
const byHand = ({ technical }: ImageMeasurements): string =>
  curveFault(technical)
    ? ''
    : ` Do it in the layout, on the photograph alone: a curve over the finished ad would also move blacks and whites that are right (tones run from lightness ${plain(technical.lightnessP1, 0)} to ${plain(technical.lightnessP99, 0)}), so no corrected copy is offered.`;

/** Lightness at which a picture is too dark, and too bright, for anything. */
const [BLACK, WHITE] = [20, 92] as const;
/** Range of lightness, and by how much lower it begins where light letters stand on the picture and read. */
const [LIT, BRIGHT_FROM, SCRIM] = [40, 75, 10] as const;
const lightResponse = hat(BLACK, LIT, BRIGHT_FROM, WHITE);
const shadowResponse = (clipped: number): number => ramp(0.5, 0.08)(clipped) * 0.6 + 0.4;

/** Loud colours, which are never pale: what little light and shade they have lies between them. */
const isVivid = ({ colour: { ofPhotograph, colourfulness } }: ImageMeasurements): boolean =>
  (ofPhotograph?.colourfulness ?? colourfulness) > MOST_COLOURFUL;

const rmsContrast = defineRule<{ where: string }>({
  id: 'C-04',
  curve: [0, 0.5],
  title: 'Contrast of the picture',
  area: 'colour',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Kostyk & Huhmann, European J. of Marketing 55(6), 2021',
    note: 'Experiment (n = 361) and field data (n = 610): higher image contrast raised liking and engagement. Range is ours.',
    url: 'https://doi.org/10.1108/EJM-09-2018-0629',
  },
  theme: 'tone',
  essential: 0.2,
  importance: 0.9,
  praise: 0.3,
  measures: 'spread of light and dark in the picture (RMS contrast)',
  target: between(0.18, 0.32),
  effort: 'low',
  measure(m) {
    const lit = litPicture(m);
    if (lit.kind !== 'lit') return lit;
    const { picture, counts } = lit;
    // A ground of another tone lends contrast to a flat picture; it does not make a good one harsh.
    const whole = CONTRAST(m.colour.rmsContrast) > CONTRAST(picture.rmsContrast);
    const value = whole ? m.colour.rmsContrast : picture.rmsContrast;
    return measured({
      value,
      display: value.toFixed(2),
      unit: 'spread of light',
      regions: [],
      counts,
      responseInGoodLight: 1,
      detail: { where: whole ? '' : besideGround(picture) },
    });
  },
  respond: ({ value }) => CONTRAST(value),
  good: ({ display, detail, m }) => ({
    title: 'Strong light and shade',
    text: `Tonal contrast (RMS) is ${display}${detail.where}, with tones from lightness ${plain(m.technical.lightnessP1, 0)} to ${plain(m.technical.lightnessP99, 0)}; our range is 0.18 to 0.32. High image contrast was associated with liking and engagement.`,
  }),
  bad: ({ value, display, detail, m }) =>
    value < 0.18
      ? {
          title: isVivid(m)
            ? 'Its strong colours are alike in lightness'
            : `The picture is ${m.technical.lightnessP99 < 60 ? 'dark and ' : m.technical.lightnessP1 > 40 ? 'pale and ' : ''}flat`,
          text: `Tonal contrast (RMS) is ${display}${detail.where}; our range is 0.18 to 0.32. Its tones run only from lightness ${plain(m.technical.lightnessP1, 0)} to ${plain(m.technical.lightnessP99, 0)} of 100.`,
        }
      : {
          title: 'The picture is harsh',
          text: `Tonal contrast (RMS) is ${display}${detail.where}; our range ends at 0.32.`,
        },
  advice: ({ value, display, m }) =>
    value < 0.18 && stretchedNoise(value, m) > CLEAN
      ? {
          title: 'Take the noise out, then stretch the tones',
          text: `Noise of ${plain(m.technical.noiseSigma ?? 0)} of 255 levels would grow to ${plain(stretchedNoise(value, m))} with the tones: go back to a cleaner original or denoise first. Then pull black and white points outward until tonal contrast rises from ${display} above 0.18.`,
        }
      : value < 0.18 && isVivid(m)
        ? {
            title: 'Set dark beside light',
            text: `No curve fixes this: it would drive the colours further. Make some of the strong colours dark or swap one for near-black, until tonal contrast rises from ${display} above 0.18.`,
          }
        : value < 0.18
          ? {
              title: 'Stretch the tones',
              text: `Pull black and white points outward until tonal contrast rises from ${display} above 0.18; a levels or curves step takes a minute.`,
            }
          : {
              title: 'Open the shadows',
              text: `Lift shadows and hold highlights until tonal contrast falls from ${display} under 0.32.`,
            },
  fixes({ value, m }) {
    const { picture } = m.technical;
    if (!picture || value >= 0.18 || isVivid(m)) return {};
    const lightness = stretchedLightness(picture.meanLightness, m);
    return {
      'C-05': Math.min(lightResponse(lightness), shadowResponse(picture.clippedDark)),
      'C-15': qualityStretched(m, stretchOf(value), lightness),
      // The differences of tone between subject and surround grow with all others.
      'C-06': separation((m.composition.figureGroundDeltaE ?? 0) * stretchOf(value)),
    };
  },
});

const exposure = defineRule<{ clipped: number; dark: boolean; scrim: number; where: string }>({
  id: 'C-05',
  curve: [0, 100],
  title: 'Exposure',
  area: 'colour',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1287/mnsc.2021.4175',
    title:
      'Zhang, Lee, Singh, Srinivasan, “What Makes a Good Image?”, Management Science 68(8), 2022 (7,423 Airbnb properties)',
    note: 'Brightness is one of twelve picture attributes linked with demand. Range is ours.',
  },
  theme: 'tone',
  essential: 0.2,
  importance: 1,
  praise: 0.3,
  measures: 'mean lightness of the picture',
  target: called(`lightness ${LIT} to ${BRIGHT_FROM} of 100, shadows not blocked`, { from: LIT, to: BRIGHT_FROM }),
  targetHere: ({ detail: { scrim } }) =>
    called(
      scrim > 0
        ? `lightness ${plain(LIT - scrim, 0)} to ${BRIGHT_FROM} of 100 under light letters, shadows not blocked`
        : `lightness ${LIT} to ${BRIGHT_FROM} of 100, shadows not blocked`,
      { from: LIT - scrim, to: BRIGHT_FROM },
    ),
  effort: 'low',
  measure(m) {
    const lit = litPicture(m);
    if (lit.kind !== 'lit') return lit;
    const { picture, counts } = lit;
    const { meanLightness, clippedDark } = picture;
    const scrim = SCRIM * carriesLightText(m);
    return measured({
      value: meanLightness,
      display: `${plain(meanLightness, 0)} of 100`,
      unit: 'points of lightness',
      regions: [],
      counts,
      responseInGoodLight: 1,
      detail: { clipped: clippedDark, dark: meanLightness < LIT - scrim, scrim, where: besideGround(picture) },
    });
  },
  respond: ({ value, detail }) =>
    Math.min(hat(BLACK, LIT - detail.scrim, BRIGHT_FROM, WHITE)(value), shadowResponse(detail.clipped)),
  good: ({ value, display, detail }) => ({
    title: value < LIT && detail.scrim > 0 ? 'Dark enough for its light letters' : 'Well exposed',
    text: `Mean lightness is ${display}${detail.where} with ${percent(detail.clipped)} of pixels lost in black${Math.round(100 * detail.clipped) < 1 ? ': shadow and light both keep their detail' : ''}.`,
  }),
  bad: ({ display, detail, m }) =>
    detail.dark
      ? {
          title: 'The picture is too dark',
          text: `Mean lightness is ${display}${detail.where} and ${percent(detail.clipped)} of pixels are black; our range is ${plain(LIT - detail.scrim, 0)} to ${BRIGHT_FROM}.`,
        }
      : detail.clipped > 0.08
        ? {
            title: 'Shadows are blocked up',
            text: `Of all pixels ${percent(detail.clipped)} are pure black, with no detail left in them.`,
          }
        : {
            title: 'The picture is too bright',
            text: `Mean lightness is ${display}${detail.where}, and ${percent(m.technical.clippedBright)} of the frame is white; our range is 40 to 75.`,
          },
  advice: ({ display, detail, m }) =>
    detail.dark || detail.clipped > 0.08
      ? {
          title: 'Lift the exposure',
          text: `Raise the midtones until mean lightness moves from ${display} to 45 or more, before adding text; then re-check text contrast.${detail.dark ? ' Where the dark is meant, keep it and lift only what should be seen: a face, the product.' : ''}${byHand(m)}`,
        }
      : {
          title: 'Bring the highlights down',
          text: `Lower exposure until mean lightness moves from ${display} under 75.${byHand(m)}`,
        },
});

export const toneRules = [rmsContrast, exposure];
