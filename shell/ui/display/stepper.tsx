import clsx from 'clsx';
import { Check } from 'lucide-react';

export interface StepItem {
  readonly id: string;
  readonly label: string;
}

interface StepperProps {
  /** What the steps lead to: "Connect an ad account". */
  label: string;
  steps: readonly StepItem[];
  /** Id of the current one; those before it are done. */
  current: string;
  /** Goes back to a step that is done. */
  onStep?: (id: string) => void;
}

/** Where one is in a task of several steps; on narrow screens as a sentence. Long work in the background: `ProgressStages`. */
export function Stepper({ label, steps, current, onStep }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <p className="text-small text-muted md:hidden">
        Step {at + 1} of {steps.length}: <span className="font-medium text-text">{steps[at]?.label}</span>
      </p>
      <ol className="flex items-center gap-3 max-md:hidden">
        {steps.map((step, index) => {
          const done = index < at;
          const look = (
            <>
              <span
                aria-hidden
                className={clsx(
                  'nums grid size-6 shrink-0 place-items-center rounded-full border text-micro font-medium',
                  done && 'border-success bg-success-soft text-success',
                  index === at && 'border-accent bg-accent text-on-accent',
                  index > at && 'border-edge text-muted',
                )}
              >
                {done ? <Check className="size-3.5" strokeWidth={2.5} /> : index + 1}
              </span>
              <span className={clsx(index > at && 'text-muted', index === at && 'font-medium')}>
                {step.label}
                <span className="sr-only">{done ? ', done' : ''}</span>
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              aria-current={index === at ? 'step' : undefined}
              className={clsx('flex items-center gap-3 text-small', index < steps.length - 1 && 'flex-1')}
            >
              {done && onStep ? (
                <button
                  type="button"
                  onClick={() => onStep(step.id)}
                  className="flex min-h-11 items-center gap-2 text-left hover:text-accent"
                >
                  {look}
                </button>
              ) : (
                <span className="flex min-h-11 items-center gap-2">{look}</span>
              )}
              {index < steps.length - 1 ? (
                <span aria-hidden className={clsx('h-px min-w-8 flex-1', done ? 'bg-success' : 'bg-line')} />
              ) : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
