import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { decodeImage, openFrame } from '../../decode/decode-image.ts';
import type { Frame } from '../../frame.ts';
import { measureExposure } from '../colour/exposure.ts';
import { labPlanes, lumaPlane } from '../plane.ts';
import { naturalTexture } from '../testing/natural-texture.ts';
import { paint, seeded } from '../testing/planted-scenes.ts';
import { measureBanding } from './banding.ts';
import { measureBlockiness } from './blockiness.ts';
import { measureNoise } from './noise.ts';
import { measureSharpness } from './sharpness.ts';
import { measureSpectralCutoff } from './spectrum.ts';

const photo = naturalTexture(640, 480);
const rough = { seed: 2, persistence: 1, contrast: 220 };
const blockinessOf = (frame: Frame): number => measureBlockiness(lumaPlane(frame)) ?? Number.NaN;
const grey = (level: number) => paint(256, 256, () => [level, level, level]);

async function decoded(image: Sharp): Promise<Frame> {
  return (await decodeImage(await image.png().toBuffer())).frames.full;
}

/** Adds Gaussian noise of `sigma` to all channels alike, so that luma has the same sigma. */
function grained(frame: Frame, sigma: number, seed = 5): Frame {
  const random = seeded(seed);
  return paint(frame.width, frame.height, (x, y) => {
    const noise = sigma * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const at = (y * frame.width + x) * 3;
    return [0, 1, 2].map((channel) => (frame.rgb[at + channel] as number) + noise) as [number, number, number];
  });
}

describe('sharpness', { timeout: 30_000 }, () => {
  // truth of image: technical.sharpness.best technical.sharpness.mean
  //   planted: blur of growing known radius
  //   within: falls at each step
  it('falls with each step of a blur ladder, mean and best', async () => {
    const ladder = [naturalTexture(640, 480, rough)];
    for (const sigma of [0.6, 1, 1.6, 2.6, 4]) ladder.push(await decoded(openFrame(ladder[0] as Frame).blur(sigma)));
    const measured = ladder.map((frame) => measureSharpness(lumaPlane(frame)));
    for (let step = 1; step < measured.length; step += 1) {
      expect(measured[step]?.best).toBeLessThan((measured[step - 1]?.best ?? 0) * 0.8);
      expect(measured[step]?.mean).toBeLessThan((measured[step - 1]?.mean ?? 0) * 0.8);
    }
  });

  // truth of image: technical.sharpness.bestTile
  //   planted: one sharp tile
  //   within: the tile itself
  it('finds the one sharp tile and does not count plain ground as blur', () => {
    const random = seeded(3);
    const frame = paint(640, 640, (x, y) => {
      const inside = x >= 384 && x < 448 && y >= 192 && y < 256;
      const level = inside ? 60 + 140 * Math.round(random()) : 128;
      return [level, level, level];
    });
    const { best, mean, bestTile } = measureSharpness(lumaPlane(frame));
    expect(bestTile).toEqual({ x: 0.6, y: 0.3, w: 0.1, h: 0.1 });
    expect(best).toBeGreaterThan(1000);
    expect(mean).toBeLessThan(best / 20);
  });

  it('is 0 on a plain frame', () => {
    expect(measureSharpness(lumaPlane(grey(90)))).toMatchObject({ best: 0, mean: 0 });
  });
});

describe('noise', { timeout: 30_000 }, () => {
  // truth of image: technical.noiseSigma
  //   planted: Gaussian noise of sigma 1, 2, 4, 8, 16
  //   within: 15 %
  it.each([1, 2, 4, 8, 16])('recovers sigma %d on plain and on graded ground within 15 %%', (sigma) => {
    const ramp = paint(256, 256, (x, y) => {
      const level = 60 + x / 3 + y / 6;
      return [level, level, level];
    });
    for (const ground of [grey(128), ramp]) {
      const measured = measureNoise(lumaPlane(grained(ground, sigma)));
      expect(measured).toBeGreaterThan(sigma * 0.85);
      expect(measured).toBeLessThan(sigma * 1.15);
    }
  });

  it('finds the grain of a photograph beside a drawn panel', () => {
    const noisy = grained(grey(120), 6);
    const half = paint(256, 256, (x, y) =>
      x < 128
        ? [200, 60, 60]
        : (Array.from(noisy.rgb.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3)) as [number, number, number]),
    );
    const measured = measureNoise(lumaPlane(half));
    expect(measured).toBeGreaterThan(6 * 0.85);
    expect(measured).toBeLessThan(6 * 1.15);
  });

  it('is 0 on a drawn fill, and null where detail is everywhere', () => {
    expect(measureNoise(lumaPlane(grey(128)))).toBe(0);
    const random = seeded(9);
    const cells = Array.from({ length: 1024 }, () => random() * 200);
    const busy = paint(256, 256, (x, y) => {
      const level = cells[((x >> 2) + (y >> 2) * 37) % 1024] as number;
      return [level, level, level];
    });
    expect(measureNoise(lumaPlane(busy))).toBeNull();
  });
});

describe('blockiness', { timeout: 30_000 }, () => {
  // truth of image: technical.blockiness
  //   planted: JPEG qualities from none to low
  //   within: rises at each step
  it('is about 1 without compression and rises as JPEG quality falls', async () => {
    const soft = await decoded(openFrame(photo).blur(1));
    const ladder = [blockinessOf(soft)];
    for (const quality of [90, 60, 35, 15, 6]) {
      const { frames } = await decodeImage(await openFrame(soft).jpeg({ quality }).toBuffer());
      ladder.push(blockinessOf(frames.full));
    }
    expect(ladder[0]).toBeLessThan(1.05);
    for (let step = 1; step < ladder.length; step += 1)
      expect(ladder[step]).toBeGreaterThan(ladder[step - 1] as number);
    expect(ladder.at(-1)).toBeGreaterThan(1.5);
  });

  it('finds the grid of a picture that was cropped after compression', async () => {
    const { frames } = await decodeImage(await openFrame(photo).jpeg({ quality: 12 }).toBuffer());
    const whole = blockinessOf(frames.full);
    const cropped = await decoded(openFrame(frames.full).extract({ left: 3, top: 5, width: 600, height: 440 }));
    expect(Math.abs(blockinessOf(cropped) / whole - 1)).toBeLessThan(0.05);
  });

  it('does not take a few straight edges of a layout on the grid for blocks', () => {
    const layout = paint(512, 512, (x, y) =>
      x >= 64 && x < 448 && y >= 128 && y < 256 ? [20, 20, 20] : [240, 240, 240],
    );
    expect(blockinessOf(layout)).toBeCloseTo(1, 6);
  });
});

describe('banding', { timeout: 30_000 }, () => {
  const gradient = (levels: number, grain: number) => {
    const random = seeded(4);
    return paint(512, 384, (x, y) => {
      const step = 200 / levels;
      const level = 30 + Math.floor(((x + y) / 896) * levels) * step + (random() - 0.5) * grain;
      return [level, level, level];
    });
  };

  // truth of image: technical.banding
  //   planted: a gradient of few levels
  //   within: near 1, near 0 with grain
  it('is near 1 on a gradient of few levels, and 0 when grain hides the steps', () => {
    expect(measureBanding(gradient(40, 0))).toBeGreaterThan(0.8);
    expect(measureBanding(gradient(40, 16))).toBeLessThan(0.02);
  });

  it('is 0 on a gradient in steps of one level, which no file shows finer, and on the noise of a flat field', () => {
    const fine = paint(
      768,
      512,
      (x) => [0, 1, 2].map(() => 60 + Math.floor(x / 24)) as unknown as [number, number, number],
    );
    expect(measureBanding(fine)).toBe(0);
    const coarse = paint(
      768,
      512,
      (x) => [0, 1, 2].map(() => 60 + 3 * Math.floor(x / 24)) as unknown as [number, number, number],
    );
    expect(measureBanding(coarse)).toBeGreaterThan(0.8);
  });

  it('is 0 on a smooth gradient, a plain frame and a photograph', () => {
    expect(measureBanding(gradient(200, 0))).toBeLessThan(0.02);
    expect(measureBanding(grey(77))).toBe(0);
    expect(measureBanding(photo)).toBeLessThan(0.08);
  });
});

describe('spectral cut-off', { timeout: 60_000 }, () => {
  const folder = fileURLToPath(new URL('../../../tests/photos/', import.meta.url));
  const photographs = readdirSync(folder).filter((name) => name.endsWith('.jpg'));

  async function cutoffOf(image: Sharp): Promise<number | null> {
    const { frames } = await decodeImage(await image.toBuffer());
    return measureSpectralCutoff(lumaPlane(frames.nativeCrop ?? frames.full));
  }

  /** The picture as it would look had it been `factor` times smaller before. */
  async function enlarged(name: string, factor: number, kernel: 'cubic' | 'lanczos3'): Promise<Sharp> {
    const { width, height } = await sharp(folder + name).metadata();
    const small = sharp(folder + name).resize(Math.round(width / factor), Math.round(height / factor));
    return sharp(await small.png().toBuffer()).resize(width, height, { kernel, fit: 'fill' });
  }

  it.each(casesOf(photographs, 2))(
    'of %s: 0.62 and more as it is, 0.57 and less enlarged thrice, 0.22 and less blurred',
    async (name) => {
      const original = () => sharp(folder + name);
      const { width } = await original().metadata();
      for (const image of [
        original(),
        original().jpeg({ quality: 85 }),
        original().jpeg({ quality: 90 }),
        original()
          .resize(Math.round(width / 2))
          .jpeg({ quality: 85 }),
      ]) {
        expect(await cutoffOf(image)).toBeGreaterThanOrEqual(0.62);
      }
      for (const kernel of ['cubic', 'lanczos3'] as const) {
        for (const quality of [85, 90]) {
          const cutoff = await cutoffOf((await enlarged(name, 3, kernel)).jpeg({ quality }));
          expect(cutoff).toBeGreaterThanOrEqual(0.28);
          expect(cutoff).toBeLessThanOrEqual(0.57);
        }
      }
      // A soft picture may have nothing left to tell from, which is null.
      for (const image of [original().blur(4).jpeg({ quality: 90 }), original().blur(4).png()]) {
        expect((await cutoffOf(image)) ?? 0).toBeLessThanOrEqual(0.22);
      }
    },
  );

  it('tells a photograph enlarged twice in the middle of ten: median 0.6 to 0.76, none under 0.44', async () => {
    const cutoffs: number[] = [];
    for (const name of photographs) {
      cutoffs.push((await cutoffOf((await enlarged(name, 2, 'cubic')).jpeg({ quality: 90 }))) ?? Number.NaN);
    }
    cutoffs.sort((one, other) => one - other);
    expect(cutoffs[0]).toBeGreaterThanOrEqual(0.44);
    const median = ((cutoffs[4] as number) + (cutoffs[5] as number)) / 2;
    expect(median).toBeGreaterThanOrEqual(0.6);
    expect(median).toBeLessThanOrEqual(0.76);
  });

  // truth of image: technical.spectralCutoff
  //   planted: detail enlarged by known factors
  //   within: falls at each step
  it('falls on planted detail with the enlargement, whatever the file format', async () => {
    expect(measureSpectralCutoff(lumaPlane(naturalTexture(640, 480, rough)))).toBeGreaterThan(0.9);
    const bounds = [
      [2, 0.45, 0.75],
      [3, 0.25, 0.45],
      [4, 0.2, 0.4],
    ] as const;
    for (const [factor, low, high] of bounds) {
      const small = naturalTexture(Math.round(640 / factor), Math.round(480 / factor), rough);
      const large = openFrame(small).resize(640, 480);
      for (const image of [large.clone().png(), large.clone().jpeg({ quality: 88 })]) {
        const cutoff = await cutoffOf(image);
        expect(cutoff).toBeGreaterThan(low);
        expect(cutoff).toBeLessThan(high);
      }
    }
  });

  it('is null where nothing has detail', () => {
    expect(measureSpectralCutoff(lumaPlane(grey(50)))).toBeNull();
  });
});

describe('exposure', { timeout: 30_000 }, () => {
  // truth of image: technical.meanLightness technical.clippedDark technical.clippedBright technical.lightnessP1 technical.lightnessP99
  //   planted: known shares of black, grey and white
  //   within: 0.01
  it('gives L* and clipping of known shares exactly', () => {
    const frame = paint(200, 100, (x) => (x < 20 ? [0, 0, 0] : x < 60 ? [255, 255, 255] : [119, 119, 119]));
    const exposure = measureExposure(lumaPlane(frame), labPlanes(frame).l);
    expect(exposure.clippedDark).toBeCloseTo(0.1, 10);
    expect(exposure.clippedBright).toBeCloseTo(0.2, 10);
    expect(exposure.meanLightness).toBeCloseTo(0.2 * 100 + 0.7 * 50.03, 1);
    expect(exposure.lightnessP1).toBe(0);
    expect(exposure.lightnessP99).toBe(100);
  });
});
