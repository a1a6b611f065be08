import { expect, it } from 'vitest';
import { sampleSummary } from './testing/sample-analysis.ts';
import { usualSeconds } from './usual-time.ts';

const took = (seconds: number) => ({
  ...sampleSummary,
  completedAt: new Date(Date.parse(sampleSummary.createdAt) + seconds * 1000).toISOString(),
});

it('is the median of finished analyses, so one slow run does not count', () => {
  expect(usualSeconds([took(2), took(60), took(1)])).toBe(2);
});

it('is unknown while nothing has finished', () => {
  expect(usualSeconds([])).toBeNull();
  expect(usualSeconds([{ ...sampleSummary, status: 'failed' }])).toBeNull();
});
