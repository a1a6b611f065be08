import { Link } from 'react-router-dom';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import type { AnalysisResults } from '../../../contract/analysis.ts';
import { HARD_COMPLEXITY } from '../../../contract/complexity.ts';
import { GOAL_LABELS } from '../../../contract/labels.ts';
import { inProse } from '../../../contract/placement-names.ts';
import { scorePath } from '../../../contract/score-path.ts';
import { verdictLines } from '../../../contract/verdict-lines.ts';
import { intakeHref } from '../../paths.ts';
import { ScoreBar } from '../score-bar.tsx';
import { skippedChecks } from '../skipped-checks.ts';
import { Said } from '../statements/said.tsx';
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
  const path = scorePath(results);
  const skipped = skippedChecks(basis);
  const why = complexityReason(results);
  const ease =
    complexity !== null &&
    `${complexity < 4 ? 'Easy' : complexity < HARD_COMPLEXITY ? 'Fairly easy' : 'Hard'} to judge (${complexity} of 10)`;

  return (
    <section aria-label="Score" className="text-small text-muted">
      <div className="flex flex-wrap items-center gap-5 text-text sm:gap-7">
        <ScoreRing score={score} interval={interval} animate={first} />
        <div className="min-w-0 grow basis-24 text-muted">
          <p className="text-heading font-semibold text-text first-letter:uppercase">{verdict}</p>
          <p className="mt-2">
            Likely range <span className="nums text-text">{Math.round(interval.low)}</span> to{' '}
            <span className="nums text-text">{Math.round(interval.high)}</span>
          </p>
          <p className="mt-1">
            Scored for {GOAL_LABELS[basis.goal]} on {inProse(basis.placement)} with {basis.rulesApplied} checks.
          </p>
        </div>
      </div>
      <dl className="my-5 grid gap-2.5 border-l-2 border-line pl-4">
        {verdictLines(results).map(({ label, text }) => (
          <div key={label}>
            <dt className="text-micro text-muted">{label}</dt>
            <dd className="text-body text-text">
              <Said>{text}</Said>
            </dd>
          </div>
        ))}
      </dl>
      {path ? <ScoreBar path={path} /> : null}
      <details className="disclosure mt-1">
        <summary className="min-h-9 pointer-coarse:min-h-11 underline decoration-edge underline-offset-4 hover:text-text">
          {skipped?.text ?? 'All checks done'}
        </summary>
        <p className="mt-1">{[ease, why].filter(Boolean).join(': ')}.</p>
        {skipped ? (
          <>
            <p className="mt-1">Skipped checks do not count for or against your ad:</p>
            <ul className="mt-1 grid gap-1">
              {skipped.byReason.map(([reason, checks]) => (
                <li key={reason} className="first-letter:uppercase">
                  {reason}: {checks.join(', ')}.
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </details>
      {skipped?.needsBrand ? (
        <Link
          to={intakeHref}
          className="inline-flex min-h-9 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
        >
          Add your brand and analyse again
        </Link>
      ) : null}
    </section>
  );
}
