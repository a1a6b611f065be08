import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  /** Figures: right-aligned, tabular. */
  numeric?: boolean;
  /** Shown where there is room only; what it says must then stand in another cell or be left out without loss. */
  wide?: boolean;
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
    <section
      aria-label={`Table: ${caption}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="@container overflow-x-auto rounded-card border bg-surface"
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={clsx(
                  'border-b px-3 py-2.5 first:pl-4 last:pr-4 text-micro font-medium whitespace-nowrap text-muted',
                  column.numeric ? 'text-right' : 'text-left',
                  column.wide && '@max-xl:hidden',
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
                  'px-3 py-3 align-top first:pl-4 last:pr-4',
                  column.numeric ? 'nums text-right whitespace-nowrap' : 'text-left',
                  column.wide && '@max-xl:hidden',
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
