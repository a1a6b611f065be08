import type { Advice } from '../../contract/evidence.ts';

/** Units of effort: a quick edit, some design work, a new shoot or build. Our own scale. */
const EFFORT_UNITS: Record<Advice['effort'], number> = { low: 1, medium: 2, high: 4 };

const MOST = 3;

/**
 * The three changes with the most points per unit of effort, best first; ties go to the larger gain, then to the strategy's
 * order. What opens a failing gate (`gates`: ids of their rules) comes before all others, whose points count only after it. The
 * strategy has one advice a theme, so these never repeat one either; they keep their ids.
 */
export function quickWins(strategy: readonly Advice[], gates: ReadonlySet<string>): Advice[] {
  const opens = ({ evidence }: Advice) => Number(gates.has(evidence.ruleId));
  return strategy
    .map((advice, order) => ({ advice, order, worth: advice.gain / EFFORT_UNITS[advice.effort] }))
    .sort(
      (a, b) =>
        opens(b.advice) - opens(a.advice) || b.worth - a.worth || b.advice.gain - a.advice.gain || a.order - b.order,
    )
    .slice(0, MOST)
    .map(({ advice }) => advice);
}
