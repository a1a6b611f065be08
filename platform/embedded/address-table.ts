export interface TableRow {
  readonly label: string;
  readonly address: string;
  readonly note?: string | undefined;
}

/** The table a finished start ends with: columns aligned, no lines drawn. */
export function addressTable(rows: readonly TableRow[]): string {
  const width = (pick: (row: TableRow) => string) => Math.max(...rows.map((row) => pick(row).length));
  const label = width((row) => row.label);
  const address = width((row) => row.address);
  return rows
    .map((row) => `  ${row.label.padEnd(label)}   ${row.address.padEnd(address)}   ${row.note ?? ''}`.trimEnd())
    .join('\n');
}
