import { DataTable } from '#shell/ui/display/data-table.tsx';
import type { ModelCard } from '../../contract/model.ts';
import { percent } from '../../contract/words.ts';
import { number } from '../format.ts';

/** What each specialist counts, and how often its score alone put two creatives in the right order. */
export function ModelSpecialists({ specialists }: { specialists: ModelCard['specialists'] }) {
  return (
    <DataTable
      caption="Reliability of the specialists"
      rows={specialists}
      rowKey={(row) => row.id}
      sort={{ column: 'weight', direction: 'descending' }}
      columns={[
        { id: 'name', header: 'Specialist', cell: (row) => row.name, sortBy: (row) => row.name },
        {
          id: 'weight',
          header: 'Counts',
          numeric: true,
          cell: (row) => `${row.weight.toFixed(2)}×`,
          sortBy: (row) => row.weight,
        },
        {
          id: 'reliability',
          header: 'Was right',
          numeric: true,
          cell: (row) => percent(row.reliability.value),
          sortBy: (row) => row.reliability.value,
        },
        {
          id: 'interval',
          header: '90 % interval',
          numeric: true,
          cell: (row) => `${percent(row.reliability.low)} to ${percent(row.reliability.high)}`,
        },
        {
          id: 'pairs',
          header: 'Comparisons',
          numeric: true,
          cell: (row) => number(row.pairs),
          sortBy: (row) => row.pairs,
        },
      ]}
    />
  );
}
