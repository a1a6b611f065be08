import type { QueryClient } from '@tanstack/react-query';
import { routeKey } from '#shell/sdk/route-query.ts';
import type { Analysis, AnalysisSummary } from '../../contract/analysis.ts';
import { analysisRoutes } from '../../contract/routes.ts';

type Rows = AnalysisSummary[];

/** Writes what changed about an analysis wherever it is on screen: in lists and on its own page. */
export function updateSummary(queries: QueryClient, id: string, part: Partial<AnalysisSummary>): void {
  queries.setQueriesData<Rows>({ queryKey: routeKey(analysisRoutes.listAnalyses) }, (list) =>
    list?.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)),
  );
  queries.setQueriesData<Analysis>(
    { queryKey: routeKey(analysisRoutes.getAnalysis, { params: { id } }) },
    (analysis) => analysis && { ...analysis, ...part },
  );
}

/** Takes an analysis that is gone out of the lists on screen. */
export function dropSummary(queries: QueryClient, id: string): void {
  queries.setQueriesData<Rows>({ queryKey: routeKey(analysisRoutes.listAnalyses) }, (list) =>
    list?.filter((entry) => entry.id !== id),
  );
  queries.removeQueries({ queryKey: routeKey(analysisRoutes.getAnalysis, { params: { id } }) });
}
