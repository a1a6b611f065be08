import type { AnalysisResults } from '../../contract/analysis.ts';
import { AttentionTable } from './attention-table.tsx';
import { AreaScores } from './score/area-scores.tsx';
import { TextsTable } from './texts-table.tsx';

/** The figures under it all: scores by area, attention as a list, the words that were read. */
export function ResultTables({ results }: { results: AnalysisResults }) {
  return (
    <div id="figures" className="grid grid-cols-1 gap-10">
      <AreaScores results={results} />
      <AttentionTable focus={results.attention.focus} video={results.video} />
      <TextsTable texts={results.texts} />
    </div>
  );
}
