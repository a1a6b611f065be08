import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { dashboardRoutes } from '../../contract/dashboard.ts';
import { count, formatTime, known, seconds, share } from '../format.ts';
import { Freshness } from '../parts/freshness.tsx';
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
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-heading">Real-time analytics</h2>
        {live.data ? (
          <p data-clock className="text-micro text-muted">
            Everyone on Adjudge, last 5 minutes, as of {formatTime(live.data.at)}
          </p>
        ) : null}
      </div>
      <div className="mt-3 grid gap-3">
        <PartState query={live} what="live figures" />
        <Freshness query={live} />
        {live.data ? (
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <MetricCard of="active-users" label="Active users" value={count(live.data.activeUsers)} />
            <MetricCard
              of="response-time"
              label="Response time, median"
              value={known(live.data.avgResponseTime, seconds)}
              note={`of ${count(live.data.requests)} requests`}
            />
            <MetricCard
              of="response-time"
              label="Response time, 95th percentile"
              value={known(live.data.responseTimeP95, seconds)}
              note={live.data.responseTimeP95 === null ? 'Not enough data: needs 20 requests' : undefined}
            />
            <MetricCard
              of="error-rate"
              label="Error rate"
              value={known(live.data.errorRate, (rate) => share(rate, 2))}
              note="answers that failed on our side"
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
