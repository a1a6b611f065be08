import type { MappingInput } from '../contract/report.ts';

/** The later one where both say something of a column. */
export function mergeMappings(earlier: MappingInput, later: MappingInput): MappingInput {
  const columns = byColumn(earlier.columns, later.columns);
  const decimals = byColumn(earlier.decimals, later.decimals);
  return {
    ...earlier,
    ...later,
    ...(columns.length > 0 && { columns }),
    ...(decimals.length > 0 && { decimals }),
  };
}

function byColumn<T extends { column: number }>(earlier: readonly T[] = [], later: readonly T[] = []): T[] {
  const merged = new Map([...earlier, ...later].map((one) => [one.column, one]));
  return [...merged.values()].sort((one, other) => one.column - other.column);
}
