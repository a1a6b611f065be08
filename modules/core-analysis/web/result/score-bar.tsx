import clsx from 'clsx';
import type { ScorePath } from '../../contract/score-path.ts';

/** Penalties side by side stay apart without a colour for each. */
const LOSS_FILLS = ['bg-danger', 'bg-danger/65'] as const;

/** The way to the score as a bar of 100: what is left, then each penalty. The sentence beneath says the same. */
export function ScoreBar({ path }: { path: ScorePath }) {
  const { before, losses, score } = path;
  return (
    <div className="mt-4">
      <div aria-hidden className="flex h-2.5 overflow-hidden rounded-full border border-edge bg-sunken">
        <span className="bg-accent" style={{ width: `${score}%` }} />
        {losses.map(({ ruleId, points }, index) => (
          <span
            key={ruleId}
            className={clsx('border-l-2 border-surface', LOSS_FILLS[index % LOSS_FILLS.length])}
            style={{ width: `${points}%` }}
          />
        ))}
      </div>
      <p className="mt-1.5">
        <span className="nums text-text">{before}</span> before penalties.{' '}
        {losses.map(({ ruleId, name, points }, index) => (
          <span key={ruleId}>
            {index > 0 ? ', ' : null}
            <span className="nums whitespace-nowrap text-danger">−{points}</span> {name}
          </span>
        ))}
        .{' '}
        <span className="whitespace-nowrap">
          Score <span className="nums text-text">{score}</span>.
        </span>
      </p>
    </div>
  );
}
