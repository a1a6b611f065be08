import { lazy, Suspense } from 'react';
import type { Analysis } from '../../contract/analysis.ts';

const FeedbackPanel = lazy(() => import('./feedback-panel.tsx').then((module) => ({ default: module.FeedbackPanel })));

/** The question under a result; its code arrives after the result itself. */
export function ResultFeedback({ analysis }: { analysis: Analysis }) {
  return (
    <Suspense fallback={<div className="h-32" />}>
      <FeedbackPanel key={analysis.id} analysis={analysis} page="/dashboard" />
    </Suspense>
  );
}
