import { lazyPart } from '#shell/sdk/lazy-part.tsx';

/** The two faces of `/dashboard`, each with code the other does not need. */
export const DashboardHome = lazyPart(() => import('./dashboard-home.tsx').then((module) => module.DashboardHome));
export const AnalysisView = lazyPart<{ id: string }>(() =>
  import('./analysis-view.tsx').then((module) => module.AnalysisView),
);
