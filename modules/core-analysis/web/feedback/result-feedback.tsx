import { lazy, Suspense } from 'react';
import type { Analysis } from '../../contract/analysis.ts';
import { SaveSwitch } from '../history/save-switch.tsx';

const FeedbackPanel = lazy(() => import('./feedback-panel.tsx').then((module) => ({ default: module.FeedbackPanel })));

/** The end of a result: whether its file is kept, and what it was worth. The question's code arrives after the result. */
export function ResultFeedback({ analysis }: { analysis: Analysis }) {
  return (
    <div className="grid gap-3">
      <SaveSwitch analysis={analysis} />
      <Suspense fallback={<div className="h-32" />}>
        <FeedbackPanel key={analysis.id} analysis={analysis} page="/dashboard" />
      </Suspense>
    </div>
  );
}
