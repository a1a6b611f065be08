import { type Column, Table } from '#shell/ui/table.tsx';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { ratioToOne } from '../../contract/format.ts';
import { formatShare } from '../format.ts';
import { TEXT_ROLE_LABELS } from '../labels.ts';
import { describePlace } from './places/describe-place.ts';

type ReadText = AnalysisResults['texts'][number];

const contrastOf = (entry: ReadText) => (entry.contrast === null ? 'unclear' : ratioToOne(entry.contrast));

const COLUMNS: readonly Column<ReadText & { key: string }>[] = [
  {
    id: 'text',
    header: 'Text',
    cell: (entry) => (
      <>
        {entry.text === '' ? (
          <span className="block min-w-32 text-muted">Words that could not be read</span>
        ) : (
          <bdi className="block min-w-32 [overflow-wrap:anywhere]">{entry.text}</bdi>
        )}
        <span className="mt-0.5 hidden text-micro font-normal text-muted @max-xl:block">
          {TEXT_ROLE_LABELS[entry.role]}, {describePlace(entry.region)}
        </span>
      </>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    wide: true,
    cell: (entry) => <span className="whitespace-nowrap">{TEXT_ROLE_LABELS[entry.role]}</span>,
  },
  {
    id: 'place',
    header: 'Place',
    wide: true,
    cell: (entry) => <span className="whitespace-nowrap">{describePlace(entry.region)}</span>,
  },
  { id: 'contrast', header: 'Contrast', numeric: true, cell: contrastOf },
  { id: 'confidence', header: 'Certainty', numeric: true, cell: (entry) => formatShare(entry.confidence) },
];

/** The words the engine read, so that a person can see what its statements rest on. */
export function TextsTable({ texts }: { texts: readonly ReadText[] }) {
  return (
    <section aria-labelledby="texts">
      <h2 id="texts" className="mb-4 text-heading">
        Text we read
      </h2>
      {texts.length === 0 ? (
        <p className="text-muted">No text found.</p>
      ) : (
        <Table
          caption="Text we read"
          columns={COLUMNS}
          rows={texts.map((entry, index) => ({ ...entry, key: `${index} ${entry.text}` }))}
          rowKey={(entry) => entry.key}
        />
      )}
    </section>
  );
}
