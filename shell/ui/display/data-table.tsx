import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Column } from '../table.tsx';
import { rowWindow } from './row-window.ts';
import { type SortDirection, type SortValue, sortRows } from './sort-rows.ts';
import { SortableHeader } from './sortable-header.tsx';

export interface SortableColumn<Row> extends Column<Row> {
  /** What it is sorted by; a column without it is not. Null: no value, comes last. */
  sortBy?: (row: Row) => SortValue;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly SortableColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Column and direction it begins with. Default: the rows as they come. */
  sort?: { column: string; direction: SortDirection };
  /** Most height in pixels; longer tables scroll inside. Default 480. */
  height?: number;
}

/** From here on only rows in view are drawn, each of one line. */
const WINDOWED_FROM = 120;
const ROW_REM = 2.75;
const COLUMN_REM = 7.5;

/** A table for hundreds of rows: sorts by its headings, which stay in view; figures are right-aligned. */
export function DataTable<Row>({ caption, columns, rows, rowKey, sort: initial, height = 480 }: DataTableProps<Row>) {
  const [sort, setSort] = useState(initial ?? null);
  const [scrolled, setScrolled] = useState(0);
  const [rootPx, setRootPx] = useState(16);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => setRootPx(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16), []);

  const sorted = useMemo(() => {
    const by = columns.find((column) => column.id === sort?.column)?.sortBy;
    return sort && by ? sortRows(rows, by, sort.direction) : rows;
  }, [rows, columns, sort]);

  const windowed = rows.length >= WINDOWED_FROM;
  const rowPx = ROW_REM * rootPx;
  const { first, end } = windowed
    ? rowWindow(sorted.length, rowPx, scrolled, height)
    : { first: 0, end: sorted.length };

  // Columns have set widths where only some rows are drawn: with the rows in view they would change while scrolling.
  const narrow = columns.filter((column) => !column.wide).length;
  const fixed = { tableLayout: 'fixed', minWidth: `${(narrow + 1) * COLUMN_REM}rem` } as const;
  const tableStyle = { borderCollapse: 'separate', borderSpacing: 0, ...(windowed ? fixed : {}) } as const;

  const sortBy = (column: SortableColumn<Row>) => {
    // Of figures the largest is asked for first, of names the first.
    const begin: SortDirection = column.numeric ? 'descending' : 'ascending';
    const other: SortDirection = column.numeric ? 'ascending' : 'descending';
    setSort({ column: column.id, direction: sort?.column === column.id && sort.direction === begin ? other : begin });
    if (scroller.current) scroller.current.scrollTop = 0;
    setScrolled(0);
  };

  return (
    <section
      ref={scroller}
      aria-label={`Table: ${caption}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={windowed ? (event) => setScrolled(event.currentTarget.scrollTop) : undefined}
      className="@container overflow-auto rounded-card border bg-surface"
      style={{ maxHeight: height, scrollPaddingTop: rowPx }}
    >
      <table className="w-full text-small" style={tableStyle} aria-rowcount={sorted.length + 1}>
        <caption className="sr-only">{caption}</caption>
        {windowed ? (
          <colgroup>
            <col style={{ width: `${200 / (columns.length + 1)}%` }} />
          </colgroup>
        ) : null}
        <thead>
          <tr>
            {columns.map((column) => (
              <SortableHeader
                key={column.id}
                column={column}
                wraps={windowed}
                direction={sort?.column === column.id ? sort.direction : null}
                onSort={column.sortBy ? () => sortBy(column) : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={first * rowPx} span={columns.length} />
          {sorted.slice(first, end).map((row, index) => (
            <tr key={rowKey(row)} aria-rowindex={first + index + 2} style={windowed ? { height: rowPx } : undefined}>
              {columns.map((column, at) => {
                const className = clsx(
                  'border-b px-3 first:pl-4 last:pr-4',
                  windowed ? 'truncate' : 'py-3 align-top',
                  at === 0 && 'min-w-32',
                  column.numeric ? 'nums text-right whitespace-nowrap' : 'text-left',
                  column.wide && '@max-xl:hidden',
                );
                return at === 0 ? (
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
          <Spacer height={(sorted.length - end) * rowPx} span={columns.length} />
        </tbody>
      </table>
    </section>
  );
}

/** Keeps the place of rows that are not drawn. */
function Spacer({ height, span }: { height: number; span: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0 }} />
    </tr>
  ) : null;
}
