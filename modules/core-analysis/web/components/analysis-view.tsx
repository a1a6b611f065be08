import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { lazyOnline } from '#shell/sdk/lazy-online.ts';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { useJobProgress } from '#shell/sdk/use-job-progress.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { ErrorState } from '#shell/ui/error-state.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { currentToast, dismissToast, toast } from '#shell/ui/toast-store.ts';
import { keptPreview } from '../kept-sent.ts';
import { dashboardPath, intakeHref } from '../paths.ts';
import { analysisQuery, listQuery, progressSource, refreshAfterAnalysis } from '../queries.ts';
import { isRunning } from '../running.ts';
import { UPLOADED } from '../uploaded.ts';
import { usualSeconds } from '../usual-time.ts';
import { FailedAnalysis, ProgressView } from './later-parts.tsx';
import { ResultLoading } from './result-loading.tsx';

const loadResult = () => import('../result/result-view.tsx').then((module) => module.ResultView);
const ResultView = lazyOnline(loadResult);
const OPINION_MS = 3000;

/** One analysis in whatever state it is: live, finished, failed, gone. */
export function AnalysisView({ id }: { id: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const analysis = useQuery({
    ...analysisQuery(api, id),
    // Second opinion has no event stream of its own.
    refetchInterval: (query) => (query.state.data?.secondOpinion === 'running' ? OPINION_MS : false),
  });
  const running = analysis.data !== undefined && isRunning(analysis.data);
  const list = useQuery({ ...listQuery(api), enabled: running });
  const progress = useJobProgress(running ? id : null, progressSource(api, id));
  const final = progress.event !== null && progressSource(api, id).isFinal(progress.event);

  useEffect(() => {
    if (final) void refreshAfterAnalysis(queries, id);
  }, [final, queries, id]);

  const ended = analysis.data !== undefined && !running;
  useEffect(() => {
    // A quick result is there before the message that its file arrived would go: it lies over the name and the score.
    if (ended && currentToast()?.title === UPLOADED) dismissToast();
  }, [ended]);

  useEffect(() => {
    // The result's code arrives while the engine measures.
    void loadResult().catch(() => undefined);
  }, []);

  const failure = analysis.error ?? (progress.error instanceof Error ? progress.error : null);
  if (!analysis.data && failure) return <NotShown error={failure} onRetry={() => void analysis.refetch()} />;
  if (!analysis.data) return <ResultLoading onRetry={() => void analysis.refetch()} />;

  const { data } = analysis;
  if (running) {
    const at = progress.event ?? data;
    return (
      <ProgressView
        name={data.fileName}
        preview={keptPreview(id) ?? data.previewUrl}
        stage={at.stage}
        interrupted={at.interrupted}
        usual={usualSeconds(list.data ?? [])}
        connection={progress.connection}
        stalled={progress.stalled}
      />
    );
  }
  if (data.status === 'failed' || !data.analysisResults) return <FailedAnalysis analysis={data} />;
  return (
    <Suspense fallback={<ResultLoading />}>
      <ResultView analysis={data} results={data.analysisResults} preview={data.previewUrl ?? keptPreview(id)} />
    </Suspense>
  );
}

function NotShown({ error, onRetry }: { error: Error; onRetry(): void }) {
  const gone = isApiError(error, 'not_found') || isApiError(error, 'invalid_input');
  const offline = isApiError(error, 'network');
  usePageTitle(gone ? 'Analysis not found' : 'Not loaded');
  useEffect(() => {
    toast({ title: 'Restore Failed', text: gone ? 'Analysis not found.' : error.message, tone: 'danger' });
  }, [gone, error]);
  return (
    <div className="mx-auto grid max-w-[44rem] grid-cols-1 gap-6 px-4 py-8 md:px-10">
      <PageHeading>{gone ? 'Analysis not found' : 'This analysis could not be loaded'}</PageHeading>
      <ErrorState
        kind={offline ? 'offline' : 'error'}
        title={gone ? 'It was deleted or belongs to another account' : error.message}
        onRetry={gone ? undefined : onRetry}
        reference={isApiError(error) ? error.requestId : null}
        action={
          <Link to={gone ? intakeHref : dashboardPath} className={buttonClass('secondary', 'sm')}>
            Back to the dashboard
          </Link>
        }
      >
        {gone ? 'Your other analyses are on the dashboard.' : 'Your analysis is safe in your account.'}
      </ErrorState>
    </div>
  );
}
