import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  /** What it does while it is on. */
  hint?: ReactNode;
  on: boolean;
  onChange(on: boolean): void;
  disabled?: boolean;
  className?: string;
}

/** On or off, in force at once; the whole line is the target. What is sent with a form is a `Checkbox`. */
export function Switch({ label, hint, on, onChange, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={className}>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={hint ? id : undefined}
        disabled={disabled}
        onClick={() => onChange(!on)}
        className="flex min-h-11 w-full items-center justify-between gap-4 text-left text-small font-medium disabled:text-muted"
      >
        {label}
        <span
          aria-hidden
          className={clsx(
            'relative h-6 w-10 shrink-0 rounded-full transition-colors duration-[120ms]',
            disabled ? 'bg-line' : on ? 'bg-accent' : 'bg-edge',
          )}
        >
          <span
            className={clsx(
              'absolute top-1 size-4 rounded-full bg-surface transition-transform duration-[120ms]',
              on && 'translate-x-4',
            )}
            style={{ left: 4 }}
          />
        </span>
      </button>
      {hint ? (
        <p id={id} className="max-w-[36rem] pr-12 text-small text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
