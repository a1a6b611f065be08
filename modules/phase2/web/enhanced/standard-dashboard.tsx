import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PlanGate } from '#shell/sdk/plan-gate.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { dashboardRoutes } from '../../contract/dashboard.ts';
import { Freshness } from '../parts/freshness.tsx';
import { PlanUtilization } from '../parts/plan-utilization.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { RecentActivity } from '../parts/recent-activity.tsx';
import { SummaryCards } from '../parts/summary-cards.tsx';
import { PeriodBar } from '../period/period-bar.tsx';
import { usePeriod } from '../period/use-period.ts';
import { POLL_MS } from '../polls.ts';

/** The most entries of recent activity here. */
const MOST_RECENT = 3;

/** The card in the place of the enhanced dashboard, and the basic figures every plan has. */
export function StandardDashboard({ isSwitchedOff }: { isSwitchedOff: boolean }) {
  const period = usePeriod();
  const metrics = useQuery({
    ...routeQuery(useApi(), dashboardRoutes.metrics, { query: period.query }),
    refetchInterval: POLL_MS.metrics,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Card className="p-6">
        <h2 className="text-heading">Standard Dashboard</h2>
        <p className="mt-2 max-w-[40rem] text-muted">
          {isSwitchedOff
            ? 'The enhanced dashboard is switched off at the moment. Your basic figures are below.'
            : 'Enhanced features are for Pro and Elite: figures over time, live analytics and recommendations from your own creatives. Your basic figures are below.'}
        </p>
        {isSwitchedOff ? null : (
          <PlanGate>
            <a href="/subscribe?from=dashboard" className={buttonClass('primary', 'md', 'mt-5')}>
              See plans
            </a>
          </PlanGate>
        )}
      </Card>
      <PeriodBar period={period} canCompare />
      <QueryState query={metrics} what="your figures" />
      <Freshness query={metrics} counted={metrics.data} />
      {metrics.data ? (
        <>
          <h2 className="sr-only">Your figures</h2>
          <SummaryCards metrics={metrics.data} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
            <PlanUtilization utilization={metrics.data.planUtilization} />
            <RecentActivity entries={metrics.data.recentActivity} most={MOST_RECENT} />
          </div>
        </>
      ) : null}
    </>
  );
}
