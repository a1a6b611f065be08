import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import { Spinner } from './spinner.tsx';

export type StageState = 'waiting' | 'running' | 'done' | 'failed';

export interface StageItem {
  id: string;
  label: string;
  /** What happens in it, in one line. */
  note?: string;
  state: StageState;
}

const WORDS: Record<StageState, string> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
};

/** Named stages with their honest state: no percentage is made up. */
export function ProgressStages({ stages }: { stages: readonly StageItem[] }) {
  return (
    <ol className="grid">
      {stages.map((stage, index) => (
        <li key={stage.id} aria-current={stage.state === 'running' ? 'step' : undefined} className="flex gap-3.5">
          <span className="flex flex-col items-center">
            <span
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full border transition-colors duration-200',
                stage.state === 'done' && 'border-success bg-success-soft text-success',
                stage.state === 'running' && 'border-accent text-accent',
                stage.state === 'failed' && 'border-danger bg-danger-soft text-danger',
                stage.state === 'waiting' && 'border-line text-muted',
              )}
            >
              {stage.state === 'done' ? <Check className="size-3.5" strokeWidth={2.5} aria-hidden /> : null}
              {stage.state === 'failed' ? <X className="size-3.5" strokeWidth={2.5} aria-hidden /> : null}
              {stage.state === 'running' ? <Spinner className="size-4" /> : null}
            </span>
            {index < stages.length - 1 ? (
              <span className={clsx('w-px flex-1', stage.state === 'done' ? 'bg-success' : 'bg-line')} aria-hidden />
            ) : null}
          </span>
          <span className="pb-3.5 lg:pb-5">
            <span className={clsx('block font-medium', stage.state === 'waiting' && 'text-muted')}>
              {stage.label}
              <span className="sr-only">, {WORDS[stage.state]}</span>
            </span>
            {stage.note && stage.state !== 'waiting' ? (
              <span className="block text-small text-muted">{stage.note}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
