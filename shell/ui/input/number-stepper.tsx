import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface NumberStepperProps {
  label: string;
  value: number;
  onChange(value: number): void;
  min: number;
  max: number;
  /** Default 1. */
  step?: number;
  hint?: ReactNode;
  error?: string | null;
  className?: string;
}

/** A small number, typed or counted up and down; it never leaves its bounds. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, onChange, min, max, step = 1, hint, error, className } = props;
  const id = useId();
  /** What is being typed, which may be empty or out of bounds until the field is left. */
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="flex items-center gap-2">
        <Button size="icon" aria-label={`${label}: less`} disabled={value <= min} onClick={() => set(value - step)}>
          <Minus className="size-4" aria-hidden />
        </Button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={draft ?? value}
          onBlur={() => setDraft(null)}
          onChange={(event) => {
            setDraft(event.target.value);
            const typed = event.target.valueAsNumber;
            if (Number.isFinite(typed)) set(typed);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className="nums h-11 w-20 rounded-control border border-edge bg-surface text-center text-body hover:border-muted"
        />
        <Button size="icon" aria-label={`${label}: more`} disabled={value >= max} onClick={() => set(value + step)}>
          <Plus className="size-4" aria-hidden />
        </Button>
      </div>
    </FieldFrame>
  );
}
