import clsx from 'clsx';
import { ScoreRing } from '#shell/ui/score-ring.tsx';
import type { AnalysisResults, Specialist } from '../../../contract/analysis.ts';
import { formatShare } from '../../format.ts';
import { Said } from './said.tsx';

type Team = NonNullable<AnalysisResults['team']>;

/** The specialists, each with the score of its own rules, and how far they agree. */
export function TeamSection({ team }: { team: Team }) {
  return (
    <section id="team" aria-labelledby="team-title" className="@container">
      <h2 id="team-title" className="text-heading">
        The expert team
      </h2>
      <Agreement team={team} />
      <ul className="mt-4 grid grid-cols-1 gap-3 @lg:grid-cols-2">
        {team.specialists.map((entry) => (
          <li key={entry.id} className="rounded-card border bg-surface p-4">
            <Card specialist={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every specialist as a mark on one line of 0 to 100: close together they agree. */
function Agreement({ team }: { team: Team }) {
  const marks = team.specialists.filter((entry) => entry.score !== null);
  return (
    <div className="mt-3 rounded-card bg-sunken p-4">
      <div className="flex items-baseline justify-between gap-4 text-small">
        <p className="font-medium">Agreement</p>
        <p className="nums font-medium">{formatShare(team.agreement)}</p>
      </div>
      <div aria-hidden className="relative mt-3 h-4">
        <span className="absolute inset-x-0 top-1/2 h-px bg-edge" />
        {marks.map((entry) => (
          <span
            key={entry.id}
            className="absolute top-0 h-4 w-1 -translate-x-1/2 rounded-full bg-accent ring-2 ring-sunken"
            style={{ left: `${entry.score ?? 0}%` }}
          />
        ))}
      </div>
      <p aria-hidden className="nums mt-0.5 flex justify-between text-micro text-muted">
        <span>0</span>
        <span>specialist scores</span>
        <span>100</span>
      </p>
      <p className="mt-2 text-small text-muted">
        <Said>{team.summary}</Said>
      </p>
    </div>
  );
}

function Card({ specialist }: { specialist: Specialist }) {
  const { name, remit, score, verdict, confidence, ruleIds } = specialist;
  return (
    <article>
      <div className="flex items-center gap-3">
        {score === null ? (
          <span className="grid size-12 shrink-0 place-items-center rounded-full border border-dashed border-edge text-muted">
            <span aria-hidden>–</span>
            <span className="sr-only">No score</span>
          </span>
        ) : (
          <ScoreRing score={score} size="sm" />
        )}
        <div className="min-w-0">
          <h3 className="text-body">{name}</h3>
          <p className="text-micro text-muted">{remit}</p>
        </div>
      </div>
      <p className="mt-3 text-small">
        <Said>{verdict}</Said>
      </p>
      <div className={clsx('mt-3 flex flex-wrap items-center gap-3 text-micro text-muted', score === null && 'hidden')}>
        <span className="whitespace-nowrap">{formatShare(confidence)} sure</span>
        <span aria-hidden className="h-1 min-w-8 flex-1 overflow-hidden rounded-full bg-line">
          <span className="block h-full bg-muted" style={{ width: `${confidence * 100}%` }} />
        </span>
        <span className="whitespace-nowrap">{ruleIds.length === 1 ? '1 check' : `${ruleIds.length} checks`}</span>
      </div>
    </article>
  );
}
