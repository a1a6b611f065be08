/** What can be measured of the quality that field studies found to matter: focus, light and clean pixels together. */
import type { ImageMeasurements } from '../../measurements.ts';
import { blend, hat, ramp } from '../../response.ts';
import { measured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { called } from '../book/target.ts';
import { lettersAreBlurred } from '../text/blurred-letters.ts';
import { percent, plain, sentence } from '../wording/words.ts';
import { blockResponse, cutoffTarget, noiseResponse, SHARPNESS, sharpnessOf, sharpResponse } from './technical.ts';

interface Quality {
  sharp: number;
  clean: number;
  lit: number;
  weakest: 'focus' | 'clean pixels' | 'light';
  /** Whether it is compression, not noise, that holds clean pixels down. */
  blocks: boolean;
}

/**
 * Lightness between the darkest and the brightest hundredth from which light and shade are whole. The 22 ads of the ranking reach
 * 89 and more, ten photographs 69 and more; with the blacks lifted by a third nothing passes 70.
 */
const TONES = 85;

/** The most that wrong light takes of its part: dark may be meant (a night, a stage), and still shows what it is of; blur never does. */
const UNLIT = 0.65;

/** Share of the frame that must be photographed for its light to count at all, and from which it counts whole. */
const PHOTOGRAPHED = [0.05, 0.12] as const;

/** How far the light of a picture can be judged, 0..1, by how much of it is photographed. */
export const photographCounts = ({
  photographed = 1,
}: NonNullable<ImageMeasurements['technical']['picture']>): number => ramp(...PHOTOGRAPHED)(photographed);

/** Whether there is a photograph at all whose light and focus somebody chose. */
export const showsPhotograph = ({ technical: { picture } }: ImageMeasurements): boolean =>
  picture !== null && photographCounts(picture) > 0;

function qualityOf(m: ImageMeasurements): Quality {
  const t = m.technical;
  const sharp = Math.min(
    sharpResponse(sharpnessOf(m).best),
    ramp(0.12, cutoffTarget(m) - 0.15)(t.spectralCutoff ?? 1) * 0.5 + 0.5,
  );
  const [noise, blocks] = [noiseResponse(t.noiseSigma ?? 0), blockResponse(t.blockiness ?? 1)];
  const clean = Math.min(noise, blocks);
  const tones = ramp(25, TONES)(t.lightnessP99 - t.lightnessP1);
  const light = t.picture ? Math.min(hat(14, 36, 82, 98)(t.picture.meanLightness), tones) : 1;
  const lit = 1 - (t.picture ? photographCounts(t.picture) : 0) * UNLIT * (1 - light);
  const low = Math.min(sharp, clean, lit);
  const weakest = low === sharp ? 'focus' : low === lit ? 'light' : 'clean pixels';
  return { sharp, clean, lit, weakest, blocks: blocks < noise };
}

/** Marks, 0..1, of the three parts together. */
const marksOf = ({ sharp, clean, lit }: Quality): number =>
  0.6 * Math.min(sharp, clean, lit) +
  0.4 *
    blend([
      [sharp, 1],
      [clean, 1],
      [lit, 1],
    ]);

/**
 * Marks, 0..1, of a picture whose tones are pulled apart to the whole range, each difference growing `stretch` times, and whose
 * mean lightness (0..100) becomes `lightness`: noise grows with the tones, and the variance of edges by the square.
 */
export function qualityStretched(m: ImageMeasurements, stretch: number, lightness: number): number {
  const { technical: t } = m;
  const { ofPicture, best } = t.sharpness;
  const sharper = (value: number) => value * stretch ** 2;
  return marksOf(
    qualityOf({
      ...m,
      technical: {
        ...t,
        noiseSigma: t.noiseSigma && t.noiseSigma * stretch,
        sharpness: {
          ...t.sharpness,
          best: sharper(best),
          ofPicture: ofPicture && { ...ofPicture, best: sharper(ofPicture.best) },
        },
        lightnessP1: 0,
        lightnessP99: 100,
        picture: t.picture && { ...t.picture, meanLightness: lightness },
      },
    }),
  );
}

/**
 * Focus, light and clean pixels in one. It is as good as its weakest part, since no exposure makes up for a blurred picture; the
 * mean of all three softens that by 40 %.
 */
const pictureQuality = defineRule<Quality>({
  id: 'C-15',
  notOf: ['type_only'],
  curve: [0, 100],
  title: 'The picture is in focus, lit and clean',
  area: 'technical',
  grade: 'A',
  source: {
    kind: 'field',
    url: 'https://doi.org/10.1177/0022243719881113',
    title: 'Li & Xie, “Is a Picture Worth a Thousand Words?”, JMR 57(1), 2020; Zhang et al. (Airbnb)',
    note: 'Pictures rated as of professional quality went with higher engagement on both platforms studied; verified photos with +9 % occupancy. That focus, light and clean pixels stand for it is ours.',
  },
  contested:
    'On TikTok-type feeds a home-made look does well (TikTok Creative Codes, 2023, an interested party); the rule counts half there.',
  theme: 'quality',
  praise: 0.3,
  essential: 0.45,
  importance: 1,
  placements: { tiktok: 0.5, meta_reels: 0.6, meta_stories: 0.7 },
  measures: 'picture quality (focus, light and clean pixels together)',
  target: called('100 % in all three', { from: 100 }),
  effort: 'medium',
  measure(m) {
    const q = qualityOf(m);
    const value = marksOf(q);
    return measured({
      value: value * 100,
      display: `${plain(value * 100, 0)} %`,
      unit: '%',
      regions: [],
      theme: q.weakest === 'light' && value < 0.8 ? 'tone' : 'quality',
      responseInGoodLight: marksOf({ ...q, lit: 1 }),
      // What is drawn is sharp and clean by itself.
      unmet: !showsPhotograph(m),
      detail: q,
    });
  },
  respond: ({ value }) => value / 100,
  good: ({ display, detail, m }) => ({
    title: showsPhotograph(m) ? 'Sharp and clean, with a full range of tones' : 'Sharp and clean',
    text: `Its sharpest part is in focus (sharpness ${plain(sharpnessOf(m).best, 0)}; from ${SHARPNESS.sharp} on we call it sharp)${showsPhotograph(m) ? `, tones run from lightness ${plain(m.technical.lightnessP1, 0)} to ${plain(m.technical.lightnessP99, 0)},` : ''}${m.technical.blockiness === null ? '' : ` and the compression grid is at ${plain(m.technical.blockiness, 2)} (1 is none)`}${display === '100 %' ? '' : `; weakest: ${detail.weakest}, which leaves ${display}`}. In field data pictures rated high in quality went with more engagement.`,
  }),
  bad: ({ display, detail, m }) => ({
    title:
      detail.weakest !== 'clean pixels'
        ? `${sentence(detail.weakest)} lets the picture down`
        : detail.blocks
          ? 'Compression blocks let the picture down'
          : 'Noise lets the picture down',
    text: `Picture quality reaches ${display}: focus ${percent(detail.sharp)}, light ${percent(detail.lit)}, clean pixels ${percent(detail.clean)}${detail.weakest === 'clean pixels' && detail.blocks ? ` (steps on the grid of compression blocks are ${plain(m.technical.blockiness ?? 1, 2)} times those elsewhere)` : ''}. In field data pictures rated low in quality went with less engagement.`,
  }),
  advice: ({ detail, m }) => ({
    title:
      detail.weakest === 'focus'
        ? 'Replace the picture with a sharp one'
        : detail.weakest === 'light'
          ? 'Relight or regrade the picture'
          : 'Export a clean copy',
    text:
      detail.weakest === 'focus'
        ? `Go back to the original file: focus reaches ${percent(detail.sharp)} (Laplacian variance ${plain(sharpnessOf(m).best, 0)}, ${SHARPNESS.sharp} looks sharp).${lettersAreBlurred(m) ? ' The letters are blurred with it: what contrast they lack comes back with the focus, in the colours they have.' : ''}`
        : detail.weakest === 'light'
          ? `Spread the tones: they run from lightness ${plain(m.technical.lightnessP1, 0)} to ${plain(m.technical.lightnessP99, 0)} around a mean of ${plain(m.technical.picture?.meanLightness ?? m.technical.meanLightness, 0)}. A levels step to a mean of 45 to 70 brings light from ${percent(detail.lit)} to full marks.`
          : `Export once from the original at a higher quality: compression grid ${plain(m.technical.blockiness ?? 1, 2)}${m.technical.noiseSigma === null ? '' : `, noise σ ${plain(m.technical.noiseSigma)}`} hold clean pixels at ${percent(detail.clean)}.`,
  }),
});

export const pictureQualityRules = [pictureQuality];
