import { Card } from '#shell/ui/card.tsx';
import { BarChart } from '#shell/ui/charts/bar-chart.tsx';
import { LineChart } from '#shell/ui/charts/line-chart.tsx';
import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { Metric } from '../parts/metric.tsx';
import { daySeries } from './day-series.ts';

const DAY = { label: 'Day', format: { kind: 'date' } } as const;
const MISSING = 'There is no finished analysis in this period.';

const compared = ({ previousDays }: DashboardMetrics): string =>
  previousDays.length > 0 ? ' The second line is the period before, day on day.' : '';

/** Score and number of analyses, day by day (UTC). */
export function ActivityCharts({ metrics }: { metrics: DashboardMetrics }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <Card className="min-w-0 p-5">
        <Metric of="average-score">
          <LineChart
            title="Average score by day"
            description={`Mean score of the analyses that ended on each day (UTC), with its 90 % interval.${compared(metrics)}`}
            missing={MISSING}
            x={DAY}
            y={{ label: 'Score', format: { kind: 'number', digits: 1 } }}
            within={[0, 100]}
            bandLabel="90 % interval"
            series={
              hasScores(metrics)
                ? daySeries(metrics, ({ avgScore, scoreLow, scoreHigh }) => ({
                    y: avgScore,
                    low: scoreLow,
                    high: scoreHigh,
                  }))
                : []
            }
          />
        </Metric>
      </Card>
      <Card className="min-w-0 p-5">
        <Metric of="total-analyses">
          <LineChart
            title="Analyses by day"
            description={`Finished analyses on each day (UTC).${compared(metrics)}`}
            missing={MISSING}
            zero
            x={DAY}
            y={{ label: 'Analyses', format: { kind: 'number', digits: 0 } }}
            series={metrics.totalAnalyses > 0 ? daySeries(metrics, ({ analyses }) => ({ y: analyses })) : []}
          />
        </Metric>
      </Card>
    </div>
  );
}

const hasScores = ({ days }: DashboardMetrics): boolean => days.some(({ avgScore }) => avgScore !== null);

/** How long analyses took and how many were measured before, day by day (UTC). */
export function PerformanceCharts({ metrics }: { metrics: DashboardMetrics }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <Card className="min-w-0 p-5">
        <Metric of="processing-time">
          <LineChart
            title="Processing time by day"
            description={`Median seconds from upload to result.${compared(metrics)}`}
            missing={MISSING}
            zero
            x={DAY}
            y={{ label: 'Processing time', format: { kind: 'number', digits: 1, unit: 's' } }}
            series={hasScores(metrics) ? daySeries(metrics, ({ processingTime }) => ({ y: processingTime })) : []}
          />
        </Metric>
      </Card>
      <Card className="min-w-0 p-5">
        <Metric of="cache-hit-rate">
          <LineChart
            title="Cache hit rate by day"
            description={`Share of files that were measured before and not measured again.${compared(metrics)}`}
            missing={MISSING}
            within={[0, 1]}
            zero
            x={DAY}
            y={{ label: 'Cache hit rate', format: { kind: 'percent', digits: 0 } }}
            series={metrics.cacheLookups > 0 ? daySeries(metrics, ({ cacheHitRate }) => ({ y: cacheHitRate })) : []}
          />
        </Metric>
      </Card>
    </div>
  );
}

/** Minutes saved, this period beside the one before. */
export function SavingsChart({ metrics }: { metrics: DashboardMetrics }) {
  const { previous, totalSavings } = metrics;
  const hours = (minutes: number) => ({ value: minutes / 60 });
  return (
    <Card className="min-w-0 p-5">
      <Metric of="total-savings">
        <BarChart
          title="Time saved"
          description="Hours a manual review would have taken, by the stated minutes for each kind."
          groupLabel="Period"
          y={{ label: 'Time saved', format: { kind: 'number', digits: 1, unit: 'h' } }}
          series={['Time saved']}
          height={200}
          groups={[
            ...(previous ? [{ id: 'before', label: 'Period before', values: [hours(previous.totalSavings)] }] : []),
            { id: 'now', label: 'This period', values: [hours(totalSavings)] },
          ]}
        />
      </Metric>
    </Card>
  );
}
