import type { AnalysisResults } from './analysis.ts';
import { LOSS_NAMES } from './loss-names.ts';

/** Why the total can lie below every score by area. */
export const PENALTY_NOTE = 'Penalties lower the total score only, not these.';

export interface ScorePath {
  /** Score before penalties, 0..100, a whole number. */
  before: number;
  /** Largest first. */
  losses: { ruleId: string; name: string; points: number }[];
  /** `before` less all losses, a whole number. */
  score: number;
}

/** The way from all checks to the score; null where nothing was taken off, or an older result does not say. */
export function scorePath({ score, basis }: Pick<AnalysisResults, 'score' | 'basis'>): ScorePath | null {
  const { ofRules, deductions = [] } = basis;
  if (ofRules === undefined || deductions.length === 0) return null;
  const losses = deductions.map(({ ruleId, title, points }) => ({
    ruleId,
    name: LOSS_NAMES[ruleId] ?? `“${title}”`,
    points,
  }));
  return { before: ofRules, losses, score: Math.round(score) };
}

/** The same in words: "81 before penalties. −16 faint text, −4 small text. Score 61."; empty where there is no path. */
export function scoreSum(results: Pick<AnalysisResults, 'score' | 'basis'>): string {
  const path = scorePath(results);
  if (!path) return '';
  const losses = path.losses.map(({ name, points }) => `−${points} ${name}`).join(', ');
  return `${path.before} before penalties. ${losses}. Score ${path.score}.`;
}
