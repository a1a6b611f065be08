import { differenceCiede2000, lab65 } from 'culori';
import { describe, expect, it } from 'vitest';
import { ciede2000, contrastRatio, hueAndSaturation, relativeLuminance, rgbToLab, toHex } from './colour-science.ts';

/** Pairs from the test data of Sharma, Wu and Dalal 2005, chosen for the corners of the formula. */
const SHARMA: [number, number, number, number, number, number, number][] = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
];

describe('colour science', () => {
  it('gives the published CIEDE2000 of the reference pairs, to four decimals', () => {
    for (const [l1, a1, b1, l2, a2, b2, expected] of SHARMA) {
      expect(ciede2000({ l: l1, a: a1, b: b1 }, { l: l2, a: a2, b: b2 })).toBeCloseTo(expected, 4);
      expect(ciede2000({ l: l2, a: a2, b: b2 }, { l: l1, a: a1, b: b1 })).toBeCloseTo(expected, 4);
    }
  });

  it('agrees with culori on Lab within 0.02 and on CIEDE2000 within 0.02 over the colour cube', () => {
    const difference = differenceCiede2000();
    const grey = rgbToLab(119, 119, 119);
    for (let r = 0; r < 256; r += 51)
      for (let g = 0; g < 256; g += 51)
        for (let b = 0; b < 256; b += 51) {
          const ours = rgbToLab(r, g, b);
          const rgb = { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
          const theirs = lab65(rgb);
          expect(Math.abs(ours.l - theirs.l)).toBeLessThan(0.02);
          expect(Math.abs(ours.a - theirs.a)).toBeLessThan(0.05);
          expect(Math.abs(ours.b - theirs.b)).toBeLessThan(0.05);
          const distance = difference({ mode: 'lab65', l: ours.l, a: ours.a, b: ours.b }, { mode: 'lab65', ...grey });
          expect(Math.abs(ciede2000(ours, grey) - distance)).toBeLessThan(0.02);
        }
  });

  it('gives 21 for black on white and 4.48 for #777777 on white', () => {
    const white = relativeLuminance(255, 255, 255);
    expect(contrastRatio(relativeLuminance(0, 0, 0), white)).toBeCloseTo(21, 6);
    expect(contrastRatio(white, relativeLuminance(0x77, 0x77, 0x77))).toBeCloseTo(4.48, 2);
  });

  it('knows the hues of the primaries and none of a grey', () => {
    expect(hueAndSaturation(255, 0, 0)).toEqual({ hue: 0, saturation: 1 });
    expect(hueAndSaturation(0, 255, 0).hue).toBe(120);
    expect(hueAndSaturation(0, 0, 255).hue).toBe(240);
    expect(hueAndSaturation(255, 0, 128).hue).toBeCloseTo(329.9, 1);
    expect(hueAndSaturation(9, 9, 9)).toEqual({ hue: 0, saturation: 0 });
  });

  it('writes hex and clamps', () => {
    expect(toHex(-3, 15.6, 300)).toBe('#0010ff');
  });
});
