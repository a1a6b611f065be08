import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleAlert, FileImage, FileVideoCamera } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '#shell/sdk/api-error.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { ErrorState } from '#shell/ui/error-state.tsx';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import { Loading, Skeleton } from '#shell/ui/skeleton.tsx';
import { Spinner } from '#shell/ui/spinner.tsx';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { clipName } from '../../contract/format.ts';
import { failedReason } from '../failed-reason.ts';
import { formatDay, scoreNumber } from '../format.ts';
import { analysisHref, historyPath, intakeHref } from '../paths.ts';
import { DeleteAnalysis } from './delete-analysis.tsx';

const SHOWN = 3;

/** The latest analyses with thumbnail, score and their most valuable advice. */
export function RecentAnalyses({ list }: { list: UseQueryResult<AnalysisSummary[]> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus leaves with its card.
  const onRemoved = () => heading.current?.focus();
  return (
    <section aria-labelledby="recent-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} id="recent-title" tabIndex={-1} className="text-heading focus:outline-none">
          Recent Analyses
        </h2>
        {list.data && list.data.length > 0 ? (
          <Link
            to={historyPath}
            className="inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4"
          >
            View All History
          </Link>
        ) : null}
      </div>
      <div className="mt-4">
        <Content list={list} onRemoved={onRemoved} />
      </div>
    </section>
  );
}

function Content({ list, onRemoved }: { list: UseQueryResult<AnalysisSummary[]>; onRemoved(): void }) {
  if (list.data && list.data.length === 0) {
    return (
      <EmptyState title="No analyses yet">
        Your results will appear here: the score, your ad, and what to change first.
      </EmptyState>
    );
  }
  if (list.data) {
    return (
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {list.data.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            <AnalysisCard entry={entry} onRemoved={onRemoved} />
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
        {offline ? 'They are safe in your account. Try again when you are back online.' : list.error.message}
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

interface AnalysisCardProps {
  entry: AnalysisSummary;
  /** After a failed one was removed from here. */
  onRemoved?(): void;
}

/** One analysis as a card; the whole card is the link. */
export function AnalysisCard({ entry, onRemoved }: AnalysisCardProps) {
  const score = scoreNumber(entry.conversionScore);
  const failed = entry.status === 'failed';
  return (
    <article className="relative flex h-full min-h-32 flex-wrap gap-4 rounded-card border bg-surface p-3 transition-colors duration-[120ms] hover:border-edge">
      {failed && !entry.thumbnailUrl ? null : <Thumbnail entry={entry} />}
      <div className={clsx('flex min-w-0 flex-1 basis-24 flex-col', failed && 'pl-1')}>
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-24 pt-1">
            <h3
              dir="auto"
              title={entry.fileName}
              className="line-clamp-2 text-left text-small font-medium [overflow-wrap:anywhere]"
            >
              <Link
                to={analysisHref(entry.id)}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
              >
                {clipName(entry.fileName, 36)}
              </Link>
            </h3>
            <p className="text-micro text-muted">{formatDay(entry.createdAt)}</p>
          </div>
          {score === null ? null : <ScoreRing score={score} size="sm" />}
          {failed ? (
            <Badge tone="danger" icon={<CircleAlert className="size-3.5" aria-hidden />}>
              Failed
            </Badge>
          ) : null}
        </div>
        {failed ? <Failure entry={entry} onRemoved={onRemoved} /> : <Outcome entry={entry} />}
      </div>
    </article>
  );
}

function Thumbnail({ entry }: { entry: AnalysisSummary }) {
  const [broken, setBroken] = useState<string | null>(null);
  const Icon = entry.fileType === 'video' ? FileVideoCamera : FileImage;
  return (
    <div className="grid max-h-[6.5rem] w-[6.5rem] shrink-0 place-items-center overflow-hidden rounded-control bg-mat text-muted">
      {entry.thumbnailUrl && entry.thumbnailUrl !== broken ? (
        <img
          src={entry.thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(entry.thumbnailUrl)}
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-7" strokeWidth={1.5} aria-hidden />
      )}
    </div>
  );
}

function Outcome({ entry }: { entry: AnalysisSummary }) {
  return (
    // Not cut to two lines: it may hold a quotation that is shortened already.
    <p className="mt-auto line-clamp-4 pt-2 pb-1 text-small text-muted">
      {entry.status === 'completed' ? (
        (entry.topAdvice ?? 'No changes needed.')
      ) : (
        <Badge tone="accent" icon={<Spinner className="size-3.5" />}>
          In progress
        </Badge>
      )}
    </p>
  );
}

/** Why it failed, and both ways on from here; they lie above the card's own link. */
function Failure({ entry, onRemoved }: AnalysisCardProps) {
  const { reason, retry, state } = failedReason(entry);
  return (
    <>
      <p className="mt-2 text-small text-muted">{reason}</p>
      <div className="relative mt-auto -ml-3 flex flex-wrap pt-1">
        <Link to={intakeHref} state={state} className={clsx(buttonClass('ghost', 'sm'), 'text-accent!')}>
          {retry}
        </Link>
        <DeleteAnalysis analysis={entry} quiet named onRemoved={onRemoved} />
      </div>
    </>
  );
}
