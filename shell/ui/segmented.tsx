import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useState } from 'react';

interface SegmentedProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string; icon?: ReactNode }[];
  value: Id;
  onChange(id: Id): void;
  className?: string;
  /** The icon stands over a smaller label, for room: on narrow screens or everywhere. */
  stacked?: 'narrow' | 'always';
}

/** One of a few, side by side: radio buttons underneath, so arrows and announcements are the browser's. */
export function Segmented<Id extends string>({
  label,
  options,
  value,
  onChange,
  className,
  stacked,
}: SegmentedProps<Id>) {
  const name = useId();
  // Shows the choice at once, also where its owner takes a moment (an address that changes).
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return (
    <fieldset
      className={clsx('inline-flex max-w-full min-w-0 flex-wrap rounded-control border bg-sunken p-0.5', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="relative flex-1">
          <input
            type="radio"
            name={name}
            checked={option.id === shown}
            onChange={() => {
              setShown(option.id);
              onChange(option.id);
            }}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[4px]"
          />
          <span
            className={clsx(
              'pointer-events-none relative flex min-h-9 pointer-coarse:min-h-11 items-center justify-center gap-1.5 rounded-[4px] border border-transparent px-3 text-small font-medium whitespace-nowrap text-muted transition-colors duration-[120ms] peer-checked:border-line peer-checked:bg-surface peer-checked:text-text peer-hover:text-text',
              stacked === 'narrow' &&
                'max-sm:min-w-11 max-sm:flex-col max-sm:gap-0.5 max-sm:px-2 max-sm:py-1.5 max-sm:text-micro',
              stacked === 'always' && 'min-w-11 flex-col gap-0.5! px-2.5! py-1.5 text-micro!',
            )}
          >
            {option.icon}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
