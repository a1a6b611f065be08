import type { Frames } from '../../frame.ts';
import type { ColourMeasures } from '../../measurements.ts';
import { AROUND, FIGURE, type Figure, figureZones, REST, UNKNOWN } from '../composition/figure.ts';
import type { LabPlanes, Plane } from '../plane.ts';
import { colourfulnessOfSums } from './colour.ts';
import { measurePalette } from './palette.ts';

/** Share of the frame from which there is a photograph, or one beside its subject, whose colours can be judged. */
const LEAST_PHOTOGRAPH = 0.08;
/** Share of the frame from which the subject has colours of its own. */
const LEAST_SUBJECT = 0.01;
/** Points of L* that count as one tone. */
const TONE = 2;

/**
 * Colours of what is photographed, by the weights of its pixels at long side 512. Panels, grounds, texts and buttons have colours that
 * a brand chose: neither are they pale or loud as a photograph is, nor do they surround its subject. Null where next to nothing is
 * photographed.
 */
export function measurePhotographColour(
  frames: Pick<Frames, 'long512' | 'long320'>,
  lab: LabPlanes,
  weights: Plane,
  subject: Figure | null,
): NonNullable<ColourMeasures['ofPhotograph']> | null {
  const pixels = weights.data.length;
  const zones = subject ? figureZones(weights, subject, subject.box) : new Uint8Array(pixels);
  const sums = [REST, AROUND, FIGURE, UNKNOWN].map(() => new Float64Array(SUMS));
  gather(sums, frames.long512.rgb, lab, weights, zones);
  const [rest, all] = [sums[REST] as Sums, addUp(sums)];
  if ((all[0] as number) < LEAST_PHOTOGRAPH * pixels) return null;
  const own = {
    share: (all[0] as number) / pixels,
    colourfulness: colourfulnessOf(all),
    colourAtTone: Math.sqrt(colourVariance(lab, weights)),
    palette: paletteOf(frames, weights, null),
  };
  if (!subject) return { ...own, subjectSaturation: null };
  if ((rest[0] as number) < LEAST_PHOTOGRAPH * pixels) return { ...own, besideSubject: null, subjectSaturation: null };
  const figure = sums[FIGURE] as Sums;
  return {
    ...own,
    besideSubject: { colourfulness: colourfulnessOf(rest), palette: paletteOf(frames, weights, zones) },
    // Two greys are alike: a floor of one unit of chroma keeps their ratio near 1.
    subjectSaturation:
      (figure[0] as number) < LEAST_SUBJECT * pixels ? null : (chromaOf(figure) + 1) / (chromaOf(rest) + 1),
  };
}

/** Weighted sums over pixels: of 1, rg, rg², yb, yb² and chroma. */
type Sums = Float64Array;
const SUMS = 6;

/** Adds each pixel to the sums of its zone. */
function gather(sums: readonly Sums[], rgb: Uint8Array, { a, b }: LabPlanes, weights: Plane, zones: Uint8Array): void {
  for (let at = 0; at < zones.length; at += 1) {
    const w = weights.data[at] as number;
    if (w === 0) continue;
    const red = rgb[3 * at] as number;
    const green = rgb[3 * at + 1] as number;
    const rg = red - green;
    const yb = (red + green) / 2 - (rgb[3 * at + 2] as number);
    const to = sums[zones[at] as number] as Sums;
    to[0] = (to[0] as number) + w;
    to[1] = (to[1] as number) + w * rg;
    to[2] = (to[2] as number) + w * rg * rg;
    to[3] = (to[3] as number) + w * yb;
    to[4] = (to[4] as number) + w * yb * yb;
    to[5] = (to[5] as number) + w * Math.hypot(a.data[at] as number, b.data[at] as number);
  }
}

const addUp = (sums: readonly Sums[]): Sums =>
  new Float64Array(SUMS).map((_, i) => sums.reduce((sum, of) => sum + (of[i] as number), 0));

const colourfulnessOf = ([n = 0, rg = 0, rgSquares = 0, yb = 0, ybSquares = 0]: Sums): number =>
  colourfulnessOfSums(n, rg, rgSquares, yb, ybSquares);

const chromaOf = ([n = 0, , , , , chroma = 0]: Sums): number => chroma / n;

/** Mean variance of a and b together among pixels of one lightness, to a step of `TONE`. */
function colourVariance({ l, a, b }: LabPlanes, weights: Plane): number {
  const tones = new Float64Array(4 * (Math.ceil(100 / TONE) + 1));
  for (let at = 0; at < weights.data.length; at += 1) {
    const w = weights.data[at] as number;
    if (w === 0) continue;
    const tone = 4 * Math.round(Math.min(100, Math.max(0, l.data[at] as number)) / TONE);
    const va = a.data[at] as number;
    const vb = b.data[at] as number;
    tones[tone] = (tones[tone] as number) + w;
    tones[tone + 1] = (tones[tone + 1] as number) + w * va;
    tones[tone + 2] = (tones[tone + 2] as number) + w * vb;
    tones[tone + 3] = (tones[tone + 3] as number) + w * (va * va + vb * vb);
  }
  let [sum, all] = [0, 0];
  for (let tone = 0; tone < tones.length; tone += 4) {
    const [n = 0, aSum = 0, bSum = 0, squares = 0] = tones.subarray(tone, tone + 4);
    if (n === 0) continue;
    all += n;
    sum += Math.max(0, squares - (aSum * aSum + bSum * bSum) / n);
  }
  return sum / all;
}

/** Palette of the photograph, or with zones of what of it lies beside the subject. */
function paletteOf({ long320 }: Pick<Frames, 'long320'>, weights: Plane, zones: Uint8Array | null) {
  const { width, height } = long320;
  return measurePalette(long320, (at) => {
    const x = Math.floor((((at % width) + 0.5) * weights.width) / width);
    const y = Math.floor(((Math.floor(at / width) + 0.5) * weights.height) / height);
    const there = y * weights.width + x;
    return zones && zones[there] !== REST ? 0 : (weights.data[there] as number);
  });
}
