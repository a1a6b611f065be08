import { lazyPart } from '#shell/sdk/lazy-part.tsx';

const room = <div className="min-h-96" />;

/** Charts and tables come with the first look at them. */
export const CreativesView = lazyPart<{ onBack(): void }>(
  () => import('./creatives-view.tsx').then((part) => part.CreativesView),
  room,
);
export const ReportDetail = lazyPart<{ id: string; onBack(): void }>(
  () => import('./report-detail.tsx').then((part) => part.ReportDetail),
  room,
);
