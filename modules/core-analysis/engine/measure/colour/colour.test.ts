import { describe, expect, it } from 'vitest';
import type { Frame } from '../../frame.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { naturalTexture } from '../testing/natural-texture.ts';
import { framesOf, paint, type Rgb } from '../testing/planted-scenes.ts';
import { measureColour } from './colour.ts';

function colourOf(frame: Frame) {
  const frames = framesOf(frame);
  return measureColour(frames, preparePlanes(frames));
}

const stripes = (...colours: Rgb[]) => paint(300, 200, (x) => colours[Math.floor((x * colours.length) / 300)] as Rgb);

describe('colour', () => {
  it('gives a grey picture no colourfulness, hue or harmony', () => {
    const grey = colourOf(paint(200, 200, (x, y) => [x, x, x].map((v) => (v + y) / 2) as unknown as Rgb));
    expect(grey.colourfulness).toBe(0);
    expect(grey.warmShare).toBeNull();
    expect(grey.harmonyDistance).toBeNull();
  });

  // truth of image: colour.colourfulness
  //   planted: three stripes; grey is 0
  //   within: by hand, 4 digits
  it('gives three stripes of red, green and blue the colourfulness the formula gives by hand', () => {
    // rg is 255, -255, 0 and yb is 127.5, 127.5, -255.
    const sigma = Math.sqrt((2 * 255 ** 2) / 3 + ((2 * 127.5 ** 2 + 255 ** 2) / 3 - 0));
    const measured = colourOf(stripes([255, 0, 0], [0, 255, 0], [0, 0, 255]));
    expect(measured.colourfulness).toBeCloseTo(sigma, 6);
  });

  // truth of image: colour.colourEntropy
  //   planted: one and four equal colours
  //   within: 0.01 bit
  it('counts entropy in bits: 0 of one colour, 2 of four equal ones', () => {
    expect(colourOf(stripes([10, 200, 90])).colourEntropy).toBe(0);
    const four = stripes([255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]);
    expect(colourOf(four).colourEntropy).toBeCloseTo(2, 6);
  });

  // truth of image: colour.rmsContrast
  //   planted: half black, half white
  //   within: 0.01
  it('gives half black, half white an RMS contrast of one half', () => {
    expect(colourOf(stripes([0, 0, 0], [255, 255, 255])).rmsContrast).toBeCloseTo(0.5, 6);
  });

  // truth of image: colour.warmShare
  //   planted: known shares of warm and cold
  //   within: 0.02
  it('tells the warm share of hue', () => {
    const measured = colourOf(stripes([220, 60, 30], [30, 60, 220], [30, 60, 220], [128, 128, 128]));
    expect(measured.warmShare).toBeCloseTo(1 / 3, 6);
  });

  // truth of image: colour.palette
  //   planted: planted colours and shares
  //   within: as the test names
  it('finds the planted palette with its shares, largest first', () => {
    const measured = colourOf(
      stripes([200, 30, 40], [200, 30, 40], [200, 30, 40], [20, 40, 160], [20, 40, 160], [240, 240, 230]),
    );
    expect(measured.palette.map(({ hex }) => hex)).toEqual(['#c81e28', '#1428a0', '#f0f0e6']);
    for (const [index, share] of [3 / 6, 2 / 6, 1 / 6].entries()) {
      expect(measured.palette[index]?.share).toBeCloseTo(share, 6);
    }
  });

  it('keeps a palette of a photograph the same over runs and its shares at most 1 together', () => {
    const photo = naturalTexture(400, 300);
    const first = colourOf(photo).palette;
    expect(colourOf(photo).palette).toEqual(first);
    expect(first.length).toBeGreaterThan(1);
    expect(first.length).toBeLessThanOrEqual(5);
    expect(first.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
  });

  // truth of image: colour.harmonyDistance
  //   planted: one hue, complements, three hues
  //   within: order
  it('finds harmony in one hue and in complements, less in three hues a third of a turn apart', () => {
    const one = colourOf(stripes([220, 60, 30], [180, 40, 20])).harmonyDistance;
    const complements = colourOf(stripes([220, 30, 30], [30, 220, 220])).harmonyDistance;
    const clashing = colourOf(stripes([220, 30, 30], [30, 220, 30], [30, 30, 220])).harmonyDistance;
    expect(one).toBeLessThan(1);
    expect(complements).toBeLessThan(1);
    expect(clashing).toBeGreaterThan(5);
  });
});
