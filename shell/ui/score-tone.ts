export type ScoreTone = 'success' | 'warning' | 'danger';

/** Tone of a 0-100 score: 80 and over is good, 60 and over middling, else weak. */
export function scoreTone(score: number): ScoreTone {
  if (score >= 80) return 'success';
  return score >= 60 ? 'warning' : 'danger';
}
