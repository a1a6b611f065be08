import type { Advice } from '../../contract/evidence.ts';
import { rankOf } from '../judge/themes.ts';
import type { Assessment } from '../rules/book/assessment.ts';

/** Units of effort: a quick edit, some design work, a new shoot or build. Our own scale. */
const EFFORT_UNITS: Record<Advice['effort'], number> = { low: 1, medium: 2, high: 4 };

const MOST = 3;

/**
 * Three changes to begin with: what breaks the ad, then ideas, then how things are set; of a kind those with the most points per
 * unit of effort, ties to the larger gain, then to the strategy's order. The strategy has one advice a theme, so these never
 * repeat one either; they keep their ids.
 */
export function quickWins(strategy: readonly Advice[], assessments: readonly Assessment[]): Advice[] {
  return strategy
    .map((advice, order) => {
      const leader = assessments.find((a) => a.kind === 'judged' && a.rule.id === advice.evidence.ruleId);
      const rank = leader?.kind === 'judged' ? rankOf(leader, advice.gain) : Number.POSITIVE_INFINITY;
      return { advice, order, rank, worth: advice.gain / EFFORT_UNITS[advice.effort] };
    })
    .sort((a, b) => a.rank - b.rank || b.worth - a.worth || b.advice.gain - a.advice.gain || a.order - b.order)
    .slice(0, MOST)
    .map(({ advice }) => advice);
}
