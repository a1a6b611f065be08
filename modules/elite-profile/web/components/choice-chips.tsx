import clsx from 'clsx';
import { Check } from 'lucide-react';

interface ChoiceChipsProps<Id extends string> {
  label: string;
  hint: string;
  options: Readonly<Record<Id, string>>;
  chosen: readonly Id[];
  onChange(chosen: Id[]): void;
}

/** Any number of a few, in the order they were chosen. */
export function ChoiceChips<Id extends string>({ label, hint, options, chosen, onChange }: ChoiceChipsProps<Id>) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-medium">{label}</legend>
      <p className="mt-0.5 text-small text-muted">{hint}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {(Object.keys(options) as Id[]).map((id) => {
          const on = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={on}
              onClick={() => onChange(on ? chosen.filter((other) => other !== id) : [...chosen, id])}
              className={clsx(
                'inline-flex min-h-9 items-center gap-1.5 rounded-control border px-3 text-small font-medium pointer-coarse:min-h-11',
                on ? 'border-accent bg-accent-soft text-accent-strong' : 'border-edge bg-surface hover:bg-sunken',
              )}
            >
              {on ? <Check className="size-4" aria-hidden /> : null}
              {options[id]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
