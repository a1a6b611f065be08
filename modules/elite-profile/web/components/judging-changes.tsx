import type { ProfilePreview } from '../../contract/profile.ts';
import { labelOf } from '../labels.ts';

const times = (factor: number): string => `${Number(factor.toFixed(2))} times`;

/** What the choices change in judging, each with its reason and what that rests on; and which of them change nothing. */
export function JudgingChanges({ changes, benchmarks, silent, goal }: ProfilePreview) {
  return (
    <div className="text-small">
      {changes.length === 0 ? (
        <p className="text-muted">
          {silent.length > 0
            ? 'Nothing changes in the score.'
            : 'Nothing chosen yet, so ads are judged by the rule book alone.'}
        </p>
      ) : (
        <>
          <p className="text-muted">For ads made for {goal}:</p>
          <ul className="mt-1 grid">
            {changes.map(({ kind, ruleId, title, factor, reason, source }) => (
              <li key={`${kind} ${ruleId}`} className="border-b py-3 last:border-b-0">
                <p className="font-medium">{title}</p>
                <p className="nums">
                  {kind === 'weight' ? `Counts ${times(factor)} as much` : `Asks for ${times(factor)} as much`}
                </p>
                <p className="mt-0.5 text-muted">{reason}</p>
                <p className="mt-0.5 text-micro text-muted">Source: {source}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {benchmarks.map(({ label, display, note, source }) => (
        <div key={label} className="mt-3 border-t pt-3">
          <p className="flex flex-wrap justify-between gap-x-4 font-medium">
            {label} <span className="nums">{display}</span>
          </p>
          <p className="mt-0.5 text-muted">{note}</p>
          <p className="mt-0.5 text-micro text-muted">Source: {source}</p>
        </div>
      ))}
      {silent.length > 0 ? (
        <p className="mt-3 border-t pt-3 text-muted">
          {silent.map(labelOf).join(', ')}: no change. We know of no sound study that says how such ads should differ.
        </p>
      ) : null}
    </div>
  );
}
