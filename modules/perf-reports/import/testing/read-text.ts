import type { Examined, Imported, ImportOptions } from '../import-file.ts';
import { examineFile, importRows } from '../import-file.ts';
import type { ReportRow } from '../report-row.ts';

export interface ReadText extends Examined, Imported {
  readonly rows: readonly ReportRow[];
}

/** Reads a file that a test wrote, in small chunks so that nothing depends on where they end. */
export async function readText(content: string | Uint8Array, options: ImportOptions = {}): Promise<ReadText> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
  };
  const rows: ReportRow[] = [];
  const examined = await examineFile(open, options);
  const imported = await importRows(examined, (batch) => {
    rows.push(...batch);
  });
  return { ...examined, ...imported, rows };
}

const CHUNK = 37;

/** The sum of a metric over all rows. */
export function sumOf(rows: readonly ReportRow[], metric: 'impressions' | 'clicks' | 'spend' | 'conversions'): number {
  return Math.round(rows.reduce((sum, row) => sum + (row[metric] ?? 0), 0) * 1e6) / 1e6;
}
