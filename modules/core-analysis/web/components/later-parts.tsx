import { lazyPart } from '#shell/sdk/lazy-part.tsx';
import { ResultLoading } from './result-loading.tsx';

/** Only while a file is sent or measured. */
export const ProgressView = lazyPart(
  () => import('./progress-view.tsx').then((module) => module.ProgressView),
  <ResultLoading />,
);

/** Where it ended without a result. */
export const FailedAnalysis = lazyPart(
  () => import('./failed-analysis.tsx').then((module) => module.FailedAnalysis),
  <ResultLoading />,
);

/** Below the intake, and waiting for its list in any case. */
export const RecentAnalyses = lazyPart(() => import('./recent-analyses.tsx').then((module) => module.RecentAnalyses));

/** The last card of the dashboard. */
export const Ranking = lazyPart(() => import('./ranking.tsx').then((module) => module.Ranking));

/** Where fewer tokens are left than the next analysis needs. */
export const TokensShort = lazyPart(() => import('./tokens-short.tsx').then((module) => module.TokensShort));

/** Only needed once a file lies on the table. */
export const AnalysisOptionsFields = lazyPart(
  () => import('./analysis-options-fields.tsx').then((module) => module.AnalysisOptionsFields),
  <div className="h-40" />,
);
