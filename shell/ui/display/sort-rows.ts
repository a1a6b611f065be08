export type SortDirection = 'ascending' | 'descending';
export type SortValue = string | number | null;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Rows by a value of each, in a new array. What has no value comes last either way; equals keep their order. */
export function sortRows<Row>(rows: readonly Row[], sortBy: (row: Row) => SortValue, direction: SortDirection): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
