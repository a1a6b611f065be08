import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { failureText } from '#shell/sdk/failure-text.ts';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { loginHref } from '#shell/sdk/safe-next.ts';
import { useGate } from '#shell/sdk/use-gate.ts';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { ErrorState } from '#shell/ui/error-state.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { Loading, Skeleton } from '#shell/ui/skeleton.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { UNSAVED_FILE_DAYS } from '../../contract/retention.ts';
import { DeleteDialog } from '../components/later-dialog.tsx';
import { countFilters, filterAnalyses, type HistoryFilter, NO_FILTER } from '../history/history-filter.ts';
import { HistoryList } from '../history/history-list.tsx';
import { HistoryToolbar } from '../history/history-toolbar.tsx';
import { useHistoryFilter } from '../history/use-history-filter.ts';
import { dashboardPath, intakeHref } from '../paths.ts';
import { listQuery } from '../queries.ts';
import { whileRunning } from '../running.ts';

const FAILED = 'Failed to load analysis history';

/** `/history`: every past analysis, to find again, open, rate, keep or delete. */
export default function HistoryPage() {
  usePageTitle('History');
  const list = useQuery({ ...listQuery(useApi()), refetchInterval: whileRunning });
  useFailure(list.error, list.errorUpdatedAt, list.data !== undefined);
  const heading = useRef<HTMLDivElement>(null);

  return (
    <div className="mx-auto max-w-[75rem] px-4 py-4 md:px-10 md:py-8">
      <Link
        to={dashboardPath}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-small text-muted hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Dashboard
      </Link>
      <div ref={heading} className="mt-1">
        <PageHeading>History</PageHeading>
      </div>
      {list.data ? (
        <Content
          list={list.data}
          // What had the focus leaves with its row.
          onRemoved={() => heading.current?.querySelector('h1')?.focus()}
        />
      ) : list.error ? (
        <div className="mt-6">
          <NotLoaded error={list.error} onRetry={() => void list.refetch()} />
        </div>
      ) : (
        <div className="mt-6">
          <Loading label="Loading your history" onRetry={() => void list.refetch()}>
            <Skeleton className="h-11" />
            <div className="mt-6 grid gap-3">
              {[0, 1, 2, 3, 4].map((place) => (
                <Skeleton key={place} className="h-28 rounded-card" />
              ))}
            </div>
          </Loading>
        </div>
      )}
    </div>
  );
}

function Content({ list, onRemoved }: { list: AnalysisSummary[]; onRemoved(): void }) {
  const [filter, change] = useHistoryFilter();
  const reports = useGate({ feature: 'analysis.report' }).allowed;
  const [asked, setAsked] = useState<AnalysisSummary | null>(null);
  const wanted = useDeferredValue(filter);
  const entries = useMemo(() => filterAnalyses(list, wanted), [list, wanted]);
  const close = useCallback(() => setAsked(null), []);

  if (list.length === 0) {
    return (
      <div className="mt-6">
        <h2 className="sr-only">Analyses</h2>
        <EmptyState
          title="No analyses yet"
          action={
            <Link to={intakeHref} className={buttonClass('primary')}>
              Analyse an ad
            </Link>
          }
        >
          Every ad you analyse appears here with its score, what to change, and your feedback.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <p className="mt-1 mb-5 max-w-[44rem] text-small text-muted">
        <span role="status" data-testid="count">
          {countText(entries.length, list.length)}
        </span>{' '}
        Files are deleted {UNSAVED_FILE_DAYS} days after upload unless you keep them. Results are kept.
      </p>
      <HistoryToolbar filter={filter} onChange={change} />
      <div className="mt-5">
        <h2 className="sr-only">Analyses</h2>
        {entries.length > 0 ? (
          <HistoryList key={listKey(wanted)} entries={entries} reports={reports} onDelete={setAsked} />
        ) : (
          <EmptyState
            title="No matches"
            action={<Button onClick={() => change({ ...NO_FILTER, order: filter.order })}>Show all</Button>}
          >
            {filter.text.trim() ? `No analysis named “${filter.text.trim()}”` : 'No analysis matches these filters'}
            {countFilters({ ...filter, text: '' }) > 0 ? ' with these filters.' : '.'}
          </EmptyState>
        )}
      </div>
      <DeleteDialog entry={asked} onClose={close} onRemoved={onRemoved} />
    </>
  );
}

/** Another selection begins at its top again. */
const listKey = (filter: HistoryFilter): string => Object.values(filter).join('\n');

function countText(shown: number, all: number): string {
  if (shown !== all) return `${shown} of ${all} analyses.`;
  return all === 1 ? '1 analysis.' : `${all} analyses.`;
}

/** Says that the list did not come, unless an older one is on screen; who is not signed in any more goes to sign in. */
function useFailure(error: Error | null, failedAt: number, shown: boolean): void {
  const { pathname, search } = useLocation();
  const from = useRef('');
  from.current = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed second try is said again, which the moment stands for
  useEffect(() => {
    if (!error) return;
    if (isApiError(error) && error.status === 401) location.replace(loginHref(from.current));
    else if (!shown) toast({ title: 'Error', text: failureText(error, FAILED), tone: 'danger' });
  }, [error, failedAt]);
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry(): void }) {
  const offline = isApiError(error, 'network');
  return (
    <ErrorState
      kind={offline ? 'offline' : 'error'}
      title={FAILED}
      onRetry={onRetry}
      reference={isApiError(error) ? error.requestId : null}
    >
      Your analyses are safe in your account.
      {offline ? ' Try again when you are back online.' : ''}
    </ErrorState>
  );
}
