import type { DayFigures, PeriodFigures } from '../../contract/dashboard.ts';
import type { Period } from '../../contract/period.ts';
import { countOf, quantileOf } from '../rollups/log-buckets.ts';
import type { OwnerDay } from '../rollups/rollup-reader.ts';
import { addSums, meanInterval, meanOf, type ScoreSums } from './mean-score.ts';
import { daysOf } from './period-of.ts';
import { minutesSaved, type SavingsModel } from './savings-model.ts';

/** Values a 95th percentile needs before it is one. */
export const ENOUGH_FOR_P95 = 20;

export const scoresOf = (days: readonly OwnerDay[]): ScoreSums =>
  addSums(days.flatMap(({ images, videos }) => [images, videos]));

const seconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);
const rate = (part: number, of: number): number | null => (of > 0 ? part / of : null);
const total = (days: readonly OwnerDay[], of: (day: OwnerDay) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0);

/** What a period came to, from its days. */
export function periodFigures(days: readonly OwnerDay[], model: SavingsModel): PeriodFigures {
  const scores = scoresOf(days);
  const times = days.flatMap(({ processing }) => processing);
  const lookups = total(days, (day) => day.cacheLookups);
  return {
    totalAnalyses: scores.n,
    avgConversionScore: meanOf(scores),
    scoreInterval: meanInterval(scores),
    totalSavings: minutesSaved(
      { images: total(days, (day) => day.images.n), videos: total(days, (day) => day.videos.n) },
      model,
    ),
    cacheHitRate: rate(
      total(days, (day) => day.cacheHits),
      lookups,
    ),
    cacheLookups: lookups,
    processingTime: seconds(quantileOf(times, 0.5)),
    processingTimeP95: countOf(times) >= ENOUGH_FOR_P95 ? seconds(quantileOf(times, 0.95)) : null,
    activeDays: days.filter(({ events }) => events > 0).length,
  };
}

/** Every day of the period, also those on which nothing happened. */
export function dayFigures(period: Period, days: readonly OwnerDay[], model: SavingsModel): DayFigures[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return daysOf(period).map((day) => {
    const found = known.get(day);
    const of = found ? [found] : [];
    const figures = periodFigures(of, model);
    return {
      day,
      analyses: figures.totalAnalyses,
      avgScore: figures.avgConversionScore,
      scoreLow: figures.scoreInterval?.low ?? null,
      scoreHigh: figures.scoreInterval?.high ?? null,
      minutesSaved: figures.totalSavings,
      cacheHitRate: figures.cacheHitRate,
      processingTime: figures.processingTime,
    };
  });
}
