import type { AnalysisSummary } from '../contract/analysis.ts';

/** Accepted and without a result yet; one that waits for its turn counts too. */
export const isRunning = ({ status }: Pick<AnalysisSummary, 'status'>): boolean =>
  status === 'queued' || status === 'running';
