import { median } from '#platform/numeric/summaries.ts';
import type { OutcomeExample, TrainingData } from '../types.ts';
import { logOddsOf } from './soft-label.ts';

const FAR = 4;
const FEWEST = 8;

/** An outcome so far from the others of its group that counting noise and the usual spread do not explain it. */
export interface SuspectOutcome {
  readonly example: OutcomeExample;
  readonly owner: string;
  /** How many standard deviations it is away. */
  readonly z: number;
}

/**
 * Outcomes more than 4 sd from the median of their owner and report group (sd from the median distance, which a few bad rows cannot
 * move, and from counts), in groups of eight or more. They are to be left out until somebody has looked.
 */
export const heldForReview = ({ creatives, examples }: TrainingData): SuspectOutcome[] => {
  const ownerOf = new Map(creatives.map(({ id, owner }) => [id, owner]));
  const groups = new Map<string, OutcomeExample[]>();
  for (const example of examples) {
    if (example.source !== 'outcome') continue;
    const key = JSON.stringify([ownerOf.get(example.creative), example.reportGroup]);
    const group = groups.get(key);
    if (group) group.push(example);
    else groups.set(key, [example]);
  }
  return [...groups.values()]
    .filter((group) => group.length >= FEWEST)
    .flatMap((group) => {
      const values = group.map(logOddsOf);
      const middle = median(values.map(({ y }) => y));
      const spread = 1.4826 * median(values.map(({ y }) => Math.abs(y - middle)));
      return group.flatMap((example, i) => {
        const { y, v } = values[i] as { y: number; v: number };
        const z = (y - middle) / Math.sqrt(v + spread * spread);
        return Math.abs(z) > FAR ? [{ example, owner: ownerOf.get(example.creative) ?? '', z }] : [];
      });
    })
    .sort((a, b) => (a.example.id < b.example.id ? -1 : 1));
};
