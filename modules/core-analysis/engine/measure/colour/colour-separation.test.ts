import { describe, expect, it } from 'vitest';
import { ciede2000, rgbToLab } from '../../colour-science.ts';
import { labPlanes } from '../plane.ts';
import { paint, type Rgb, seeded } from '../testing/planted-scenes.ts';
import { colourSeparation } from './colour-separation.ts';
import { meanColour } from './mean-colour.ts';

const SUBJECT = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
const AROUND = { x: 0.0625, y: 0.0625, w: 0.875, h: 0.875 };
const SIZE = 256;

/** How far a subject painted by `inside` is from a ground painted by `outside`, and how far their means are. */
function separation(inside: (x: number, y: number) => Rgb, outside: (x: number, y: number) => Rgb) {
  const { x, y, w, h } = SUBJECT;
  const isSubject = (px: number, py: number) =>
    px >= x * SIZE && px < (x + w) * SIZE && py >= y * SIZE && py < (y + h) * SIZE;
  const lab = labPlanes(paint(SIZE, SIZE, (px, py) => (isSubject(px, py) ? inside(px, py) : outside(px, py))));
  const here = { region: SUBJECT, mean: meanColour(lab, SUBJECT) };
  const there = { region: AROUND, mean: meanColour(lab, AROUND, SUBJECT) };
  return { apart: colourSeparation(lab, here, there), means: ciede2000(here.mean.lab, there.mean.lab) };
}

const plain = (colour: Rgb) => () => colour;
const GREY: Rgb = [119, 119, 119];
const stripes = (one: Rgb, other: Rgb) => (x: number) => (x % 16 < 8 ? one : other);
const random = seeded(3);
/** Any of four colours that mix to something near grey, without order. */
const mixed = (): Rgb => MIXED[Math.floor(random() * MIXED.length)] ?? GREY;
const MIXED: readonly Rgb[] = [
  [20, 30, 60],
  [240, 230, 210],
  [200, 60, 50],
  [40, 140, 90],
];

describe('how far the colours of a subject are from those of its ground', () => {
  it.each([
    [[220, 40, 40], GREY],
    [
      [255, 255, 255],
      [240, 240, 236],
    ],
    [
      [30, 60, 200],
      [40, 150, 70],
    ],
    [GREY, GREY],
  ] as [Rgb, Rgb][])('is their CIEDE2000 where both are plain: %j on %j', (subject, ground) => {
    const { apart } = separation(plain(subject), plain(ground));
    expect(apart).toBeCloseTo(ciede2000(rgbToLab(...subject), rgbToLab(...ground)), 1);
  });

  // truth of image: composition.figureGroundDeltaE
  //   planted: plain, striped and strewn subjects on plain, striped and strewn grounds
  //   within: plain: CIEDE2000 within 0.05; stripes on their grey: 45 to 55; alike mixtures: under 6
  it('is large for black and white stripes on the grey of their mean, and for green and magenta ones', () => {
    const black = separation(stripes([0, 0, 0], [255, 255, 255]), plain(GREY));
    expect(black.means).toBeLessThan(4);
    // Every pixel is 50 of lightness away.
    expect(black.apart).toBeGreaterThan(45);
    expect(black.apart).toBeLessThan(55);
    const coloured = separation(stripes([203, 80, 203], [50, 140, 50]), plain(GREY));
    expect(coloured.means).toBeLessThan(12);
    expect(coloured.apart).toBeGreaterThan(coloured.means + 15);
  });

  it('is next to nothing where subject and ground mix the same colours, striped or strewn', () => {
    expect(separation(stripes([0, 0, 0], [255, 255, 255]), stripes([0, 0, 0], [255, 255, 255])).apart).toBeLessThan(4);
    expect(separation(mixed, mixed).apart).toBeLessThan(6);
  });

  it('grows evenly with the contrast of the stripes and never falls under the difference of the means', () => {
    const steps = Array.from({ length: 9 }, (_, i) => 12 * i).map((off) =>
      separation(stripes([119 - off, 119 - off, 119 - off], [119 + off, 119 + off, 119 + off]), plain(GREY)),
    );
    for (const [at, { apart, means }] of steps.entries()) {
      expect(apart).toBeGreaterThanOrEqual(means);
      if (at > 0) expect(apart - (steps[at - 1]?.apart ?? 0)).toBeGreaterThan(2);
      if (at > 0) expect(apart - (steps[at - 1]?.apart ?? 0)).toBeLessThan(8);
    }
  });
});
