import { Field } from '#shell/ui/field.tsx';
import { Select } from '#shell/ui/select.tsx';
import { GOALS, PLACEMENTS } from '../../contract/analysis.ts';
import { GOAL_LABELS } from '../../contract/labels.ts';
import { PLACEMENT_LABELS } from '../../contract/placement-names.ts';
import { TRADE_LABELS, TRADES, type Trade } from '../../contract/trade.ts';
import type { AnalysisOptions } from '../analysis-options.ts';

const MAX_BRAND = 60;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const GOAL_OPTIONS = GOALS.map((id) => ({ id, label: capital(GOAL_LABELS[id]) }));
const PLACEMENT_OPTIONS = [
  { id: 'best' as const, label: 'Auto' },
  ...PLACEMENTS.map((id) => ({ id, label: PLACEMENT_LABELS[id] })),
];

const TRADE_OPTIONS: readonly { id: Trade | ''; label: string }[] = [
  { id: '', label: 'Guess from the ad' },
  ...TRADES.map((id) => ({ id, label: TRADE_LABELS[id] })),
];

interface AnalysisOptionsFieldsProps {
  value: AnalysisOptions;
  onChange(value: AnalysisOptions): void;
}

/** Goal, placement, what is sold and brand; each has a default that serves most. */
export function AnalysisOptionsFields({ value, onChange }: AnalysisOptionsFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label="Goal"
        options={GOAL_OPTIONS}
        value={value.goal}
        onChange={(goal) => onChange({ ...value, goal })}
      />
      <Select
        label="Placement"
        options={PLACEMENT_OPTIONS}
        value={value.placement}
        onChange={(placement) => onChange({ ...value, placement })}
      />
      <Select
        className="col-span-2 sm:col-span-1"
        label="What do you sell? (optional)"
        options={TRADE_OPTIONS}
        value={value.sells}
        onChange={(sells) => onChange({ ...value, sells })}
      />
      <Field
        className="col-span-2 sm:col-span-1"
        label="Brand (optional): we check that it shows"
        value={value.brand}
        maxLength={MAX_BRAND}
        autoComplete="organization"
        onChange={(event) => onChange({ ...value, brand: event.target.value })}
      />
    </div>
  );
}
