import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name ?? '',
    { light: light ?? '', dark: dark ?? '' },
  ]),
);

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

const PAPERS = ['bg', 'surface', 'sunken'];

/** Every pair the shell uses: what is written or drawn, on which grounds, and the least contrast it needs. */
const PAIRS: readonly { ink: string; grounds: readonly string[]; least: number }[] = [
  {
    ink: 'text',
    grounds: [...PAPERS, 'mat', 'glow', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft'],
    least: 4.5,
  },
  { ink: 'muted', grounds: [...PAPERS, 'mat', 'glow', 'accent-soft'], least: 4.5 },
  { ink: 'bg', grounds: ['text'], least: 4.5 },
  { ink: 'accent', grounds: [...PAPERS, 'accent-soft'], least: 4.5 },
  { ink: 'accent-strong', grounds: [...PAPERS, 'accent-soft'], least: 4.5 },
  { ink: 'on-accent', grounds: ['accent', 'accent-strong'], least: 4.5 },
  { ink: 'success', grounds: [...PAPERS, 'mat', 'accent-soft', 'success-soft'], least: 4.5 },
  { ink: 'warning', grounds: [...PAPERS, 'accent-soft', 'warning-soft'], least: 4.5 },
  { ink: 'danger', grounds: [...PAPERS, 'mat', 'glow', 'danger-soft'], least: 4.5 },
  { ink: 'on-danger', grounds: ['danger', 'danger-strong'], least: 4.5 },
  { ink: 'edge', grounds: [...PAPERS, 'mat'], least: 3 },
  { ink: 'focus', grounds: [...PAPERS, 'mat', 'glow', 'accent-soft'], least: 3 },
];

describe('the tokens', () => {
  for (const { ink, grounds, least } of PAIRS) {
    for (const ground of grounds) {
      for (const theme of ['light', 'dark'] as const) {
        it(`has ${ink} on ${ground} at ${least} : 1 or more in ${theme}`, () => {
          const over = tokens.get(ink)?.[theme];
          const under = tokens.get(ground)?.[theme];
          expect(over, `--${ink} is missing`).toBeDefined();
          expect(under, `--${ground} is missing`).toBeDefined();
          expect(contrast(over ?? '', under ?? '')).toBeGreaterThanOrEqual(least);
        });
      }
    }
  }
});
