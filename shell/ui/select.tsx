import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface SelectProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange(id: Id): void;
  /** The label stands beside the control in small type instead of above it; `bare`: only for the ear. */
  inline?: boolean | 'bare';
  className?: string;
}

/** The browser's own list, so that phones show theirs; dressed like a field. */
export function Select<Id extends string>({ label, options, value, onChange, inline, className }: SelectProps<Id>) {
  const id = useId();
  return (
    <div className={clsx(inline && 'flex items-center gap-3', className)}>
      <label
        htmlFor={id}
        className={clsx(
          'text-small',
          inline === 'bare' ? 'sr-only' : inline ? 'text-muted' : 'mb-1.5 block font-medium',
        )}
      >
        {label}
      </label>
      <div className="relative min-w-0">
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
          className={clsx(
            'w-full min-w-0 appearance-none truncate rounded-control border border-edge bg-surface pr-9 pl-3 text-text transition-colors duration-[120ms] hover:border-muted',
            inline ? 'min-h-9 text-small pointer-coarse:min-h-11 pointer-coarse:text-body' : 'h-11 text-body',
          )}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-muted"
          aria-hidden
        />
      </div>
    </div>
  );
}
