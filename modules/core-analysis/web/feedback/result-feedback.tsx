import { Suspense } from 'react';
import { lazyOnline } from '#shell/sdk/lazy-online.ts';
import type { Analysis } from '../../contract/analysis.ts';

const ResultEnd = lazyOnline(() => import('./result-end.tsx').then((module) => module.ResultEnd));

/** The end of a result: its keeping and the question what it was worth. Its code arrives after the result. */
export function ResultFeedback({ analysis }: { analysis: Analysis }) {
  return (
    <Suspense fallback={<div className="h-40" />}>
      <ResultEnd analysis={analysis} />
    </Suspense>
  );
}
