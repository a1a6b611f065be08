import type { AnalysisSummary } from '../contract/analysis.ts';

/** Accepted and without a result yet; one that waits for its turn counts too. */
export const isRunning = ({ status }: Pick<AnalysisSummary, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** How often a list is read anew while something in it runs: its rows have no event stream of their own. */
const RUNNING_MS = 5000;

/** The `refetchInterval` of every list of analyses. */
export const whileRunning = (query: { state: { data?: readonly AnalysisSummary[] } }): number | false =>
  query.state.data?.some(isRunning) ? RUNNING_MS : false;
