import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { BestAndWeakest } from '../parts/best-and-weakest.tsx';
import { GeneralAdviceList } from '../parts/general-advice-list.tsx';
import { ImprovementTrend } from '../parts/improvement-trend.tsx';
import { GENERAL_INSIGHTS } from './general-advice.ts';

/** What the owner's own scores show, then what holds for most ads. */
export function InsightsTab({ metrics }: { metrics: DashboardMetrics }) {
  return (
    <>
      <ImprovementTrend metrics={metrics} />
      <BestAndWeakest insights={metrics.performanceInsights} />
      <GeneralAdviceList title="Good practice" items={GENERAL_INSIGHTS} />
    </>
  );
}
