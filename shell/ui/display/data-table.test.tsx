import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DataTable, type SortableColumn } from './data-table.tsx';
import { rowWindow } from './row-window.ts';
import { sortRows } from './sort-rows.ts';

interface Row {
  name: string;
  cost: number | null;
}

const COLUMNS: readonly SortableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortBy: (row) => row.name },
  { id: 'cost', header: 'Cost', numeric: true, cell: (row) => row.cost ?? '–', sortBy: (row) => row.cost },
  { id: 'note', header: 'Note', cell: () => '' },
];
const FEW: Row[] = [
  { name: 'Ad 10', cost: 3 },
  { name: 'Ad 2', cost: null },
  { name: 'ad 1', cost: 12 },
];
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const table = (rows: readonly Row[]) =>
  render(<DataTable caption="Ads" columns={COLUMNS} rows={rows} rowKey={(row) => row.name} height={440} />);

afterEach(cleanup);

describe('a table of data', () => {
  it('sorts by its headings: names from the first, figures from the largest, and the other way', () => {
    table(FEW);
    expect(names()).toEqual(['Ad 10', 'Ad 2', 'ad 1']);
    sortBy('Name');
    expect(names()).toEqual(['ad 1', 'Ad 2', 'Ad 10']);
    expect(head('Name').getAttribute('aria-sort')).toBe('ascending');
    sortBy('Cost');
    expect(names()).toEqual(['ad 1', 'Ad 10', 'Ad 2']);
    expect(head('Cost').getAttribute('aria-sort')).toBe('descending');
    expect(head('Name').getAttribute('aria-sort')).toBe('none');
    sortBy('Cost');
    expect(names()).toEqual(['Ad 10', 'ad 1', 'Ad 2']);
    expect(head('Note').hasAttribute('aria-sort')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  });

  it('draws of a thousand rows those in view, and keeps the place and number of all', () => {
    table(Array.from({ length: 1000 }, (_, index) => ({ name: `Ad ${index}`, cost: index })));
    expect(names()).toHaveLength(22);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    const scroller = screen.getByRole('region', { name: 'Table: Ads' });
    scroller.scrollTop = 500 * 44;
    fireEvent.scroll(scroller);
    expect(names()[0]).toBe('Ad 488');
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('490');
    sortBy('Cost');
    expect(names()[0]).toBe('Ad 999');
  });
});

describe('rows', () => {
  it('that are equal keep their order, and those without a value come last either way', () => {
    const rows = [
      { id: 'a', value: 1 },
      { id: 'b', value: null },
      { id: 'c', value: 1 },
      { id: 'd', value: 0 },
    ];
    const order = (direction: 'ascending' | 'descending') =>
      sortRows(rows, (row) => row.value, direction)
        .map((row) => row.id)
        .join('');
    expect(order('ascending')).toBe('dacb');
    expect(order('descending')).toBe('acdb');
  });

  it('in view are drawn with some beyond each edge', () => {
    expect(rowWindow(1000, 44, 0, 440)).toEqual({ first: 0, end: 22 });
    expect(rowWindow(1000, 44, 4400, 440)).toEqual({ first: 88, end: 122 });
    expect(rowWindow(1000, 44, 999 * 44, 440)).toEqual({ first: 987, end: 1000 });
    expect(rowWindow(0, 44, 0, 440)).toEqual({ first: 0, end: 0 });
  });
});
