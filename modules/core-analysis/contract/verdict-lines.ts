import type { AnalysisResults } from './analysis.ts';

export interface VerdictLine {
  /** "What carries it". */
  readonly label: string;
  readonly text: string;
}

/** A result in three lines: what carries it, what holds it back, what to do first; without those that have nothing to say. */
export function verdictLines({
  good,
  bad,
  strategy,
  quickWins,
}: Pick<AnalysisResults, 'good' | 'bad' | 'strategy' | 'quickWins'>): VerdictLine[] {
  const first = quickWins?.[0] ?? strategy[0];
  return [
    { label: 'What carries it', text: good[0]?.title },
    { label: 'What holds it back', text: bad[0]?.title },
    { label: 'Do first', text: first?.title },
  ].filter((line): line is VerdictLine => line.text !== undefined);
}
