import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { Gate } from '#shell/sdk/gate.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Tabs } from '#shell/ui/tabs.tsx';
import { type DashboardMetrics, dashboardRoutes } from '../../contract/dashboard.ts';
import { Freshness } from '../parts/freshness.tsx';
import {
  ActivityCharts,
  InsightsTab,
  OptimizationTab,
  PerformanceCharts,
  SavingsChart,
} from '../parts/later-parts.tsx';
import { PlanUtilization } from '../parts/plan-utilization.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { RecentActivity } from '../parts/recent-activity.tsx';
import { ProcessingCards, SummaryCards } from '../parts/summary-cards.tsx';
import { PeriodBar } from '../period/period-bar.tsx';
import { usePeriod } from '../period/use-period.ts';
import { POLL_MS } from '../polls.ts';
import { useTab } from '../use-tab.ts';
import { RealtimePart } from './realtime-part.tsx';

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'performance', label: 'Performance' },
  { id: 'insights', label: 'AI Insights' },
  { id: 'optimization', label: 'Optimization' },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** The most entries of recent activity here. */
const MOST_RECENT = 3;

/** Four cards over four tabs; every tab but the last lives by one answer. */
export function EnhancedDashboard() {
  const period = usePeriod();
  const [tab, setTab] = useTab<TabId>(['overview', 'performance', 'insights', 'optimization']);
  const metrics = useQuery({
    ...routeQuery(useApi(), dashboardRoutes.metrics, { query: period.query }),
    refetchInterval: POLL_MS.metrics,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PeriodBar period={period} canCompare canExport />
      <QueryState query={metrics} what="your dashboard" />
      <Freshness query={metrics} counted={metrics.data} />
      {metrics.data ? (
        <>
          <h2 className="sr-only">Your figures</h2>
          <SummaryCards metrics={metrics.data} />
          <Tabs label="Enhanced Dashboard" tabs={TABS} selected={tab} onSelect={setTab}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-6">
              <OpenTab tab={tab} metrics={metrics.data} />
            </div>
          </Tabs>
        </>
      ) : null}
    </>
  );
}

function OpenTab({ tab, metrics }: { tab: TabId; metrics: DashboardMetrics }) {
  switch (tab) {
    case 'overview':
      return (
        <>
          <h2 className="sr-only">Overview</h2>
          <ActivityCharts metrics={metrics} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
            <PlanUtilization utilization={metrics.planUtilization} />
            <RecentActivity entries={metrics.recentActivity} most={MOST_RECENT} />
          </div>
          <Gate gate={{ flag: 'DETAILED_ANALYTICS' }}>
            <RealtimePart />
          </Gate>
        </>
      );
    case 'performance':
      return (
        <>
          <h2 className="sr-only">Performance</h2>
          <ProcessingCards metrics={metrics} />
          <PerformanceCharts metrics={metrics} />
          <SavingsChart metrics={metrics} />
        </>
      );
    case 'insights':
      return <InsightsTab metrics={metrics} />;
    case 'optimization':
      return <OptimizationTab />;
  }
}
