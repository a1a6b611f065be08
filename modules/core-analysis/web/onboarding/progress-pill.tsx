import clsx from 'clsx';
import { STEPS } from './steps.ts';

/** The five steps as a line of marks, with the name of the one somebody is at. */
export function ProgressPill({ at }: { at: number }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <ol className="flex items-center gap-1" aria-label="Steps">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={clsx(
              'h-1.5 rounded-full transition-[width] duration-200',
              index === at ? 'w-5 bg-accent' : 'w-1.5',
              index < at ? 'bg-accent' : index > at && 'bg-edge',
            )}
          >
            <span className="sr-only">
              {step}
              {index < at ? ', done' : ''}
            </span>
          </li>
        ))}
      </ol>
      <span aria-hidden className="truncate text-small font-medium">
        {STEPS[at]}
      </span>
    </span>
  );
}
