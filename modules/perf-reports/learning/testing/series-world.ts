import { RandomStream } from '#platform/numeric/random-stream.ts';
import { expit, logit } from '#platform/numeric/summaries.ts';
import type { DayCounts } from '../series/daily.ts';

export interface SeriesPlan {
  readonly seed: number;
  readonly days: number;
  /** A day, log-normal with sdlog 0.3. */
  readonly impressions: number;
  /** Fall of log-odds per unit of frequency. */
  readonly lambda?: number;
  /** Frequency grows by so much a day from 1 on. */
  readonly growth?: number;
  /** Jump of log-odds, on a day drawn from the middle half. */
  readonly jump?: number;
  /** Day-to-day noise: sd and carry of an AR(1). */
  readonly noise?: number;
  readonly carry?: number;
  /** Common to every creative of the account: one level per day. */
  readonly common?: readonly number[];
}

export interface SeriesWorld {
  readonly counts: readonly DayCounts[];
  /** First day after the jump; null without one. */
  readonly jumpDay: number | null;
}

const WEEKDAY_SD = 0.1;

/** Days of one creative with known fatigue, jump, weekdays and day noise; CTR about 1.2 %. */
export const makeSeries = (plan: SeriesPlan): SeriesWorld => {
  const stream = new RandomStream(plan.seed, ['series', plan.days, plan.impressions]);
  const { lambda = 0, growth = 0.1, jump = 0, noise = 0.1, carry = 0.5 } = plan;
  const weekdays = Float64Array.from({ length: 7 }, () => WEEKDAY_SD * stream.normal());
  const jumpDay = jump === 0 ? null : Math.floor(plan.days * (0.25 + 0.5 * stream.uniform()));
  let drift = noise * stream.normal();
  const counts = Array.from({ length: plan.days }, (_, day): DayCounts => {
    if (day > 0) drift = carry * drift + noise * Math.sqrt(1 - carry * carry) * stream.normal();
    const frequency = 1 + growth * day;
    const level =
      logit(0.012) -
      lambda * (frequency - 1) +
      (weekdays[day % 7] as number) +
      drift +
      (jumpDay !== null && day >= jumpDay ? jump : 0) +
      (plan.common?.[day] ?? 0);
    const impressions = Math.round(plan.impressions * Math.exp(0.3 * stream.normal()));
    return { day, impressions, clicks: stream.binomial(impressions, expit(level)), frequency };
  });
  return { counts, jumpDay };
};
