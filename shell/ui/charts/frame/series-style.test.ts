import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERIES_COLOURS, seriesStyle } from './series-style.ts';

const css = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8');

function paper(name: string, theme: 'light' | 'dark'): string {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  return found?.[theme === 'light' ? 1 : 2] ?? '';
}

/** WCAG relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

describe('the looks of series', () => {
  it('stand out from every paper at 3 : 1 or more in both themes', () => {
    for (const theme of ['light', 'dark'] as const)
      for (const colours of SERIES_COLOURS)
        for (const ground of ['bg', 'surface', 'sunken'])
          expect(contrast(colours[theme], paper(ground, theme)), `${colours[theme]} on ${ground}`).toBeGreaterThan(3);
  });

  it('differ in marker, dash and fill, so that colour is never alone', () => {
    const looks = [0, 1, 2, 3, 4].map(seriesStyle);
    for (const part of ['marker', 'dash', 'fill'] as const)
      expect(new Set(looks.map((look) => look[part])).size).toBe(looks.length);
  });
});
