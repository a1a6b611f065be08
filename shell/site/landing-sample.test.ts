import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { judge } from '#modules/core-analysis/engine/judge/judge.ts';
import { measureImage } from '#modules/core-analysis/engine/measure-image.ts';
import type { LandingSample } from './landing-sample.ts';

describe('the sample on the landing page', () => {
  it('shows what the engine of today gives for the ad', async () => {
    const sample: LandingSample = JSON.parse(
      await readFile(new URL('assets/landing-sample.json', import.meta.url), 'utf8'),
    );
    const picture = await readFile(new URL('testing/sample-after.jpg', import.meta.url));
    const { results } = judge((await measureImage(picture, {})).measurements, {
      goal: 'sales',
      placement: 'meta_feed',
    });
    expect({ score: results.score, interval: results.interval, verdict: results.verdict }).toEqual({
      score: sample.after.score,
      interval: sample.after.interval,
      verdict: sample.after.verdict,
    });
    expect([results.engineVersion, results.ruleBookVersion]).toEqual([sample.engineVersion, sample.ruleBookVersion]);
  }, 60_000);
});
