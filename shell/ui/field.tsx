import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { describedBy, FieldFrame } from './input/field-frame.tsx';

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

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside} className={className}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={password && revealed ? 'text' : type}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={clsx(describedBy(id, hint, error), rest['aria-describedby']) || undefined}
          className={clsx(
            'h-12 w-full rounded-control border bg-surface px-3.5 text-body text-text placeholder:text-muted',
            'transition-colors duration-[120ms]',
            error || rest['aria-invalid'] ? 'border-danger' : 'border-edge hover:border-muted',
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
    </FieldFrame>
  );
}
