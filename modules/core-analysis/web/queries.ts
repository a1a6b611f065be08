import type { QueryClient } from '@tanstack/react-query';
import type { CallInput } from '#platform/contract/define-routes.ts';
import type { ApiClient } from '#shell/sdk/api-client.ts';
import { routeKey, routeQuery } from '#shell/sdk/route-query.ts';
import { SESSION_KEY } from '#shell/sdk/session.ts';
import type { JobSource } from '#shell/sdk/use-job-progress.ts';
import type { Analysis, AnalysisSummary, ProgressEvent } from '../contract/analysis.ts';
import { analysisRoutes } from '../contract/routes.ts';

export const listQuery = (api: ApiClient) => routeQuery(api, analysisRoutes.listAnalyses, {});

export const analysisQuery = (api: ApiClient, id: string) =>
  routeQuery(api, analysisRoutes.getAnalysis, { params: { id } });

/** The same by the rule book alone, in its own words. */
export const generalQuery = (api: ApiClient, id: string) =>
  routeQuery(api, analysisRoutes.getAnalysis, { params: { id }, query: { lens: 'off' } });

/**
 * Sends a creative and returns as soon as it is accepted; the analysis then runs by itself.
 * @param options.key sent again with the same file and fields, it is accepted and charged once
 */
export async function startAnalysis(
  api: ApiClient,
  file: File,
  fields: CallInput<typeof analysisRoutes.createAnalysis>['fields'],
  { key, ...options }: { key: string | undefined; signal: AbortSignal; onUploadProgress(fraction: number): void },
): Promise<AnalysisSummary> {
  return api.call(
    analysisRoutes.createAnalysis,
    { file, fileName: file.name, fields, headers: { prefer: 'respond-async', 'idempotency-key': key } },
    options,
  );
}

export function deleteAnalysis(api: ApiClient, id: string): Promise<undefined> {
  return api.call(analysisRoutes.deleteAnalysis, { params: { id } });
}

/** Where progress of one analysis comes from. */
export function progressSource(api: ApiClient, id: string): JobSource<ProgressEvent> {
  return {
    open: (lastEventId, signal) =>
      api.stream(analysisRoutes.watchAnalysis, { params: { id } }, { signal, lastEventId }),
    poll: (signal) => api.call(analysisRoutes.getAnalysis, { params: { id } }, { signal }),
    isFinal: (event) => event.status === 'completed' || event.status === 'failed',
  };
}

/** Shows an analysis as it was judged again; its score in lists and its fixes are asked for anew. */
export function showRejudged(queries: QueryClient, analysis: Analysis): void {
  const params = { id: analysis.id };
  queries.setQueryData(routeKey(analysisRoutes.getAnalysis, { params }), analysis);
  void queries.invalidateQueries({
    queryKey: routeKey(analysisRoutes.getAnalysis, { params, query: { lens: 'off' } }),
  });
  void queries.invalidateQueries({ queryKey: routeKey(analysisRoutes.listAnalyses) });
}

/** After an analysis began, ended or was removed: list, balance and, with `id`, the analysis itself are asked again. */
export async function refreshAfterAnalysis(queries: QueryClient, id?: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: routeKey(analysisRoutes.listAnalyses) }),
    queries.invalidateQueries({ queryKey: SESSION_KEY }),
    id ? queries.invalidateQueries({ queryKey: routeKey(analysisRoutes.getAnalysis, { params: { id } }) }) : undefined,
  ]);
}
