import { Link } from 'react-router-dom';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { formatDay, scoreNumber } from '../format.ts';
import { analysisHref, historyPath } from '../paths.ts';

/** Fewer than this are no ranking. */
const PLACES = 3;

interface Placed {
  readonly entry: AnalysisSummary;
  readonly score: number;
}

/** The person's own ads by score, best first; among equals the newer one. */
export function rank(list: readonly AnalysisSummary[]): Placed[] {
  return list
    .flatMap((entry) => {
      const score = entry.status === 'completed' ? scoreNumber(entry.conversionScore) : null;
      return score === null ? [] : [{ entry, score }];
    })
    .sort((a, b) => b.score - a.score || b.entry.createdAt.localeCompare(a.entry.createdAt));
}

/** The best three; until there are three, what will stand here and how many are still needed. */
export function Ranking({ list }: { list: readonly AnalysisSummary[] }) {
  const placed = rank(list);
  const missing = PLACES - placed.length;
  return (
    <section aria-labelledby="ranking-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="ranking-title" className="text-heading">
          Ranking
        </h2>
        {missing > 0 ? null : (
          <Link
            to={`${historyPath}?sort=best`}
            className="inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4"
          >
            All by Score
          </Link>
        )}
      </div>
      <div className="mt-4 rounded-card border bg-surface">
        {missing > 0 ? (
          <p className="px-5 py-4 text-small text-muted">
            Your own ads, best first, to see what works for you. This needs {PLACES} finished analyses;{' '}
            {missing === PLACES ? 'none yet' : missing === 1 ? 'one more to go' : `${missing} more to go`}.
          </p>
        ) : (
          <ol className="grid grid-cols-1 divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
            {placed.slice(0, PLACES).map(({ entry, score }, index) => (
              <li key={entry.id} className="relative flex min-h-16 items-center gap-3 px-5 py-3">
                <span className="nums text-heading text-muted" aria-hidden>
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate text-left text-small font-medium">
                    <Link
                      to={analysisHref(entry.id)}
                      className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                    >
                      {entry.fileName}
                    </Link>
                  </span>
                  <span className="block text-micro text-muted">{formatDay(entry.createdAt)}</span>
                </span>
                <ScoreRing score={score} size="sm" />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
