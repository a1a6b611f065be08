import { describe, expect, it } from 'vitest';
import { heatAlpha, heatColour, type Rgb } from './heat-ramp.ts';

const linear = (c: number) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);

/** CIE L* of an sRGB colour. */
function lightness([r, g, b]: Rgb): number {
  const y = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (24389 / 27) * y;
}

/** What an eye without red or green cones sees (Viénot, Brettel, Mollon 1999). */
function dichromat([r, g, b]: Rgb, kind: 'protan' | 'deutan'): Rgb {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const rows =
    kind === 'protan'
      ? [0.11238 * lr + 0.88762 * lg, 0.11238 * lr + 0.88762 * lg, 0.00401 * lr - 0.00401 * lg + lb]
      : [0.29275 * lr + 0.70725 * lg, 0.29275 * lr + 0.70725 * lg, -0.02234 * lr + 0.02234 * lg + lb];
  const back = (c: number) => 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * Math.max(0, c) ** (1 / 2.4) - 0.055);
  return rows.map(back) as unknown as Rgb;
}

const steps = Array.from({ length: 33 }, (_, i) => heatColour(i / 32));

describe('the heat ramp', () => {
  it('gets lighter at every step, for all common kinds of colour vision', () => {
    for (const seen of [
      steps,
      steps.map((colour) => dichromat(colour, 'protan')),
      steps.map((colour) => dichromat(colour, 'deutan')),
    ]) {
      const values = seen.map(lightness);
      for (let i = 1; i < values.length; i++) expect(values[i]).toBeGreaterThan(values[i - 1] ?? 0);
    }
  });

  it('is even: no step is more than 2.5 times the mean step in lightness', () => {
    const values = steps.map(lightness);
    const deltas = values.slice(1).map((value, i) => value - (values[i] ?? 0));
    const mean = deltas.reduce((a, b) => a + b, 0) / deltas.length;
    expect(Math.max(...deltas)).toBeLessThan(mean * 2.5);
  });

  it('takes values beyond the ends as the ends', () => {
    expect(heatColour(-1)).toEqual(heatColour(0));
    expect(heatColour(2)).toEqual(heatColour(1));
  });
});

it('leaves the creative free where there is next to no attention', () => {
  expect(heatAlpha(0.05)).toBe(0);
  expect(heatAlpha(1)).toBe(1);
});
