import { scoreTone } from '#shell/ui/score-tone.ts';
import type { AnalysisResults } from '../../../contract/analysis.ts';
import { AREA_LABELS } from '../../../contract/labels.ts';
import { PENALTY_NOTE } from '../../../contract/score-path.ts';

const FILL = { success: 'var(--success)', warning: 'var(--warning)', danger: 'var(--danger)' };

/** The score by area, each with the number of rules behind it. */
export function AreaScores({ results }: { results: Pick<AnalysisResults, 'areas'> }) {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className="text-heading">
        Score by area
      </h2>
      <p className="mt-1 text-small text-muted">{PENALTY_NOTE}</p>
      <ul className="mt-4 grid gap-3.5">
        {results.areas.map((entry) => (
          <li
            key={entry.area}
            className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_2.5rem] items-center gap-3 text-small"
          >
            <span>
              {AREA_LABELS[entry.area]}
              <span className="block text-micro text-muted">
                {entry.rules === 1 ? '1 check' : `${entry.rules} checks`}
              </span>
            </span>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden
              className="h-2 w-full overflow-hidden rounded-full"
            >
              <rect width="100" height="4" fill="var(--border)" />
              <rect width={Math.max(1, entry.score)} height="4" fill={FILL[scoreTone(entry.score)]} />
            </svg>
            <span className="nums text-right font-medium">{Math.round(entry.score)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
