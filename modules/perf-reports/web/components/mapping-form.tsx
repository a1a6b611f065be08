import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { routeKey } from '#shell/sdk/route-query.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { FormError } from '#shell/ui/form-error.tsx';
import { Select } from '#shell/ui/select.tsx';
import { FIELDS, type Field } from '../../contract/fields.ts';
import type { MappingInput, Report, ReportColumn } from '../../contract/report.ts';
import { perfReportsRoutes as routes } from '../../contract/routes.ts';
import { FIELD_LABELS } from '../labels.ts';
import { type Answered, DoubtQuestion } from './doubt-question.tsx';

type Choice = Field | 'none';
const CHOICES: readonly { id: Choice; label: string }[] = [
  { id: 'none', label: 'Not used' },
  ...(Object.keys(FIELDS) as Field[]).map((id) => ({ id, label: FIELD_LABELS[id] })),
];

/** How each column was read, to confirm or correct. What is chosen is remembered for files with the same headers. */
export function MappingForm({ report, onClose }: { report: Report; onClose?: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const [fields, setFields] = useState<ReadonlyMap<number, Field | null>>(new Map());
  const [answers, setAnswers] = useState<Answered>({});
  const save = useMutation({
    mutationFn: (mapping: MappingInput) => api.call(routes.setMapping, { params: { id: report.id }, body: mapping }),
    async onSuccess() {
      onClose?.();
      await Promise.all([
        client.invalidateQueries({ queryKey: routeKey(routes.getReport) }),
        client.invalidateQueries({ queryKey: routeKey(routes.listReports) }),
      ]);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(mappingOf(report, fields, answers));
  };
  const used = report.columns.filter(({ field }) => field !== null && field !== 'other');
  const unused = report.columns.filter(({ field }) => field === null || field === 'other');
  const row = (column: ReportColumn) => (
    <ColumnRow
      key={column.column}
      column={column}
      value={fields.has(column.column) ? (fields.get(column.column) ?? 'none') : (column.field ?? 'none')}
      onChange={(choice) => setFields(new Map(fields).set(column.column, choice === 'none' ? null : choice))}
    />
  );
  return (
    <form onSubmit={submit} aria-label="How each column was read" className="grid gap-5">
      {report.status === 'needs_mapping' && report.doubts.length > 0 ? (
        <div className="grid gap-4">
          <h2 className="text-heading">Please check this first</h2>
          {report.doubts.map((doubt) => (
            <DoubtQuestion
              key={`${doubt.kind}-${'column' in doubt ? doubt.column : ''}`}
              doubt={doubt}
              columns={report.columns}
              answers={answers}
              onAnswer={setAnswers}
            />
          ))}
        </div>
      ) : null}
      <div>
        <h2 className="text-heading">How each column was read</h2>
        <p className="mt-1 text-small text-muted">
          Correct what is wrong. We remember your choice for files with the same columns.
        </p>
      </div>
      <Card className="divide-y">{used.map(row)}</Card>
      {unused.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-medium">
            {unused.length} {unused.length === 1 ? 'column is' : 'columns are'} not used
          </summary>
          <Card className="mt-2 divide-y">{unused.map(row)}</Card>
        </details>
      ) : null}
      <FormError message={save.error ? failureText(save.error, 'Please try again.') : null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {report.status === 'needs_mapping' ? 'Confirm and read the report' : 'Save and read again'}
        </Button>
        {onClose ? <Button onClick={onClose}>Close</Button> : null}
      </div>
    </form>
  );
}

function ColumnRow({
  column,
  value,
  onChange,
}: {
  column: ReportColumn;
  value: Choice;
  onChange(choice: Choice): void;
}) {
  return (
    <div className="grid gap-2 p-4 sm:grid-cols-[minmax(0,1fr)_15rem] sm:items-center">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{column.header || `Column ${column.column + 1}`}</p>
        <p className="truncate text-small text-muted">{column.examples.join(' · ') || 'Always empty'}</p>
      </div>
      <Select
        label={`Meaning of ${column.header || `column ${column.column + 1}`}`}
        inline="bare"
        options={CHOICES}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

/** What was changed or answered; what was said before stays. */
function mappingOf(report: Report, fields: ReadonlyMap<number, Field | null>, answers: Answered): MappingInput {
  const columns = [...fields].map(([column, field]) => ({ column, field }));
  const decimals = report.doubts.flatMap((doubt) =>
    doubt.kind === 'number'
      ? [{ column: doubt.column, decimal: answers.decimals?.get(doubt.column) ?? doubt.proposed }]
      : [],
  );
  const dates = report.doubts.find((doubt) => doubt.kind === 'dates');
  const money = report.doubts.find((doubt) => doubt.kind === 'money_unit');
  return {
    ...(columns.length > 0 && { columns }),
    ...(decimals.length > 0 && { decimals }),
    ...(dates && { dateOrder: answers.dateOrder ?? dates.proposed }),
    ...(money && { moneyDivisor: answers.moneyDivisor ?? money.proposed }),
  };
}
