import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { decimal, intervalText } from '../format.ts';
import { MetricCard } from './metric.tsx';

const WORDS = { improving: 'Improving', declining: 'Declining', stable: 'Stable' } as const;

/** Whether scores rise, by the interval of the difference to the period before; “stable” often means “cannot be told apart”. */
export function ImprovementTrend({ metrics }: { metrics: DashboardMetrics }) {
  const { improvementTrend, trendDifference, trendNeeds } = metrics;
  const points = trendDifference
    ? `${trendDifference.value > 0 ? '+' : ''}${decimal(trendDifference.value)} points`
    : '';
  return (
    <MetricCard
      of="improvement-trend"
      label="Improvement trend"
      value={improvementTrend ? WORDS[improvementTrend] : null}
      interval={
        trendDifference ? `${points}, ${intervalText(trendDifference, { kind: 'number', digits: 1 })}` : undefined
      }
      note={
        trendNeeds ??
        (improvementTrend === 'stable'
          ? 'The difference to the period before is within chance. More analyses would narrow it.'
          : 'Mean score of this period against the one before, of the same length.')
      }
    />
  );
}
