import type { AnalysisSummary } from '../contract/analysis.ts';

/** Median seconds the last finished analyses took, by the server's own clock; null while there are none. */
export function usualSeconds(analyses: readonly AnalysisSummary[]): number | null {
  const seconds = analyses
    .filter((entry) => entry.status === 'completed' && entry.completedAt)
    .slice(0, 9)
    .map((entry) => (Date.parse(entry.completedAt ?? '') - Date.parse(entry.createdAt)) / 1000)
    .sort((a, b) => a - b);
  return seconds[Math.floor(seconds.length / 2)] ?? null;
}
