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
          className="peer absolute -inset-2.5 size-11 cursor-pointer appearance-none rounded-control"
        />
        <span
          aria-hidden
          className="pointer-events-none size-5 rounded-[5px] border border-edge bg-surface transition-colors duration-[120ms] peer-checked:border-accent peer-checked:bg-accent peer-hover:border-muted"
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
