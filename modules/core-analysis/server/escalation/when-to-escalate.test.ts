import { expect, it } from 'vitest';
import { costMicros, MODEL_PRICES, worstCaseMicros } from './model-prices.ts';
import { reasonToEscalate } from './when-to-escalate.ts';

it.each([
  [6, null, 'hard'],
  [10, 2, 'hard'],
  [5, null, undefined],
  [5, 6.9, 'rated'],
  [5, 7, undefined],
  [null, null, undefined],
] as const)('complexity %s after a rating of %s: %s', (complexityScore, lastRating, reason) => {
  expect(reasonToEscalate({ complexityScore, lastRating })).toBe(reason);
});

it('prices tokens: 3,000 in and 800 out cost 1.4 cents on Sonnet 5.5', () => {
  const usage = { input_tokens: 3_000, output_tokens: 800 };
  expect(costMicros('claude-sonnet-5-5', usage)).toBe(14_000);
  expect(costMicros('claude-haiku-5-5', usage)).toBe(700);
  expect(costMicros('claude-sonnet-5-5', { ...usage, cache_creation_input_tokens: 100 })).toBe(14_400);
});

it('holds for one question never less than it can cost, and no more than a free month', () => {
  const request = { textBytes: 14_000, pictureTokens: 3_840, maxOutputTokens: 4_096 };
  const worst = worstCaseMicros('claude-sonnet-5-5', request);
  expect(worst).toBeGreaterThanOrEqual(costMicros('claude-sonnet-5-5', { input_tokens: 17_840, output_tokens: 4_096 }));
  expect(worst).toBeLessThan(100_000);
  expect(Object.values(MODEL_PRICES).every(({ input, output }) => input > 0 && output > input)).toBe(true);
});
