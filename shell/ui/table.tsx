import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  /** Figures: right-aligned, tabular. */
  numeric?: boolean;
  cell(row: Row): ReactNode;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
}

/** A native table that scrolls sideways inside itself; the first column is the row's name. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={`Table: ${caption}`} tabIndex={0} className="overflow-x-auto rounded-card border bg-surface">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={clsx(
                  'border-b px-4 py-2.5 text-micro font-medium whitespace-nowrap text-muted',
                  column.numeric ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="[&:not(:last-child)>*]:border-b">
              {columns.map((column, index) => {
                const className = clsx(
                  'px-4 py-3 align-top',
                  column.numeric ? 'nums text-right whitespace-nowrap' : 'text-left',
                );
                return index === 0 ? (
                  <th key={column.id} scope="row" className={clsx(className, 'font-medium')}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={className}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
