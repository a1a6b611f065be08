import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { count, decimal, intervalText, known, seconds, share } from '../format.ts';
import { changeOf } from './change-of.ts';
import { MetricCard } from './metric.tsx';

const MINUTES_PER_HOUR = 60;
/** A share as points of a hundred: a difference of two shares is not a percentage of either. */
const asPoints = (rate: number | null): number | null => (rate === null ? null : rate * 100);
const points = (value: number): string => `${decimal(value, 0)} points`;
const hours = (minutes: number): string => `${decimal(minutes / MINUTES_PER_HOUR)} h`;

/** Total analyses, average score, time saved and cache hit rate, each with what changed. */
export function SummaryCards({ metrics }: { metrics: DashboardMetrics }) {
  const { previous, savingsModel } = metrics;
  const against = { period: previous?.period };
  return (
    <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      <MetricCard
        of="total-analyses"
        label="Total analyses"
        value={count(metrics.totalAnalyses)}
        change={changeOf({ ...against, now: metrics.totalAnalyses, before: previous?.totalAnalyses, write: count })}
        note={metrics.activeDays === 1 ? 'on one day' : `on ${count(metrics.activeDays)} days`}
      />
      <MetricCard
        of="average-score"
        label="Average score"
        value={known(metrics.avgConversionScore, (score) => `${decimal(score)} of 100`)}
        interval={
          metrics.scoreInterval ? intervalText(metrics.scoreInterval, { kind: 'number', digits: 1 }) : undefined
        }
        change={changeOf({
          ...against,
          now: metrics.avgConversionScore,
          before: previous?.avgConversionScore,
          write: decimal,
        })}
        note={metrics.avgConversionScore === null ? 'Not enough data: needs one finished analysis' : undefined}
      />
      <MetricCard
        of="total-savings"
        label="Time saved"
        value={hours(metrics.totalSavings)}
        change={changeOf({
          ...against,
          now: metrics.totalSavings,
          before: previous?.totalSavings,
          write: hours,
          more: 'good',
        })}
        note={`against a manual review: ${count(savingsModel.imageMinutes)} min an image, ${count(savingsModel.videoMinutes)} min a video`}
      />
      <MetricCard
        of="cache-hit-rate"
        label="Cache hit rate"
        value={known(metrics.cacheHitRate, share)}
        change={changeOf({
          ...against,
          now: asPoints(metrics.cacheHitRate),
          before: asPoints(previous?.cacheHitRate ?? null),
          write: points,
        })}
        note={
          metrics.cacheHitRate === null
            ? 'No file was measured in this period'
            : `of ${count(metrics.cacheLookups)} files, measured before`
        }
      />
    </div>
  );
}

/** How long analyses took, from upload to result. */
export function ProcessingCards({ metrics }: { metrics: DashboardMetrics }) {
  const { previous, processingTime, processingTimeP95 } = metrics;
  return (
    <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
      <MetricCard
        of="processing-time"
        label="Processing time, median"
        value={known(processingTime, seconds)}
        change={changeOf({
          period: previous?.period,
          now: processingTime,
          before: previous?.processingTime,
          write: seconds,
          more: 'bad',
        })}
        note="from upload to result"
      />
      <MetricCard
        of="processing-time"
        label="Processing time, 95th percentile"
        value={known(processingTimeP95, seconds)}
        note={
          processingTimeP95 === null
            ? 'Not enough data: needs 20 analyses in this period'
            : 'nineteen of twenty analyses took less'
        }
      />
    </div>
  );
}
