import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

/** A box with its label; the whole line is the target. */
export function Checkbox({
  children,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  const id = useId();
  return (
    <div className={clsx('flex min-h-11 items-center gap-3', className)}>
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          className="peer size-5 appearance-none rounded-[5px] border border-edge bg-surface transition-colors duration-[120ms] checked:border-accent checked:bg-accent hover:border-muted"
        />
        <Check
          className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          strokeWidth={3}
          aria-hidden
        />
      </span>
      <label htmlFor={id} className="py-2 text-small">
        {children}
      </label>
    </div>
  );
}
