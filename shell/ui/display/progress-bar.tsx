import clsx from 'clsx';
import { useId } from 'react';

interface ProgressBarProps {
  label: string;
  /** 0 to `max`; null while the end is not known. */
  value: number | null;
  /** Default 100. */
  max?: number;
  /** How far, in words: "3 of 8 files". Default: percent. */
  text?: string;
  className?: string;
}

/** How far something that ends has come. For a level that may stay, see `Meter`. */
export function ProgressBar({ label, value, max = 100, text, className }: ProgressBarProps) {
  const id = useId();
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const words = value === null ? 'Working' : (text ?? `${Math.round(share * 100)} %`);
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-small">
        <span id={id} className="font-medium first-letter:uppercase">
          {label}
        </span>
        <span className="nums text-muted">{words}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value === null ? undefined : share * max}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={clsx('h-full rounded-full', value === null ? 'skeleton' : 'bg-accent')}
          style={{ width: value === null ? '100%' : `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
