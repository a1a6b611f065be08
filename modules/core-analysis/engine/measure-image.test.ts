import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFrame } from './decode/decode-image.ts';
import { attentionPlane } from './measure/attention/saliency.ts';
import { meanAndDeviation, type Plane } from './measure/plane.ts';
import { naturalTexture } from './measure/testing/natural-texture.ts';
import { paint, type Rgb } from './measure/testing/planted-scenes.ts';
import { measureImage } from './measure-image.ts';
import type { ImageMeasurements } from './measurements.ts';
import { drawPng } from './testing/draw-text.ts';
import { ENGINE_VERSION } from './version.ts';

const ground = naturalTexture(540, 675, { persistence: 0.6 });
/** A photograph-like ground with a saturated disc off the middle and a pale panel; no text. */
const scene = paint(540, 675, (x, y) => {
  if (Math.hypot(x - 170, y - 240) < 80) return [230, 60, 40];
  if (x > 300 && x < 500 && y > 430 && y < 600) return [245, 240, 225];
  const at = (y * 540 + x) * 3;
  return [ground.rgb[at], ground.rgb[at + 1], ground.rgb[at + 2]] as unknown as Rgb;
});
const measure = async (bytes: Uint8Array) => (await measureImage(bytes, {})).measurements;

/** Relative difference, for values that are not near 0. */
const apart = (one: number, other: number) => Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), 1e-9);

function mirrorOf({ width, height, data }: Plane): Plane {
  return { width, height, data: data.map((_, at) => data[at - (at % width) + width - 1 - (at % width)] as number) };
}

function correlation(one: Plane, other: Plane): number {
  const [a, b] = [meanAndDeviation(one.data), meanAndDeviation(other.data)];
  const products = one.data.reduce((sum, value, at) => sum + value * (other.data[at] as number), 0);
  return (products / one.data.length - a.mean * b.mean) / (a.deviation * b.deviation);
}

describe('measureImage', { timeout: 60_000 }, () => {
  const told: [string, number][] = [];
  let one: ImageMeasurements;
  beforeAll(async () => {
    const png = await openFrame(scene).png().toBuffer();
    one = (await measureImage(png, { onStage: (stage, percent) => told.push([stage, percent]) })).measurements;
  }, 60_000);

  it('gives the same bytes over repeated runs: measurements, preview and thumbnail', async () => {
    const bytes = await openFrame(scene).jpeg({ quality: 88 }).toBuffer();
    const first = await measureImage(bytes, {});
    const second = await measureImage(bytes, {});
    expect(JSON.stringify(second.measurements)).toBe(JSON.stringify(first.measurements));
    expect(Buffer.from(second.preview).equals(Buffer.from(first.preview))).toBe(true);
    expect(Buffer.from(second.thumbnail).equals(Buffer.from(first.thumbnail))).toBe(true);
  });

  it('tells its stages in order with a percentage that only grows', () => {
    expect(told.map(([stage]) => stage)).toEqual(['checking', 'measuring', 'reading', 'attention']);
    for (let step = 1; step < told.length; step += 1) expect(told[step]?.[1]).toBeGreaterThan(told[step - 1]?.[1] ?? 0);
    expect(told.at(-1)?.[1]).toBeLessThan(100);
  });

  it('draws a preview and a thumbnail of the right size and shape without metadata', async () => {
    const large = await openFrame(scene)
      .resize(1600, 2000)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } })
      .jpeg()
      .toBuffer();
    const { measurements, preview, thumbnail } = await measureImage(large, {});
    expect(measurements.source.hasGps).toBe(true);
    for (const [bytes, width, height] of [
      [preview, 1024, 1280],
      [thumbnail, 256, 320],
    ] as const) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height });
      expect(metadata.exif).toBeUndefined();
      expect(metadata.icc).toBeUndefined();
      expect(metadata.xmp).toBeUndefined();
    }
  });

  // truth of image: kind engineVersion
  //   planted: the version of the engine
  //   within: exact
  it('rounds to four digits and carries the version', () => {
    const measurements = one;
    expect(measurements.engineVersion).toBe(ENGINE_VERSION);
    const numbers =
      JSON.stringify({ ...measurements, saliency: { ...measurements.saliency, data: '' } }).match(/-?\d+\.\d+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(30);
    for (const number of numbers) expect(Number(Number(number).toPrecision(4))).toBe(Number(number));
    expect(JSON.parse(JSON.stringify(measurements))).toEqual(measurements);
  });

  it('measures a mirrored picture alike: within 5 %, and its attention map correlates over 0.97 with the mirrored one', async () => {
    const other = await measure(await openFrame(scene).flop().png().toBuffer());
    const figures = (m: ImageMeasurements): Record<string, number | null> => ({
      sharpnessBest: m.technical.sharpness.best,
      sharpnessMean: m.technical.sharpness.mean,
      noise: m.technical.noiseSigma,
      blockiness: m.technical.blockiness,
      cutoff: m.technical.spectralCutoff,
      lightness: m.technical.meanLightness,
      colourfulness: m.colour.colourfulness,
      rmsContrast: m.colour.rmsContrast,
      colourEntropy: m.colour.colourEntropy,
      warmShare: m.colour.warmShare,
      edgeDensity: m.clutter.edgeDensity,
      featureCongestion: m.clutter.featureCongestion,
      subbandEntropy: m.clutter.subbandEntropy,
      jpegComplexity: m.clutter.jpegComplexity,
      negativeSpace: m.composition.negativeSpace + 1,
      mirrorSymmetry: m.composition.mirrorSymmetry + 1,
      balanceOffset: m.composition.balanceOffset + 1,
      centroidToCentre: m.composition.centroidToCentre + 1,
      figureGroundDeltaE: m.composition.figureGroundDeltaE,
      focusEntropy: m.saliency.focusEntropy,
      stability: m.saliency.firstGlanceStability + 1,
    });
    const mirrored = figures(other);
    for (const [name, value] of Object.entries(figures(one))) {
      const twin = mirrored[name] as number | null;
      if (value === null || twin === null) expect(twin, name).toBe(value);
      else expect(apart(value, twin), name).toBeLessThan(0.05);
    }
    // Single peaks on a level top may jump; the map as a whole may not.
    expect(correlation(attentionPlane(one.saliency), mirrorOf(attentionPlane(other.saliency)))).toBeGreaterThan(0.97);
  });

  it('moves little when the picture is encoded again at quality 95: within 8 %', async () => {
    const again = await measure(await openFrame(scene).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer());
    expect(apart(one.technical.sharpness.best, again.technical.sharpness.best)).toBeLessThan(0.08);
    expect(apart(one.colour.colourfulness, again.colour.colourfulness)).toBeLessThan(0.08);
    expect(apart(one.clutter.featureCongestion, again.clutter.featureCongestion)).toBeLessThan(0.08);
    expect(apart(one.clutter.subbandEntropy, again.clutter.subbandEntropy)).toBeLessThan(0.08);
    expect(apart(one.clutter.edgeDensity, again.clutter.edgeDensity)).toBeLessThan(0.08);
    expect(apart(one.saliency.focusEntropy, again.saliency.focusEntropy)).toBeLessThan(0.02);
    expect(Math.abs(one.composition.balanceOffset - again.composition.balanceOffset)).toBeLessThan(0.005);
    expect(again.technical.blockiness).toBeLessThan(1.2);
  });

  it('ties text, call to action and attention together on a drawn ad', async () => {
    const ad = await drawPng({
      width: 600,
      height: 750,
      background: '#f4efe6',
      shapes:
        '<circle cx="300" cy="330" r="130" fill="#2563eb"/><rect x="170" y="600" width="260" height="80" rx="40" fill="#e11d48"/>',
      texts: [
        { text: 'Sleep better tonight', x: 300, y: 110, size: 52, weight: 800, anchor: 'middle', fill: '#111111' },
        { text: 'Get my free trial', x: 300, y: 651, size: 28, weight: 700, anchor: 'middle', fill: '#ffffff' },
      ],
    });
    const { text, copy, saliency, composition, sight, placements } = await measure(ad);
    expect(text.measured).toBe(true);
    expect(text.blocks.map((block) => block.text.toLowerCase()).join(' ')).toContain('sleep better tonight');
    expect(copy.cta?.text.toLowerCase()).toContain('get my free trial');
    expect(copy.cta?.attentionShare).toBeGreaterThan(0.02);
    expect(saliency.focus.length).toBeGreaterThan(1);
    // Of a drawn thing nobody is sure; where it is, is known all the same.
    expect([composition.subject, sight?.outcome]).toEqual([null, 'unsure']);
    const subject = sight?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    expect(Math.abs(subject.x + subject.w / 2 - 0.5)).toBeLessThan(0.1);
    expect(Math.abs(subject.y + subject.h / 2 - 0.44)).toBeLessThan(0.1);
    expect(placements.length).toBeGreaterThan(0);
  });
});
