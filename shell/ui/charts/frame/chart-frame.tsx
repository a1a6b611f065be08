import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { DataTable } from '../../display/data-table.tsx';
import { NotEnoughData } from '../../states/not-enough-data.tsx';
import { Table } from '../../table.tsx';
import { ChartLegend, type LegendEntry } from './chart-legend.tsx';
import { ChartNames } from './chart-names.ts';

/** What every chart takes. */
export interface ChartText {
  title: string;
  /** The finding, in a sentence: the caption, and what screen readers hear of the picture. */
  description: string;
  /** Level of the heading on its page. Default 3. */
  level?: 2 | 3 | 4;
  /** What is missing while there is too little to draw, in a sentence; each chart has one of its own. */
  missing?: string;
  /** Height of the drawing in pixels, with its labels. */
  height?: number;
}

/** The figures of a chart as text; the first column names the row. */
export interface ChartTable {
  readonly columns: readonly { readonly header: string; readonly numeric?: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

interface ChartFrameProps extends ChartText {
  /** Name of the upright axis, over the drawing. */
  yLabel?: string;
  /** Name of the level axis, under the drawing. */
  xLabel?: string;
  legend?: readonly LegendEntry[];
  table: ChartTable;
  /** False: too little to draw. */
  enough: boolean;
  /** The plot. */
  children: ReactNode;
}

/** What all charts share: title, caption, names of the axes, legend, and the same figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, description, level = 3, missing, yLabel, xLabel, legend = [], table, enough, children } = props;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const Heading = `h${level}` as const;
  const names = { title: `${id}-title`, description: `${id}-text` };

  return (
    <figure aria-labelledby={names.title} className="min-w-0">
      <Heading id={names.title} className="text-body">
        {title}
      </Heading>
      <p id={names.description} className="mt-1 max-w-[44rem] text-small text-muted">
        {description}
      </p>
      {enough ? (
        <>
          {legend.length > 1 ? <ChartLegend entries={legend} /> : null}
          {yLabel ? <p className="mt-4 mb-1 text-micro text-muted">{yLabel}</p> : <div className="h-4" />}
          <ChartNames value={names}>{children}</ChartNames>
          {xLabel ? <p className="mt-1 text-center text-micro text-muted">{xLabel}</p> : null}
          <button
            type="button"
            aria-expanded={asTable}
            aria-controls={`${id}-table`}
            onClick={() => setAsTable((shown) => !shown)}
            className="mt-1 inline-flex min-h-11 items-center gap-2 rounded-control text-small font-medium text-accent"
          >
            Show as table
            <ChevronDown
              className="size-4 transition-transform duration-[120ms]"
              style={{ rotate: asTable ? '180deg' : undefined }}
              aria-hidden
            />
            <span className="sr-only">: {title}</span>
          </button>
          <div id={`${id}-table`} hidden={!asTable} className="mt-2">
            {asTable ? <TableTwin caption={title} table={table} /> : null}
          </div>
        </>
      ) : (
        <div className="mt-3">
          <NotEnoughData>{missing ?? 'There is nothing to draw yet.'}</NotEnoughData>
        </div>
      )}
    </figure>
  );
}

const SHORT = 24;
/** A longer table scrolls inside, under its headings. */
const MOST_AT_ONCE = 12;

interface TwinRow {
  readonly id: string;
  readonly cells: readonly string[];
}

function TableTwin({ caption, table }: { caption: string; table: ChartTable }) {
  const columns = table.columns.map(({ header, numeric }, at) => ({
    id: String(at),
    header,
    numeric,
    cell: ({ cells }: TwinRow) => {
      const text = cells[at] ?? '';
      // A date or a range does not break; a name may.
      return text.length > SHORT ? text : <span className="whitespace-nowrap">{text}</span>;
    },
  }));
  const rows = table.rows.map((cells, at) => ({ id: String(at), cells }));
  const parts = { caption, columns, rows, rowKey: (row: TwinRow) => row.id };
  return rows.length > MOST_AT_ONCE ? <DataTable {...parts} height={384} /> : <Table {...parts} />;
}
