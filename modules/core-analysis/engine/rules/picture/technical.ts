/** Focus, noise and compression, each alone. */
import type { Region } from '../../../contract/evidence.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { longRamp, ramp } from '../../response.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast, atMost, called } from '../book/target.ts';
import { inPlace } from '../wording/place-words.ts';
import { percent, plain } from '../wording/words.ts';

const OWN = {
  title: 'Our own convention',
  note: 'No absolute threshold exists in the literature; the range is ours and versioned.',
};

/** Compression grid up to which blocks are not seen. */
const GRID_UNSEEN = 1.3;

/**
 * Sharpness of the picture itself, of the whole frame where nothing else is on it. Borders of compression blocks are edges that the
 * picture has not: its variance counts less by the square of how far their steps pass what is not seen.
 */
export function sharpnessOf({ technical: { sharpness, blockiness } }: ImageMeasurements): {
  best: number;
  bestTile: Region;
} {
  const { best, bestTile } = sharpness.ofPicture ?? sharpness;
  return { best: best / Math.max(1, (blockiness ?? 1) / GRID_UNSEEN) ** 2, bestTile };
}

/**
 * From this Laplacian variance of its sharpest part on a picture is sharp, under the other it is blurred. Of the photographs of 22
 * clean ads, letters and panels left out, all but one measure 116 and more (the one has its sharp part under the words: 46); blurred
 * by 3 pixels of 1080 all measure 9 to 45, half of them under 20.
 */
export const SHARPNESS = { sharp: 100, blurred: 25 } as const;
/** Response of the sharpest part's Laplacian variance: a fifth where blur begins, nothing at 2, where no edge is left. */
export const sharpResponse = longRamp(2, SHARPNESS.blurred, SHARPNESS.sharp);
/** Response of the noise in flat areas, 8-bit levels: a fifth at 16, nothing at 40. */
export const noiseResponse = longRamp(40, 16, 4);
/** Response of the compression grid; 1 is none, a fifth of the marks are left at 2.2 and nothing at 5. */
export const blockResponse = longRamp(5, 2.2, GRID_UNSEEN);

const sharpness = defineRule<{ tile: Region }>({
  id: 'Q-01',
  curve: [0, 400],
  title: 'Sharpness',
  area: 'technical',
  grade: 'E',
  source: { ...OWN, kind: 'convention' },
  theme: 'quality',
  importance: 1,
  praise: 0.6,
  measures: 'sharpness of the sharpest part (variance of the Laplacian)',
  target: atLeast(SHARPNESS.sharp, `points (under ${SHARPNESS.blurred} is blurred)`),
  effort: 'medium',
  measure(m) {
    const { best, bestTile } = sharpnessOf(m);
    return measured({
      value: best,
      display: plain(best, 0),
      unit: 'points of sharpness',
      regions: [bestTile],
      detail: { tile: bestTile },
    });
  },
  respond: ({ value }) => sharpResponse(value),
  good: ({ display, detail }) => ({
    title: 'Crisp focus',
    text: `The sharpest detail lies ${inPlace(detail.tile)} at ${display}; from ${SHARPNESS.sharp} on we call a picture sharp.`,
  }),
  bad: ({ value, display, detail, m }) => ({
    title: value < SHARPNESS.blurred ? 'The picture is blurred' : 'The picture is soft',
    text: `Even its sharpest part, ${inPlace(detail.tile)}, measures ${display}${(m.technical.blockiness ?? 1) > GRID_UNSEEN ? ' without what borders of compression blocks add' : ''}; under ${SHARPNESS.blurred} counts as blurred, from about ${SHARPNESS.sharp} on as sharp.`,
  }),
  advice: ({ display }) => ({
    title: 'Use a sharper original',
    text: `Go back to the source file and export at full size. Our mark is 150; this picture stands at ${display}.`,
  }),
});

const noise = defineRule<null>({
  id: 'Q-02',
  curve: [0, 24],
  title: 'Noise',
  area: 'technical',
  grade: 'E',
  source: { ...OWN, kind: 'convention' },
  theme: 'quality',
  importance: 0.6,
  praise: 0.1,
  measures: 'noise in flat areas',
  target: atMost(4, 'of 255 grey levels'),
  effort: 'low',
  measure(m) {
    const value = m.technical.noiseSigma;
    if (value === null) return notApplicable;
    return measured({
      value,
      display: `${plain(value)} of 255`,
      unit: 'of 255 grey levels',
      regions: [],
      detail: null,
    });
  },
  respond: ({ value }) => noiseResponse(value),
  good: ({ display }) => ({
    title: 'Clean flat areas',
    text: `Noise in flat areas is ${display} levels; aim: 4.`,
  }),
  bad: ({ display }) => ({
    title: 'Visible noise',
    text: `Flat areas carry noise of ${display} levels; aim: 4.`,
  }),
  advice: ({ display }) => ({
    title: 'Denoise before export',
    text: `Run a light denoise on the flat areas (${display} now) and export once; re-saving adds to it.`,
  }),
});

const blockiness = defineRule<null>({
  id: 'Q-03',
  curve: [0.8, 3],
  title: 'Compression',
  area: 'technical',
  grade: 'E',
  source: { ...OWN, kind: 'convention' },
  theme: 'quality',
  importance: 1,
  praise: 0.2,
  measures: 'visibility of the compression grid',
  target: atMost(GRID_UNSEEN, 'times the rest (1 is none)'),
  effort: 'low',
  measure({ technical: { blockiness } }) {
    if (blockiness === null) return notMeasured('the picture is too small to tell blocks from letters');
    return measured({
      value: blockiness,
      display: plain(blockiness, 2),
      unit: 'times the rest',
      regions: [],
      detail: null,
    });
  },
  respond: ({ value }) => blockResponse(value),
  good: ({ display }) => ({
    title: 'No compression marks',
    text: `The compression grid measures ${display}, where 1 is none at all.`,
  }),
  bad: ({ display, m }) => ({
    title: 'Compression blocks show',
    text: `Steps on the grid of compression blocks are ${display} times those elsewhere, at ${plain(m.technical.bytesPerPixel, 2)} bytes a pixel.`,
  }),
  advice: ({ display }) => ({
    title: 'Export again at higher quality',
    text: `Save from the original at JPEG quality 85 or more, once; the grid should fall from ${display} to about 1.`,
  }),
  inShot: {
    bad: ({ display }) => ({
      title: 'Compression blocks show',
      text: `Steps on the grid of compression blocks are ${display} times those elsewhere in the frame.`,
    }),
    advice: ({ display }) => ({
      title: 'Export again at a higher bit rate',
      text: `Export from the project, not from a finished file; the grid should fall from ${display} to about 1.`,
    }),
  },
});

const banding = defineRule<null>({
  id: 'Q-04',
  curve: [0, 60],
  title: 'Smooth gradients',
  area: 'technical',
  grade: 'E',
  source: { ...OWN, kind: 'convention' },
  theme: 'quality',
  importance: 0.4,
  praise: 0,
  measures: 'share of gradients that break into bands',
  target: atMost(10, '% of the gradients'),
  effort: 'low',
  measure: (m) =>
    measured({
      value: m.technical.banding * 100,
      display: percent(m.technical.banding),
      unit: '% of gradients',
      regions: [],
      detail: null,
    }),
  respond: ({ value }) => ramp(40, 10)(value),
  good: ({ display }) => ({ title: 'Smooth gradients', text: `Bands show in ${display} of the smooth areas.` }),
  bad: ({ display }) => ({
    title: 'Gradients break into bands',
    text: `Steps show in ${display} of the smooth gradients; aim: 10 %.`,
  }),
  advice: () => ({
    title: 'Add fine grain to gradients',
    text: 'A touch of noise (1 to 2 levels) before export keeps gradients smooth after compression.',
  }),
});

/** Words from which a picture is a layout with letters, not a photograph with a sign in it. */
const LAYOUT_WORDS = 4;

/**
 * Share of Nyquist that detail should reach. The softest of ten sharp photographs reached 64 %, none enlarged three times more than
 * 54 %. Letters and edges drawn in a layout reach further: 22 ads 76 % and more (20 of them 85 %), enlarged twice 51 to 78 %.
 * Video coding takes the finest detail of letters too.
 */
export function cutoffTarget(m: ImageMeasurements): number {
  return m.source.format !== 'frame' && m.text.wordCount >= LAYOUT_WORDS ? 0.85 : 0.6;
}

const upscaling = defineRule<{ cutoff: number; target: number }>({
  id: 'Q-05',
  curve: [0, 100],
  title: 'True resolution',
  area: 'technical',
  grade: 'E',
  source: { ...OWN, kind: 'convention' },
  theme: 'quality',
  importance: 1,
  praise: 0.2,
  measures: 'share of the possible detail the file carries',
  target: called('at least 85 % with letters, 60 % of a photograph', { from: 85 }),
  targetHere: ({ detail }) => atLeast(100 * detail.target, '% of the possible detail'),
  effort: 'medium',
  measure: (m) => {
    const cutoff = m.technical.spectralCutoff;
    return cutoff === null
      ? notApplicable
      : measured({
          value: cutoff * 100,
          display: percent(cutoff),
          unit: '% of the possible detail',
          regions: [],
          detail: { cutoff, target: cutoffTarget(m) },
        });
  },
  respond: ({ value, detail }) => ramp(20, 100 * detail.target)(value),
  good: ({ display }) => ({
    title: 'Every pixel carries detail',
    text: `Detail reaches up to ${display} of what this pixel count can hold: no sign of enlarging.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: 'The picture was scaled up or blurred',
    text: `Detail ends at ${display} of what ${m.source.width} by ${m.source.height} pixels can hold. It was likely enlarged from about ${Math.round((m.source.width * detail.cutoff) / 10) * 10} pixels of width, or blurred.`,
  }),
  advice: ({ m }) => ({
    title: 'Find the original size',
    text: `Export from the first-generation file: ${m.source.width} pixels of width should carry ${m.source.width} pixels of detail.`,
  }),
});

export const technicalRules = [sharpness, noise, blockiness, banding, upscaling];
