import { CopyButton } from '#shell/ui/copy-button.tsx';
import { type Column, Table } from '#shell/ui/table.tsx';
import type { AnalysisResults, VideoContent } from '../../contract/analysis.ts';
import { heatMoment } from '../../contract/heat-shot.ts';
import { formatClock, formatShare } from '../format.ts';
import { describePlace } from './places/describe-place.ts';
import { Said } from './statements/said.tsx';

type Focus = AnalysisResults['attention']['focus'][number] & { order: number; place: string };

const COLUMNS: readonly Column<Focus>[] = [
  { id: 'order', header: 'Order', cell: (focus) => <span className="nums">{focus.order}</span> },
  {
    id: 'place',
    header: 'Place',
    wide: true,
    cell: (focus) => <span className="whitespace-nowrap">{focus.place}</span>,
  },
  {
    id: 'content',
    header: 'What it is',
    cell: (focus) => (
      <>
        <bdi className="block [overflow-wrap:anywhere]">
          <Said>{focus.content}</Said>
        </bdi>
        <span className="hidden text-micro text-muted @max-xl:block">{focus.place}</span>
      </>
    ),
  },
  { id: 'share', header: 'Share', numeric: true, cell: (focus) => formatShare(focus.share) },
];

/** The heatmap in words: the text twin of the picture, which also copies as text. */
export function AttentionTable({
  focus,
  video,
}: {
  focus: AnalysisResults['attention']['focus'];
  video?: VideoContent;
}) {
  const moment = video ? heatMoment(video, formatClock) : null;
  const rows = focus.map((entry, index) => {
    const place = describePlace(entry.region);
    // What has no name of its own is called by its place, which stands beside it already.
    const named = `, ${place}`;
    const content = entry.content.endsWith(named) ? entry.content.slice(0, -named.length) : entry.content;
    return { ...entry, content, place, order: index + 1 };
  });
  const asText = () =>
    rows.map((row) => `${row.order}. ${row.place}: ${row.content} (${formatShare(row.share)})`).join('\n');

  return (
    <section aria-labelledby="attention">
      <div className="mb-4 flex items-end justify-between gap-4">
        <div>
          <h2 id="attention" className="text-heading">
            Where people look first
          </h2>
          <p className="mt-1 text-small text-muted">
            Predicted first-glance attention{moment ? ` in ${moment}` : ''}, strongest point first. A prediction, not
            eye tracking.
          </p>
        </div>
        {rows.length > 0 ? <CopyButton text={asText} what="where people look first" /> : null}
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">Nothing stands out: attention is spread evenly.</p>
      ) : (
        <Table
          caption={`Places${moment ? ` of ${moment},` : ''} in the order people are likely to look`}
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => String(row.order)}
        />
      )}
    </section>
  );
}
