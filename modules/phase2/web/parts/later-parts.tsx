import { lazyPart } from '#shell/sdk/lazy-part.tsx';
import { Skeleton } from '#shell/ui/skeleton.tsx';

const charts = () => import('../period/day-charts.tsx');
const waiting = <Skeleton className="h-80 rounded-card" />;

export const ActivityCharts = lazyPart(() => charts().then((part) => part.ActivityCharts), waiting);
export const PerformanceCharts = lazyPart(() => charts().then((part) => part.PerformanceCharts), waiting);
export const SavingsChart = lazyPart(() => charts().then((part) => part.SavingsChart), waiting);
export const EngagementTab = lazyPart(
  () => import('../analytics/engagement-tab.tsx').then((part) => part.EngagementTab),
  waiting,
);
export const ConversionTab = lazyPart(
  () => import('../analytics/conversion-tab.tsx').then((part) => part.ConversionTab),
  waiting,
);
export const Recommendations = lazyPart(
  () => import('./recommendations.tsx').then((part) => part.Recommendations),
  waiting,
);
export const OptimizationTab = lazyPart(
  () => import('../enhanced/optimization-tab.tsx').then((part) => part.OptimizationTab),
  waiting,
);
export const InsightsTab = lazyPart(
  () => import('../enhanced/insights-tab.tsx').then((part) => part.InsightsTab),
  waiting,
);
export const BusinessTab = lazyPart(
  () => import('../analytics/business-tab.tsx').then((part) => part.BusinessTab),
  waiting,
);
export const FlagOperationsPart = lazyPart(
  () => import('../flags/flag-operations.tsx').then((part) => part.FlagOperationsPart),
  waiting,
);
export const ExperimentsPart = lazyPart(
  () => import('../flags/experiments.tsx').then((part) => part.ExperimentsPart),
  waiting,
);
