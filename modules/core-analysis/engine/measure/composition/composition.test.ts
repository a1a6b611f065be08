import { describe, expect, it } from 'vitest';
import { ciede2000, rgbToLab } from '../../colour-science.ts';
import type { Frame } from '../../frame.ts';
import type { PeopleMeasures } from '../../measurements.ts';
import { measureBottomUp } from '../attention/bottom-up.ts';
import { measureSaliency } from '../attention/saliency.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { naturalTexture } from '../testing/natural-texture.ts';
import { framesOf, paint, type Rgb } from '../testing/planted-scenes.ts';
import { measureComposition } from './composition.ts';
import { measureLayout } from './layout.ts';

function compositionOf(frame: Frame, faces: PeopleMeasures['faces'] = []) {
  const frames = framesOf(frame);
  const planes = preparePlanes(frames);
  const bottomUp = measureBottomUp(frames, planes);
  return measureComposition(measureLayout(planes, bottomUp), measureSaliency(bottomUp, [], []), [], faces);
}

const rgbAt = ({ rgb, width }: Frame, x: number, y: number): Rgb => {
  const at = (y * width + x) * 3;
  return [rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number];
};

const photo = naturalTexture(512, 512, { persistence: 0.9, contrast: 140 });

describe('composition', { timeout: 30_000 }, () => {
  // truth of image: composition.negativeSpace
  //   planted: known empty share
  //   within: as the test names
  it('counts the empty share of the frame', () => {
    const half = paint(512, 512, (x, y) => (x < 256 ? [240, 240, 240] : rgbAt(photo, x, y)));
    expect(compositionOf(half).negativeSpace).toBeCloseTo(0.5, 1);
    expect(compositionOf(paint(256, 256, () => [9, 9, 9])).negativeSpace).toBe(1);
    expect(compositionOf(photo).negativeSpace).toBeLessThan(0.1);
  });

  // truth of image: composition.mirrorSymmetry
  //   planted: a mirrored half
  //   within: near 1; far lower where unlike
  it('knows a mirrored half from an unlike one', () => {
    const mirrored = paint(512, 512, (x, y) => rgbAt(photo, x < 256 ? x : 511 - x, y));
    expect(compositionOf(mirrored).mirrorSymmetry).toBeGreaterThan(0.99);
    expect(compositionOf(photo).mirrorSymmetry).toBeLessThan(0.5);
  });

  // truth of image: composition.balanceOffset
  //   planted: a weight at a known place
  //   within: as the test names
  it('measures balance as the offset of what weighs, in diagonals', () => {
    const disc = (cx: number) =>
      compositionOf(paint(500, 500, (x, y) => (Math.hypot(x - cx, y - 250) < 40 ? [20, 20, 20] : [235, 235, 235])));
    expect(disc(250).balanceOffset).toBeLessThan(0.005);
    const off = disc(100).balanceOffset;
    expect(off).toBeGreaterThan(0.1);
    expect(off).toBeLessThan(150 / Math.hypot(500, 500));
  });

  // truth of image: composition.centroidToCentre composition.centroidToThird
  //   planted: a subject at centre and at a third
  //   within: as the test names
  it('places the centroid at the centre or at a third', () => {
    const disc = (cx: number, cy: number) =>
      compositionOf(paint(480, 480, (x, y) => (Math.hypot(x - cx, y - cy) < 30 ? [230, 30, 30] : [128, 128, 128])));
    expect(disc(240, 240).centroidToCentre).toBeLessThan(0.02);
    const third = disc(160, 320);
    expect(third.centroidToThird).toBeLessThan(0.04);
    expect(third.centroidToCentre).toBeGreaterThan(0.1);
  });

  // truth of image: composition.subject
  //   planted: a face of known size beside or within what draws most
  //   within: exact; 0.03 of the frame for 0.5 % of face
  it('takes the head for the subject where a face beside what draws most is as large, by degrees of its size', () => {
    const scene = paint(500, 500, (x, y) => {
      if (Math.hypot(x - 110, y - 390) < 55) return [220, 40, 40];
      return Math.abs(x - 350) < 50 && Math.abs(y - 150) < 60 ? [188, 150, 128] : [172, 164, 156];
    });
    const face = (size: number, x = 0.7, y = 0.3) =>
      compositionOf(scene, [{ region: { x: x - size / 2, y: y - size / 2, w: size, h: size }, confidence: 0.9 }]);
    const alone = compositionOf(scene);
    const found = alone.subject ?? { x: 0, y: 0, w: 0, h: 0 };
    expect(found.x + found.w / 2).toBeCloseTo(0.22, 1);
    const side = Math.sqrt(found.w * found.h);
    const portrait = face(side * 1.1);
    expect(portrait.subject?.x).toBeCloseTo(0.7 - side * 1.1 * 0.8, 5);
    expect(portrait.subject?.h).toBeCloseTo(side * 1.1 * 1.7, 5);
    expect(portrait.figureGroundDeltaE).toBeLessThan((alone.figureGroundDeltaE ?? 0) / 2);
    expect(face(side * 0.85).subject).toEqual(found);
    expect(face(side * 1.1, found.x + found.w / 2, found.y + found.h / 2).subject).toEqual(found);
    let before = face(side * 0.88).subject?.x ?? 0;
    for (let times = 0.885; times < 1.07; times += 0.005) {
      const x = face(side * times).subject?.x ?? 0;
      expect(Math.abs(x - before)).toBeLessThan(0.03);
      before = x;
    }
  });

  // truth of image: composition.figureGroundDeltaE composition.subjectSaturationRatio composition.subject composition.subjectLighterBy
  //   planted: a subject of known colour and place
  //   within: as the test names
  it('finds the planted subject and how it differs from its ground', () => {
    const red: Rgb = [220, 40, 40];
    const grey: Rgb = [150, 150, 150];
    const { subject, figureGroundDeltaE, subjectSaturationRatio, subjectLighterBy } = compositionOf(
      paint(512, 512, (x, y) => (x >= 320 && x < 400 && y >= 120 && y < 200 ? red : grey)),
    );
    expect(subject).not.toBeNull();
    const centreX = (subject?.x ?? 0) + (subject?.w ?? 0) / 2;
    const centreY = (subject?.y ?? 0) + (subject?.h ?? 0) / 2;
    expect(Math.abs(centreX - 360 / 512)).toBeLessThan(0.03);
    expect(Math.abs(centreY - 160 / 512)).toBeLessThan(0.03);
    const whole = ciede2000(rgbToLab(...red), rgbToLab(...grey));
    // The region may hold a rim of ground.
    expect(figureGroundDeltaE).toBeGreaterThan(whole * 0.4);
    expect(figureGroundDeltaE).toBeLessThan(whole);
    expect(subjectSaturationRatio).toBeGreaterThan(5);
    const lighterBy = rgbToLab(...red).l - rgbToLab(...grey).l;
    expect(subjectLighterBy).toBeLessThan(lighterBy * 0.4);
    expect(subjectLighterBy).toBeGreaterThan(lighterBy);
  });

  it('names no subject where nothing stands out', () => {
    expect(compositionOf(paint(256, 256, () => [80, 80, 80]))).toMatchObject({
      subject: null,
      figureGroundDeltaE: null,
      subjectSaturationRatio: null,
    });
  });
});

describe('bars', { timeout: 30_000 }, () => {
  const barred = (colour: Rgb, { top = 0, bottom = 0, left = 0, right = 0 }) =>
    compositionOf(
      paint(512, 512, (x, y) =>
        y < top || y >= 512 - bottom || x < left || x >= 512 - right ? colour : rgbAt(photo, x, y),
      ),
    ).bars;

  // truth of image: composition.bars
  //   planted: bars of known width
  //   within: 1 line in 512
  it('finds black, white and grey bars on any side within one line in 512', () => {
    for (const colour of [
      [0, 0, 0],
      [255, 255, 255],
      [90, 90, 90],
    ] as Rgb[]) {
      const letterbox = barred(colour, { top: 64, bottom: 32 });
      expect(Math.abs(letterbox.top - 64 / 512)).toBeLessThanOrEqual(1 / 512);
      expect(Math.abs(letterbox.bottom - 32 / 512)).toBeLessThanOrEqual(1 / 512);
      expect([letterbox.left, letterbox.right]).toEqual([0, 0]);
      const pillarbox = barred(colour, { left: 80, right: 80 });
      expect(Math.abs(pillarbox.left - 80 / 512)).toBeLessThanOrEqual(1 / 512);
      expect(Math.abs(pillarbox.right - 80 / 512)).toBeLessThanOrEqual(1 / 512);
    }
  });

  it('finds coloured bars only in pairs, for one coloured band is a design', () => {
    expect(barred([200, 30, 60], { top: 50, bottom: 50 }).top).toBeGreaterThan(0.09);
    expect(barred([200, 30, 60], { bottom: 50 })).toEqual({ top: 0, bottom: 0, left: 0, right: 0 });
  });

  // truth of image: composition.negativeSpace composition.mirrorSymmetry composition.balanceOffset composition.figureGroundDeltaE
  //   planted: one picture with and without bars of three eighths of the frame
  //   within: 0.05; colour difference 10 %
  it.each(['letterboxed', 'pillarboxed'])('judges a %s picture by what lies inside, within 0.05', (kind) => {
    const picture = (x: number, y: number): Rgb =>
      x >= 200 && x < 290 && y >= 110 && y < 190 ? [220, 40, 40] : y < 60 ? [200, 210, 220] : rgbAt(photo, x, y);
    const [width, height] = kind === 'letterboxed' ? [512, 320] : [320, 512];
    const [left, top] = [(512 - width) / 2, (512 - height) / 2];
    const inside = (x: number, y: number) => x >= left && x < 512 - left && y >= top && y < 512 - top;
    const bare = compositionOf(paint(width, height, picture));
    const boxed = compositionOf(paint(512, 512, (x, y) => (inside(x, y) ? picture(x - left, y - top) : [0, 0, 0])));
    if (!bare.subject || !boxed.subject) throw new Error('there is no subject');
    const { x, y, w, h } = boxed.subject;
    const subject = {
      x: (512 * x - left) / width,
      y: (512 * y - top) / height,
      w: (512 * w) / width,
      h: (512 * h) / height,
    };
    for (const side of ['x', 'y', 'w', 'h'] as const) {
      expect(Math.abs(subject[side] - bare.subject[side]), side).toBeLessThanOrEqual(0.05);
    }
    for (const measure of ['negativeSpace', 'mirrorSymmetry', 'balanceOffset'] as const) {
      expect(Math.abs(boxed[measure] - bare[measure]), measure).toBeLessThanOrEqual(0.05);
    }
    const ratio = (boxed.figureGroundDeltaE ?? 0) / (bare.figureGroundDeltaE ?? 1);
    expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.1);
  });

  it('does not take an empty margin around a product for bars', () => {
    const product = paint(512, 512, (x, y) =>
      Math.hypot(x - 256, y - 256) < 140 ? rgbAt(photo, x, y) : [255, 255, 255],
    );
    expect(compositionOf(product).bars).toEqual({ top: 0, bottom: 0, left: 0, right: 0 });
  });
});
