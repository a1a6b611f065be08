import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  /** Id of the control; hint and error get `{id}-hint` and `{id}-error`, which the control is described by. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Beside the label, at its far end. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error around a control of a form. */
export function FieldFrame({ id, label, hint, error, aside, className, children }: FieldFrameProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-small font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children}
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

/** `aria-describedby` of a control in a `FieldFrame`. */
export function describedBy(id: string, hint: ReactNode, error: string | null | undefined): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}
