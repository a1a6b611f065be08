import { lazy, Suspense } from 'react';
import type { Analysis } from '../../contract/analysis.ts';

const ResultEnd = lazy(() => import('./result-end.tsx').then((module) => ({ default: module.ResultEnd })));

/** The end of a result: its keeping and the question what it was worth. Its code arrives after the result. */
export function ResultFeedback({ analysis }: { analysis: Analysis }) {
  return (
    <Suspense fallback={<div className="h-40" />}>
      <ResultEnd analysis={analysis} />
    </Suspense>
  );
}
