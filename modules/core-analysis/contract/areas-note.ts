import type { AnalysisResults } from './analysis.ts';

/** Why the score is not the mean of the areas. */
export const AREAS_NOTE =
  "An area is scored by its own rules, each by its weight. What an ad cannot do without lowers the whole score and a specialist's, not an area's.";

/** Why a specialist and an area that look at the same thing may differ. */
export const TEAM_NOTE =
  'A specialist may read rules of several areas, and counts in full what an ad cannot do without; an area does not. So the two can differ on the same subject.';

/** The way from the rules to the score in one sentence; empty where nothing was taken off or an older result does not tell. */
export function scoreSum({ score, basis }: Pick<AnalysisResults, 'score' | 'basis'>): string {
  const { ofRules, deductions = [] } = basis;
  if (ofRules === undefined || deductions.length === 0) return '';
  const parts = deductions.map(
    ({ title, points }, index) => `${points}${index > 0 ? '' : points === 1 ? ' point' : ' points'} (“${title}”)`,
  );
  const all = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `By weight alone its rules come to ${ofRules}. Marks missing in what an ad cannot do without cost once more: ${all}, which leaves ${Math.round(score)}.`;
}
