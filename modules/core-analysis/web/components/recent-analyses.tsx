import type { UseQueryResult } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isApiError } from '#shell/sdk/api-error.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { ErrorState } from '#shell/ui/error-state.tsx';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import { Loading, Skeleton } from '#shell/ui/skeleton.tsx';
import { Spinner } from '#shell/ui/spinner.tsx';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { formatDay, scoreNumber } from '../format.ts';
import { analysisHref } from '../paths.ts';

const SHOWN = 6;

/** The latest analyses with thumbnail, score and their most valuable advice. */
export function RecentAnalyses({ list }: { list: UseQueryResult<AnalysisSummary[]> }) {
  return (
    <section aria-labelledby="recent-title" className="mt-10">
      <h2 id="recent-title" className="text-heading">
        Recent Analyses
      </h2>
      <div className="mt-4">
        <Content list={list} />
      </div>
    </section>
  );
}

function Content({ list }: { list: UseQueryResult<AnalysisSummary[]> }) {
  if (list.data && list.data.length === 0) {
    return (
      <EmptyState title="No analyses yet">
        Your results will be kept here: the score, the creative, and what to change first.
      </EmptyState>
    );
  }
  if (list.data) {
    return (
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {list.data.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            <AnalysisCard entry={entry} />
          </li>
        ))}
      </ul>
    );
  }
  if (list.error) {
    const offline = isApiError(list.error, 'network');
    return (
      <ErrorState
        kind={offline ? 'offline' : 'error'}
        title="Your analyses could not be loaded"
        onRetry={() => void list.refetch()}
        reference={isApiError(list.error) ? list.error.requestId : null}
      >
        {offline ? 'They are safe on your account. Try again when the connection is back.' : list.error.message}
      </ErrorState>
    );
  }
  return (
    <Loading label="Loading your analyses" onRetry={() => void list.refetch()}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-32 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}

/** One analysis as a card; the whole card is the link. */
export function AnalysisCard({ entry }: { entry: AnalysisSummary }) {
  const score = scoreNumber(entry.conversionScore);
  return (
    <article className="relative flex h-32 gap-4 rounded-card border bg-surface p-3 transition-colors duration-[120ms] hover:border-edge">
      <div className="grid w-[6.5rem] shrink-0 place-items-center overflow-hidden rounded-control bg-mat">
        {entry.thumbnailUrl ? (
          <img src={entry.thumbnailUrl} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1 pt-1">
            <h3 className="truncate text-small font-medium">
              <Link
                to={analysisHref(entry.id)}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
              >
                {entry.fileName}
              </Link>
            </h3>
            <p className="text-micro text-muted">{formatDay(entry.createdAt)}</p>
          </div>
          {score === null ? null : <ScoreRing score={score} size="sm" />}
        </div>
        <p className="mt-auto line-clamp-2 pb-1 text-small text-muted">
          <Outcome entry={entry} />
        </p>
      </div>
    </article>
  );
}

function Outcome({ entry }: { entry: AnalysisSummary }) {
  if (entry.status === 'completed') return entry.topAdvice ?? 'Nothing to change stands out.';
  if (entry.status === 'failed') {
    return (
      <Badge tone="danger" icon={<CircleAlert className="size-3.5" aria-hidden />}>
        Not finished
      </Badge>
    );
  }
  return (
    <Badge tone="accent" icon={<Spinner className="size-3.5" />}>
      In progress
    </Badge>
  );
}
