import { useId } from 'react';
import { Card } from '#shell/ui/card.tsx';
import type { DoubtView, ReportColumn } from '../../contract/report.ts';
import { daysText, number } from '../labels.ts';

export interface Answered {
  readonly decimals?: ReadonlyMap<number, '.' | ','>;
  readonly dateOrder?: 'day-first' | 'month-first';
  readonly moneyDivisor?: 1 | 1_000_000;
}

interface DoubtQuestionProps {
  doubt: DoubtView;
  columns: readonly ReportColumn[];
  answers: Answered;
  onAnswer(answers: Answered): void;
}

/** What the file does not settle, with both readings side by side. */
export function DoubtQuestion({ doubt, columns, answers, onAnswer }: DoubtQuestionProps) {
  const header = 'column' in doubt ? (columns.find(({ column }) => column === doubt.column)?.header ?? '') : '';
  switch (doubt.kind) {
    case 'columns':
      return (
        <Card className="p-4">
          <p className="font-medium">We know none of these column names.</p>
          <p className="mt-1 text-small text-muted">
            Choose below what they mean. At least one must hold figures, such as impressions or spend.
          </p>
        </Card>
      );
    case 'number':
      return (
        <Readings
          title={`How much is “${doubt.example}” in “${header}”?`}
          options={doubt.readings.map(({ decimal, value }) => ({ id: decimal, label: number(value, 6) }))}
          chosen={answers.decimals?.get(doubt.column) ?? doubt.proposed}
          onChoose={(decimal) =>
            onAnswer({ ...answers, decimals: new Map(answers.decimals).set(doubt.column, decimal) })
          }
        />
      );
    case 'dates':
      return (
        <Readings
          title={`Which day is “${doubt.example}” in “${header}”?`}
          options={doubt.readings.map(({ order, day }) => ({ id: order, label: daysText(day, day) ?? day }))}
          chosen={answers.dateOrder ?? doubt.proposed}
          onChoose={(dateOrder) => onAnswer({ ...answers, dateOrder })}
        />
      );
    case 'money_unit':
      return (
        <Readings
          title={`Is “${header}” in units or in millionths (micros)?`}
          options={doubt.readings.map(({ divisor, cpm }) => ({
            id: divisor,
            label: `${divisor === 1 ? 'Units' : 'Millionths'}: a thousand impressions cost ${number(cpm, 2)}`,
          }))}
          chosen={answers.moneyDivisor ?? doubt.proposed}
          onChoose={(moneyDivisor) => onAnswer({ ...answers, moneyDivisor })}
        />
      );
  }
}

interface ReadingsProps<Id extends string | number> {
  title: string;
  options: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose(id: Id): void;
}

function Readings<Id extends string | number>({ title, options, chosen, onChoose }: ReadingsProps<Id>) {
  const name = useId();
  return (
    <fieldset className="rounded-card border bg-surface p-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="font-medium [overflow-wrap:anywhere]">
        {title}
      </p>
      <div className="mt-2 grid gap-1 sm:grid-cols-2">
        {options.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="size-4 accent-accent"
            />
            <span className="nums min-w-0">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
