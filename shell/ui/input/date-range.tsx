import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Field } from '../field.tsx';
import { type DayRange, dateRangeProblem } from './check-date-range.ts';

export interface RangePreset {
  readonly id: string;
  readonly label: string;
  readonly range: DayRange;
}

interface DateRangeProps {
  /** What the range is for: "Period". */
  label: string;
  value: DayRange;
  /** Told only of ranges that are right; what is wrong stays in the fields, with the reason. */
  onChange(range: DayRange): void;
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min?: string;
  max?: string;
  presets?: readonly RangePreset[];
}

/** Two days by the browser's own pickers, and buttons for the usual ranges. */
export function DateRange({ label, value, onChange, min, max, presets = [] }: DateRangeProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft({ from: value.from, to: value.to }), [value.from, value.to]);
  const problem = dateRangeProblem(draft, min, max);

  const change = (next: DayRange) => {
    setDraft(next);
    if (dateRangeProblem(next, min, max) === null) onChange(next);
  };
  const field = (side: 'from' | 'to', name: string) => (
    <Field
      label={name}
      type="date"
      value={draft[side]}
      min={min}
      max={max}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? id : undefined}
      onChange={(event) => change({ ...draft, [side]: event.target.value })}
      className="min-w-0 flex-1 basis-40"
    />
  );

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      {presets.length > 0 ? (
        <div className="mb-3 flex flex-wrap gap-2">
          {presets.map((preset) => {
            const on = preset.range.from === draft.from && preset.range.to === draft.to;
            return (
              <button
                key={preset.id}
                type="button"
                aria-pressed={on}
                onClick={() => change(preset.range)}
                className={clsx(
                  'min-h-9 rounded-control border px-3 text-small font-medium pointer-coarse:min-h-11',
                  on ? 'border-accent bg-accent-soft text-accent-strong' : 'border-edge bg-surface hover:bg-sunken',
                )}
              >
                {preset.label}
              </button>
            );
          })}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {field('from', 'First day')}
        {field('to', 'Last day')}
      </div>
      <div id={id} role="alert" className="empty:hidden">
        {problem ? (
          <p className="mt-1.5 flex items-start gap-1.5 text-small text-danger">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {problem}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
