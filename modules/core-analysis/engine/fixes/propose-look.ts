import type { ImageMeasurements } from '../measurements.ts';
import { mostBytes } from '../placements/measure-placements.ts';
import { curveFault } from '../rules/message/tone.ts';
import { photographCounts } from '../rules/picture/picture-quality.ts';
import { blockResponse, SHARPNESS, sharpnessOf } from '../rules/picture/technical.ts';
import { kilobytes, PLACEMENT_LABELS, placementMeasure, takenAs } from '../rules/wording/placement-words.ts';
import { plain } from '../rules/wording/words.ts';
import type { FixPlan, FixSettings } from './fix-plan.ts';

/**
 * The softest clean photograph of 22 ads, whose sharp part lies under its words, measures 46: up to 40 softness is a fault. Under
 * the lower figure nothing is left to sharpen. In what is nearly black nobody would see it.
 */
const SOFT = { least: 16, most: 40, lightness: 12 };
/** Response of the compression grid under which sharpening would bring out blocks. */
const BLOCKY = 0.8;
/** From here on noise is seen; up to 4, rule Q-02's mark, flat areas are clean. */
const NOISY = 6;

const CURVES = { dark: 'Exposure lifted', bright: 'Exposure lowered, contrast set', flat: 'Contrast set' } as const;

/** A curve is offered where the light of the photograph has at least this share of its weight: drawn tones were chosen. */
const MOSTLY = 0.5;

/** Exposure and contrast, where the tones use only a part of the range. */
export function proposeTone(m: ImageMeasurements, settings: FixSettings): FixPlan | null {
  const { picture, lightnessP1: low, lightnessP99: high } = m.technical;
  const fault = curveFault(m.technical);
  if (!picture || !fault || photographCounts(picture) < MOSTLY) return null;
  const { meanLightness: mean, rmsContrast } = picture;
  return {
    kind: 'tone',
    id: 'tone',
    title: CURVES[fault],
    why: `${picture.share < 0.995 ? 'Without flat background and text mean' : 'Mean'} lightness is ${plain(mean, 0)} of 100 and tonal contrast (RMS) ${rmsContrast.toFixed(2)}; all tones run from ${plain(low, 0)} to ${plain(high, 0)}. Our ranges are 40 to 75 and 0.18 to 0.32.`,
    note: 'Brand colours change with the curve: compare them with your palette.',
    suggestion: false,
    placement: settings.placement,
    targets: ['C-04', 'C-05', 'C-15'],
    blocks: m.text.blocks.map(({ region, background }) => ({ region, background })),
  };
}

/** Sharpening, only where the picture is soft. */
export function proposeSharpen(m: ImageMeasurements, settings: FixSettings): FixPlan | null {
  const { picture } = m.technical;
  const { best } = sharpnessOf(m);
  if (best >= SOFT.most || best < SOFT.least) return null;
  if (picture && picture.meanLightness < SOFT.lightness) return null;
  if (blockResponse(m.technical.blockiness ?? 1) < BLOCKY) return null;
  return {
    kind: 'sharpen',
    id: 'sharpen',
    title: 'Sharpened without halos',
    why: `The sharpest part measures ${plain(best, 0)}; from ${SHARPNESS.sharp} on we call a picture sharp.`,
    note: 'Sharpening shows edges more clearly; detail that the lens or an export lost does not come back. A sharp original is better.',
    suggestion: false,
    placement: settings.placement,
    targets: ['Q-01', 'C-15'],
    noiseSigma: m.technical.noiseSigma ?? 0,
    drawn: {
      blocks: m.text.blocks.map(({ region, background }) => ({ region, background })),
      buttons: m.copy.cta?.button ? [m.copy.cta.button.region] : [],
    },
    subject: m.composition.subject,
  };
}

/** Denoising, only where noise was measured. */
export function proposeDenoise(m: ImageMeasurements, settings: FixSettings): FixPlan | null {
  const sigma = m.technical.noiseSigma;
  if (sigma === null || sigma <= NOISY) return null;
  return {
    kind: 'denoise',
    id: 'denoise',
    title: 'Noise taken out',
    why: `Flat areas carry noise of σ ${plain(sigma)} of 255 levels; aim: 4.`,
    note: 'Look at skin, fabric and hair: fine texture may be smoothed with the noise.',
    suggestion: false,
    placement: settings.placement,
    targets: ['Q-02', 'C-15'],
    sigma,
  };
}

/** A lighter file or screen colours, where the platform would refuse or shift the file. */
export function proposeReencode(m: ImageMeasurements, settings: FixSettings): FixPlan | null {
  const p = placementMeasure(m, settings.placement);
  const maxBytes = mostBytes(settings.placement, m.source);
  const print = m.source.colourSpace.toLowerCase().includes('cmyk');
  const heavy = p !== undefined && !p.fileSizeOk && maxBytes !== null;
  if (!print && !heavy) return null;
  const label = PLACEMENT_LABELS[settings.placement];
  return {
    kind: 'reencode',
    id: 'reencode',
    title: heavy ? `Compressed to the limit of ${label}` : 'Converted to screen colours (sRGB)',
    why: heavy
      ? takenAs(m, p)
        ? `The file is ${kilobytes(m.source.bytes)}; uploaded image ads on ${label} may have up to ${kilobytes(maxBytes)}.`
        : `The file is ${(m.source.bytes / 1e6).toFixed(1)} MB; ${label} takes up to ${(maxBytes / 1024 / 1024).toFixed(0)} MB.`
      : `The file is ${m.source.colourSpace.toUpperCase()}; feeds show sRGB, and platforms convert in their own way.`,
    note: null,
    suggestion: false,
    placement: settings.placement,
    targets: ['X-04', 'Q-08'],
    maxBytes: maxBytes ?? Number.MAX_SAFE_INTEGER,
  };
}
