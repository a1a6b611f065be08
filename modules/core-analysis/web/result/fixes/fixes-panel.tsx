import { useQuery } from '@tanstack/react-query';
import { CircleAlert, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Button } from '#shell/ui/button.tsx';
import { ErrorState } from '#shell/ui/error-state.tsx';
import { Skeleton } from '#shell/ui/skeleton.tsx';
import type { Analysis } from '../../../contract/analysis.ts';
import { type FixList, fixRoutes } from '../../../contract/fixes.ts';
import { FixCard } from './fix-card.tsx';
import { NotOffered } from './not-offered.tsx';
import { underWay, useRequestFixes } from './use-fixes.ts';

const ASK_AGAIN_MS = 1500;
/** Fixes shown before the rest is asked for. */
const SHOWN = 3;

/** Changed versions of the creative: asked for, rendered, measured again, and only those that gained are offered. */
export function FixesPanel({ analysis }: { analysis: Analysis }) {
  const api = useApi();
  const params = { id: analysis.id };
  const list = useQuery({
    ...routeQuery(api, fixRoutes.getFixes, { params }),
    refetchInterval: (query) => (underWay(query.state.data) ? ASK_AGAIN_MS : false),
  });
  const start = useRequestFixes(analysis.id);

  return (
    <section id="fixes" aria-labelledby="fixes-title">
      <h2 id="fixes-title" className="text-heading">
        Fixes, ready to download
      </h2>
      <p className="mt-1 text-small text-muted">
        We render each fix and score it again. You only see fixes that score higher.
      </p>
      <div className="mt-4">
        {list.data ? (
          <Content
            analysis={analysis}
            list={list.data}
            starting={start.isPending}
            refusal={start.error}
            onStart={() => start.mutate()}
          />
        ) : list.error ? (
          <ErrorState
            kind={isApiError(list.error, 'network') ? 'offline' : 'error'}
            title="The fixes could not be loaded"
            onRetry={() => void list.refetch()}
            reference={isApiError(list.error) ? list.error.requestId : null}
          >
            The result above is complete.
          </ErrorState>
        ) : (
          <Skeleton className="h-28 w-full rounded-card" />
        )}
      </div>
    </section>
  );
}

interface ContentProps {
  analysis: Analysis;
  list: FixList;
  starting: boolean;
  refusal: Error | null;
  onStart(): void;
}

function Content({ analysis, list, starting, refusal, onStart }: ContentProps) {
  if (underWay(list)) return <Running list={list} />;
  if (list.status === 'completed') {
    return (
      <div className="grid gap-4">
        {list.note ? <p className="rounded-card bg-sunken p-5 text-small">{list.note}</p> : null}
        <Offered fixes={list.fixes} original={analysis} />
        <NotOffered tried={list.tried} />
      </div>
    );
  }
  const failed = list.status === 'failed' ? (list.error?.message ?? 'The fixes could not be created.') : null;
  const said = refusal?.message ?? failed;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border bg-surface p-5">
      <p className="max-w-[26rem] grow basis-56 text-small text-muted">
        {analysis.fileType === 'video'
          ? 'Evens out the loudness and trims a black or frozen opening. Uses no token.'
          : 'Light, sharpness, crops for other placements, space for platform buttons, a panel behind faint text. Uses no token.'}
      </p>
      <Button
        variant="primary"
        busy={starting}
        onClick={onStart}
        icon={<WandSparkles className="size-4" aria-hidden />}
      >
        {failed ? 'Try again' : 'Create fixes'}
      </Button>
      <div role="alert" className="basis-full empty:hidden">
        {said ? (
          <p className="flex items-start gap-2 text-small text-danger">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {said}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The best first; each is tall, so that the lesser ones wait until they are asked for. */
function Offered({ fixes, original }: { fixes: FixList['fixes']; original: Analysis }) {
  const [all, setAll] = useState(false);
  const left = fixes.length - SHOWN;
  return (
    <>
      {(all ? fixes : fixes.slice(0, SHOWN)).map((fix, index) => (
        <FixCard key={fix.id} fix={fix} original={original} best={index === 0} />
      ))}
      {left > 0 ? (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show only the best' : left === 1 ? 'Show 1 smaller fix' : `Show ${left} smaller fixes`}
        </Button>
      ) : null}
    </>
  );
}

function Running({ list }: { list: FixList }) {
  const percent = Math.round(list.percent);
  return (
    <div className="rounded-card border bg-surface p-5">
      <p role="status" className="text-small font-medium">
        {list.status === 'queued' ? 'In the queue' : 'Rendering and scoring'}
      </p>
      <div
        role="progressbar"
        aria-label="Fixes"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-3 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <span
          className="block h-full rounded-full bg-accent transition-[width] duration-200"
          style={{ width: `${Math.max(2, percent)}%` }}
        />
      </div>
      <p className="mt-2 text-micro text-muted">You can leave this page; it keeps running.</p>
    </div>
  );
}
