import type { AnalysisResults } from '../../contract/analysis.ts';
import { AreaScores } from './area-scores.tsx';
import { AttentionTable } from './attention-table.tsx';
import { PlacementsTable } from './placements-table.tsx';
import { TextsTable } from './texts-table.tsx';

/** The figures under the statements: scores by area, attention as a list, the words that were read, each placement. */
export function ResultTables({ results }: { results: AnalysisResults }) {
  return (
    <>
      <AreaScores areas={results.areas} />
      <AttentionTable focus={results.attention.focus} />
      <TextsTable texts={results.texts} />
      <PlacementsTable placements={results.placements} />
    </>
  );
}
