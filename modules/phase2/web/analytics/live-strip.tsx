import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Card } from '#shell/ui/card.tsx';
import { dashboardRoutes, type RealtimePerformance } from '../../contract/dashboard.ts';
import type { MetricId } from '../../contract/metric-ids.ts';
import { count, decimal, seconds, share } from '../format.ts';
import { LiveSection } from '../parts/live-section.tsx';
import { Metric } from '../parts/metric.tsx';
import { MetricInfo } from '../parts/metric-info.tsx';
import { POLL_MS } from '../polls.ts';

/** Six figures that are asked for every five seconds. */
export function LiveStrip() {
  const live = useQuery({
    ...routeQuery(useApi(), dashboardRoutes.realtimePerformance, {}),
    refetchInterval: POLL_MS.realtime,
  });
  return (
    <LiveSection title="Live" query={live} asOf="As of">
      {(data) => (
        <Card>
          <dl className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6">
            {figures(data).map((figure) => (
              <LiveFigure key={figure.label} {...figure} />
            ))}
          </dl>
        </Card>
      )}
    </LiveSection>
  );
}

interface Figure {
  of: MetricId;
  label: string;
  value: string | null;
  note: string;
}

function figures(live: RealtimePerformance): Figure[] {
  const { averageResponseTime, cacheHitRate, errorRate, userSpecific } = live;
  return [
    { of: 'active-users', label: 'Active users', value: count(live.activeUsers), note: 'everyone, 5 minutes' },
    {
      of: 'response-time',
      label: 'Response time',
      value: averageResponseTime === null ? null : seconds(averageResponseTime),
      note: `median of ${count(live.requests)} requests`,
    },
    {
      of: 'cache-hit-rate',
      label: 'Cache hit rate',
      value: cacheHitRate === null ? null : share(cacheHitRate),
      note: cacheHitRate === null ? 'no file in the last hour' : 'everyone, last hour',
    },
    {
      of: 'analyses-last-hour',
      label: 'Analyses per hour',
      value: count(live.analysesLastHour),
      note: 'everyone, last hour',
    },
    {
      of: 'error-rate',
      label: 'Error rate',
      value: errorRate === null ? null : share(errorRate, 2),
      note: 'everyone, 5 minutes',
    },
    {
      of: 'engagement-score',
      label: 'Your engagement',
      value: userSpecific.engagementScore === null ? null : decimal(userSpecific.engagementScore, 0),
      note: 'of 100, last 28 days',
    },
  ];
}

function LiveFigure({ of, label, value, note }: Figure) {
  return (
    <Metric of={of} className="relative min-w-0 border-line p-4 max-sm:odd:border-r sm:not-last:border-r">
      <dt className="pr-8 text-small text-muted">{label}</dt>
      <dd className="nums mt-1 text-heading font-semibold">{value ?? <span className="text-muted">–</span>}</dd>
      <dd className="text-micro text-muted">{note}</dd>
      <dd className="absolute top-1 right-1">
        <MetricInfo of={of} label={label} />
      </dd>
    </Metric>
  );
}
