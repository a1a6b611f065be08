import { Slot } from '#shell/sdk/slot.tsx';
import { Switch } from '#shell/ui/input/switch.tsx';
import { lensActions } from '../../../api.ts';
import type { Benchmark, LensChange } from '../../../contract/lens.ts';
import { benchmarkValue, changeEffect, lensSummary, pointsText } from '../../../contract/lens-words.ts';
import { DismissedList } from './dismissed-list.tsx';
import type { LensView } from './use-lens.ts';

export interface LensPanelProps {
  analysisId: string;
  personal: NonNullable<LensView['personal']>;
  onChange(off: boolean): void;
}

/** What the owner's settings changed in this result and by how much, with a switch that shows it without. */
export function LensPanel({ analysisId, personal: { own, off, loading, error }, onChange }: LensPanelProps) {
  const { changes = [], dismissed = [], benchmarks = [] } = own.lens ?? {};
  const changed = changes.length + dismissed.length > 0;
  return (
    <section aria-labelledby="personal" className="rounded-card border bg-surface p-4 sm:px-5">
      <h2 id="personal" className="sr-only">
        Personalised result
      </h2>
      <Switch label="Personalised result" on={!off} onChange={(on) => onChange(!on)} />
      <p role="status" className="max-w-[36rem] text-small text-muted">
        {error
          ? 'The result without your settings could not be loaded. This is still your own.'
          : loading
            ? 'Loading the result without your settings.'
            : off
              ? 'You see the rule book’s own judgement, in its own words.'
              : lensSummary(own, own.score)}
      </p>
      {changed || benchmarks.length > 0 ? (
        <details className="disclosure mt-1">
          <summary className="min-h-9 text-small text-muted underline decoration-edge underline-offset-4 hover:text-text pointer-coarse:min-h-11">
            {changed ? 'What changed, and why' : 'What such ads come to elsewhere'}
          </summary>
          <ul className="mt-1 grid text-small">
            {changes.map((change) => (
              <Change key={`${change.by} ${change.kind} ${change.ruleId}`} change={change} />
            ))}
            <DismissedList analysisId={analysisId} dismissed={dismissed} />
            {benchmarks.map((benchmark) => (
              <Held key={benchmark.label} benchmark={benchmark} />
            ))}
          </ul>
          {[...changes, ...dismissed].some(({ points }) => points !== undefined) ? (
            <p className="mt-2 text-micro text-muted">Points: what each change does to the score by itself.</p>
          ) : null}
          <Slot of={lensActions} props={{}} />
        </details>
      ) : (
        <Slot of={lensActions} props={{}} />
      )}
    </section>
  );
}

function Change({ change }: { change: LensChange }) {
  const points = pointsText(change);
  return (
    <li className="border-b py-3 last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{change.title}</span>
        {points ? <span className="nums text-muted">{points}</span> : null}
      </p>
      <p className="nums">{changeEffect(change)}</p>
      <p className="mt-0.5 text-muted">{change.reason}</p>
      {change.source ? <p className="mt-0.5 text-micro text-muted">Source: {change.source}</p> : null}
    </li>
  );
}

function Held({ benchmark }: { benchmark: Benchmark }) {
  return (
    <li className="border-b py-3 last:border-b-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{benchmark.label}</span>
        <span className="nums">{benchmarkValue(benchmark)}</span>
      </p>
      {benchmark.note ? <p className="mt-0.5 text-muted">{benchmark.note}</p> : null}
      <p className="mt-0.5 text-micro text-muted">Source: {benchmark.source}</p>
    </li>
  );
}
