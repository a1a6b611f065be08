import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { dashboardRoutes } from '../../contract/dashboard.ts';
import { count, known, seconds, share } from '../format.ts';
import { LiveSection } from '../parts/live-section.tsx';
import { MetricCard } from '../parts/metric.tsx';
import { POLL_MS } from '../polls.ts';

/** The product in the last five minutes; gone where the flag was switched off in the meantime. */
export function RealtimePart() {
  const live = useQuery({
    ...routeQuery(useApi(), dashboardRoutes.realtime, {}),
    refetchInterval: POLL_MS.realtime,
  });
  if (isApiError(live.error, 'feature_disabled')) return null;
  return (
    <LiveSection title="Real-time analytics" query={live} asOf="Everyone on Adjudge, last 5 minutes, as of">
      {(data) => (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <MetricCard of="active-users" label="Active users" value={count(data.activeUsers)} />
          <MetricCard
            of="response-time"
            label="Response time, median"
            value={known(data.avgResponseTime, seconds)}
            note={`of ${count(data.requests)} requests`}
          />
          <MetricCard
            of="response-time"
            label="Response time, 95th percentile"
            value={known(data.responseTimeP95, seconds)}
            note={data.responseTimeP95 === null ? 'Not enough data: needs 20 requests' : undefined}
          />
          <MetricCard
            of="error-rate"
            label="Error rate"
            value={known(data.errorRate, (rate) => share(rate, 2))}
            note="answers that failed on our side"
          />
        </div>
      )}
    </LiveSection>
  );
}
