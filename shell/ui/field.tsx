import clsx from 'clsx';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to fix it; also marks the input as invalid. */
  error?: string | null;
  /** Beside the label, at its far end (such as a link to "forgot password"). */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with hint and error. A password gets a button that shows what was typed. */
export function Field({ label, hint, error, aside, type = 'text', className, ...rest }: FieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const password = type === 'password';
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');

  return (
    <div className={clsx('min-w-0', className)}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-small font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={password && revealed ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={clsx(
            'h-12 w-full rounded-control border bg-surface px-3.5 text-body text-text placeholder:text-muted',
            'transition-colors duration-[120ms]',
            error ? 'border-danger' : 'border-edge hover:border-muted',
            password && 'pr-12',
          )}
        />
        {password ? (
          <button
            type="button"
            onClick={() => setRevealed((on) => !on)}
            aria-pressed={revealed}
            aria-label="Show password"
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-muted hover:text-text"
          >
            {revealed ? <EyeOff className="size-5" aria-hidden /> : <Eye className="size-5" aria-hidden />}
          </button>
        ) : null}
      </div>
      {hint ? (
        <div id={`${id}-hint`} className="mt-1.5 text-small text-muted">
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-small text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {error}
        </p>
      ) : null}
    </div>
  );
}
