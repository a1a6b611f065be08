import { Table } from '#shell/ui/table.tsx';
import type { Report } from '../../contract/report.ts';
import { number } from '../labels.ts';

/** What became of every line of the file. */
export function LineAccounting({ report: { lines, refusals } }: { report: Report }) {
  if (!lines) return null;
  const parts = [
    ['Read as rows', lines.read],
    ['Title, header and blank lines', lines.preamble],
    ['Totals and footnotes, not added', lines.summary],
    ['Refused', lines.refused],
  ] as const;
  return (
    <section aria-labelledby="report-lines">
      <h2 id="report-lines" className="text-heading">
        Every line of the file
      </h2>
      <dl className="mt-3 grid max-w-[26rem] gap-1.5 text-small">
        {parts.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="nums">{number(count)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t pt-1.5 font-medium">
          <dt>Lines in the file</dt>
          <dd className="nums">{number(lines.total)}</dd>
        </div>
      </dl>
      {refusals.length > 0 ? (
        <div className="mt-4">
          <Table
            caption="Refused lines"
            columns={[
              { id: 'line', header: 'Line', cell: ({ line, lines: span }) => lineText(line, span) },
              { id: 'why', header: 'Why it is not counted', cell: ({ message }) => message },
            ]}
            rows={refusals}
            rowKey={({ line }) => String(line)}
          />
          {lines.refused > refusals.length ? (
            <p className="mt-2 text-small text-muted">The first {number(refusals.length)} are shown.</p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

function lineText(line: number, span: number): string {
  return span > 1 ? `${number(line)}–${number(line + span - 1)}` : number(line);
}
