import type { Benchmark } from '#modules/core-analysis/api.ts';
import type { Industry } from '../../contract/profile.ts';

const FACEBOOK = 'WordStream, Facebook ad benchmarks, 2017 (256 US accounts; secondary account)';
const DISPLAY = 'WordStream, Google Display benchmarks, as an agency told them in 2023';
const NOTE =
  'An average of many kinds of ads, some years old: take it with a spread of 40 % either way. It is not part of the score.';

/** Industries with a published click rate; for others no sound public figure was found. */
const CLICK_RATES: Readonly<Partial<Record<Industry, { where: string; percent: number; source: string }>>> = {
  fitness: { where: 'Facebook ads for fitness', percent: 1.01, source: FACEBOOK },
  fashion: { where: 'Facebook ads for clothing', percent: 1.24, source: FACEBOOK },
  tech: { where: 'Facebook ads for technology', percent: 1.04, source: FACEBOOK },
  food: {
    where: 'Facebook and Instagram ads of shops for food and drink',
    percent: 0.79,
    source: 'Lebesgue, Meta benchmarks of e-commerce, 2024',
  },
  travel: { where: 'Google Display ads for travel', percent: 0.47, source: DISPLAY },
  business: { where: 'Google Display ads between businesses', percent: 0.46, source: DISPLAY },
  education: { where: 'Google Display ads for education', percent: 0.53, source: DISPLAY },
};

export function benchmarksOf(industry: Industry | null): (Benchmark & { display: string; note: string })[] {
  const rate = industry && CLICK_RATES[industry];
  if (!rate) return [];
  return [{ label: `Click rate of ${rate.where}`, display: `${rate.percent} %`, note: NOTE, source: rate.source }];
}
