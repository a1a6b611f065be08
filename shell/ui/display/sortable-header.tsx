import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { SortDirection } from './sort-rows.ts';

interface SortableHeaderProps {
  /** Whether a long name takes two lines, since the column is only so wide. */
  wraps: boolean;
  column: { header: string; numeric?: boolean; wide?: boolean };
  /** How the table is sorted by it now; null: by another. */
  direction: SortDirection | null;
  /** None: it cannot be sorted by. */
  onSort?: () => void;
}

/** A heading of a `DataTable`: it stays at the top, and sorts where it can. */
export function SortableHeader({ column, direction, wraps, onSort }: SortableHeaderProps) {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  const text = clsx('text-micro font-medium', !wraps && 'whitespace-nowrap');
  return (
    <th
      scope="col"
      aria-sort={direction ?? (onSort ? 'none' : undefined)}
      className={clsx(
        'sticky top-0 z-10 border-b bg-surface px-3 first:pl-4 last:pr-4',
        column.numeric ? 'text-right' : 'text-left',
        column.wide && '@max-xl:hidden',
        !onSort && 'py-2.5',
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={clsx(
            'inline-flex min-h-11 min-w-11 items-center gap-1 focus-visible:outline-offset-[-3px]',
            text,
            column.numeric ? 'justify-end text-right' : 'text-left',
            direction ? 'text-text' : 'text-muted hover:text-text',
          )}
        >
          {column.header}
          <Icon className="size-3.5 shrink-0" aria-hidden />
        </button>
      ) : (
        <span className={clsx('text-muted', text)}>{column.header}</span>
      )}
    </th>
  );
}
