import { Card } from '#shell/ui/card.tsx';
import { BarChart } from '#shell/ui/charts/bar-chart.tsx';
import { DataTable } from '#shell/ui/display/data-table.tsx';
import type { ModelCard } from '../../contract/model.ts';
import { CATEGORY_NAMES } from '../../contract/vocabulary.ts';
import { counted, percent } from '../../contract/words.ts';
import { chanceOf } from './odds.ts';

const MOST_BARS = 8;
const EVEN = 0.5;

/** Weights of a model as chances to win a comparison, beside what the rule book says. */
export function ModelWeights({ weights }: { weights: ModelCard['weights'] }) {
  const learned = weights.filter(({ isLearned }) => isLearned).length;
  const shown = weights.slice(0, MOST_BARS);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card className="min-w-0 p-5">
        <BarChart
          title="The strongest checks"
          description={
            learned === 0
              ? 'The data agree with the rule book so far: no interval leaves its value out.'
              : `${counted(learned, 'check')} ${learned === 1 ? 'differs' : 'differ'} from the rule book by more than chance.`
          }
          groupLabel="Check"
          series={['This model', 'Rule book']}
          y={{ label: 'Points above an even chance', format: { kind: 'number', digits: 0 } }}
          intervalLabel="90 % interval"
          groups={shown.map(({ ruleId, title, weight, book }) => ({
            id: ruleId,
            label: title,
            values: [
              { value: points(weight.value), low: points(weight.low), high: points(weight.high) },
              { value: points(book) },
            ],
          }))}
          height={Math.max(220, shown.length * 58)}
        />
      </Card>
      <DataTable
        caption="How much each check counts"
        rows={weights}
        rowKey={(row) => row.ruleId}
        columns={[
          { id: 'check', header: 'Check', cell: (row) => row.title, sortBy: (row) => row.title },
          {
            id: 'chance',
            header: 'Better one wins',
            numeric: true,
            cell: (row) => percent(chanceOf(row.weight.value)),
            sortBy: (row) => row.weight.value,
          },
          {
            id: 'interval',
            header: '90 % interval',
            numeric: true,
            cell: (row) => `${percent(chanceOf(row.weight.low))} to ${percent(chanceOf(row.weight.high))}`,
          },
          {
            id: 'book',
            header: 'Rule book',
            numeric: true,
            cell: (row) => percent(chanceOf(row.book)),
            sortBy: (row) => row.book,
          },
          { id: 'from', header: 'Comes from', cell: (row) => (row.isLearned ? 'the data' : 'the rule book') },
          {
            id: 'category',
            header: 'Category',
            wide: true,
            cell: (row) => (row.category ? CATEGORY_NAMES[row.category] : '–'),
            sortBy: (row) => row.category,
          },
        ]}
      />
    </div>
  );
}

/** A change of the odds as percentage points above an even chance. */
const points = (change: number): number => (chanceOf(change) - EVEN) * 100;
