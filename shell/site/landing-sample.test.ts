import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { judge } from '#modules/core-analysis/engine/judge/judge.ts';
import { measureImage } from '#modules/core-analysis/engine/measure-image.ts';
import { casesOf } from '#platform/testing/depth.ts';
import { readLandingSample } from './landing-sample.ts';
import { SAMPLE_IDS } from './sample-ads.ts';

describe('the samples on the landing page', () => {
  it.each(casesOf(SAMPLE_IDS, 1))(
    'show what the engine of today gives for the ad "%s"',
    async (id) => {
      const sample = readLandingSample();
      const picture = await readFile(new URL(`testing/sample-${id}.jpg`, import.meta.url));
      const { results } = judge((await measureImage(picture, {})).measurements, {
        goal: 'sales',
        placement: 'meta_feed',
      });
      const { score, interval, verdict, engineVersion, ruleBookVersion } = results;
      expect(sample?.[id]).toMatchObject({ score, interval, verdict });
      expect(sample).toMatchObject({ engineVersion, ruleBookVersion });
    },
    60_000,
  );
});
