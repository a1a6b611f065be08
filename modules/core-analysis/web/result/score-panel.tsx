import { ScoreRing } from '#shell/ui/score-ring.tsx';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { scoreSum } from '../../contract/areas-note.ts';
import { HARD_COMPLEXITY } from '../../contract/complexity.ts';
import { GOAL_LABELS } from '../../contract/labels.ts';
import { inProse } from '../../contract/placement-names.ts';
import { unmeasuredByReason } from '../../contract/unmeasured-by-reason.ts';
import { complexityReason } from './complexity-reason.ts';

/** Results whose score was counted up already in this visit. */
const seen = new Set<string>();

interface ScorePanelProps {
  id: string;
  results: AnalysisResults;
  /** 1 easy to judge .. 10 hard. */
  complexity: number | null;
}

/** Score, range, verdict, and what it was judged for. */
export function ScorePanel({ id, results, complexity }: ScorePanelProps) {
  const { score, interval, verdict, basis } = results;
  const first = !seen.has(id);
  seen.add(id);
  const sum = scoreSum(results);
  const left = basis.rulesNotMeasured.length;
  const howHard = [
    ...(complexity === null
      ? []
      : [
          `${complexity < 4 ? 'Easy' : complexity < HARD_COMPLEXITY ? 'Fairly easy' : 'Hard'} to judge, ${complexity} of 10`,
        ]),
    complexityReason(results),
  ].join(': ');

  return (
    <section aria-label="Score" className="text-small text-muted">
      <div className="flex flex-wrap items-center gap-5 text-text sm:gap-7">
        <ScoreRing score={score} interval={interval} animate={first} />
        <div className="min-w-0 grow basis-24 text-muted">
          <p className="text-heading font-semibold text-text first-letter:uppercase">{verdict}</p>
          <p className="mt-2">
            Between <span className="nums text-text">{Math.round(interval.low)}</span> and{' '}
            <span className="nums text-text">{Math.round(interval.high)}</span>, given what could be measured.
          </p>
          <p className="mt-1">
            Judged for {GOAL_LABELS[basis.goal]} on {inProse(basis.placement)} by {basis.rulesApplied} rules.
          </p>
        </div>
      </div>
      {sum ? <p className="mt-4">{sum}</p> : null}
      {left > 0 ? (
        <details className="disclosure mt-1">
          <summary className="min-h-9 pointer-coarse:min-h-11 underline decoration-edge underline-offset-4 hover:text-text">
            {howHard}
          </summary>
          <p className="mt-1">Not measured, so neither for nor against:</p>
          <ul className="mt-1 grid gap-1">
            {unmeasuredByReason(basis.rulesNotMeasured).map(([reason, rules]) => (
              <li key={reason} className="first-letter:uppercase">
                {reason}: {rules.join(', ')}.
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="mt-1">{howHard}.</p>
      )}
    </section>
  );
}
