import type { Engagement } from '../../contract/engagement.ts';

/** What was counted of a person in the last 28 days. */
export interface Habits {
  readonly activeDays: number;
  readonly analyses: number;
  /** Different features used. */
  readonly features: number;
  /** Fixes taken and stronger versions. */
  readonly acted: number;
}

interface Part {
  readonly of: keyof Habits;
  readonly label: string;
  /** Share of the score. */
  readonly weight: number;
  /** Count at which 63 % of the part is reached. */
  readonly half: number;
}

/** learning.md c.3; published with the metric's definition. */
export const ENGAGEMENT_PARTS: readonly Part[] = [
  { of: 'activeDays', label: 'Active days', weight: 0.35, half: 6 },
  { of: 'analyses', label: 'Analyses', weight: 0.25, half: 8 },
  { of: 'features', label: 'Features used', weight: 0.15, half: 4 },
  { of: 'acted', label: 'Findings acted on', weight: 0.25, half: 5 },
];

/** 100 · Σ w (1 − e^(−x/h)), with what each part gives. */
export function engagementScore(habits: Habits): Pick<Engagement, 'engagementScore' | 'parts'> {
  const parts = ENGAGEMENT_PARTS.map(({ of, label, weight, half }) => ({
    label,
    counted: habits[of],
    points: 100 * weight * (1 - Math.exp(-habits[of] / half)),
    most: 100 * weight,
  }));
  return { engagementScore: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
