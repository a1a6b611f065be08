import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { BestAndWeakest } from '../parts/best-and-weakest.tsx';
import { ImprovementTrend } from '../parts/improvement-trend.tsx';
import { ActivityCharts } from '../parts/later-parts.tsx';
import { PlanUtilization } from '../parts/plan-utilization.tsx';
import { RecentActivity } from '../parts/recent-activity.tsx';
import { SummaryCards } from '../parts/summary-cards.tsx';

/** The most entries of recent activity here. */
const MOST_RECENT = 4;

/** What was analysed in the period, how it scored, and the plan behind it. */
export function OverviewTab({ metrics }: { metrics: DashboardMetrics }) {
  return (
    <>
      <SummaryCards metrics={metrics} />
      <ActivityCharts metrics={metrics} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <PlanUtilization utilization={metrics.planUtilization} />
        <RecentActivity entries={metrics.recentActivity} most={MOST_RECENT} />
      </div>
      <ImprovementTrend metrics={metrics} />
      <BestAndWeakest insights={metrics.performanceInsights} />
    </>
  );
}
