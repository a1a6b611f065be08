import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examineFile, type Imported, importRows } from '../import-file.ts';

/*
 * Reads real exports of a folder and compares them with totals that were worked out without this product:
 * npx tsx modules/perf-reports/import/testing/try-exports.ts FOLDER
 * The folder holds `expected.json`: by file name what must come out.
 */

interface Expected {
  platform: string;
  encoding: string;
  delimiter: string | null;
  decimal: string;
  header_line: number;
  columns: number;
  rows: number;
  summary_rows_dropped: number;
  missing?: Record<string, number>;
  source_columns: Record<string, string>;
  date_min?: string;
  date_max?: string;
  first_summary_row?: Record<string, number | null>;
  [metric: string]: unknown;
}

const METRICS = {
  impressions: 'impressions',
  clicks: 'clicks',
  link_clicks: 'linkClicks',
  spend: 'spend',
  conversions: 'conversions',
  revenue: 'revenue',
  thruplays: 'videoViews',
  views: 'videoViews',
} as const;
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8-sig': 'utf-8',
  'utf-16': 'utf-16le',
  cp1252: 'windows-1252',
};

async function tryFile(folder: string, name: string, expected: Expected): Promise<string[]> {
  const starts: string[] = [];
  const examined = await examineFile(() => createReadStream(join(folder, name)));
  const imported = await importRows(examined, (rows) => {
    for (const { startDay } of rows) if (startDay) starts.push(startDay);
  });
  const wrong: string[] = [];
  const check = (what: string, got: unknown, wanted: unknown): void => {
    const same =
      typeof got === 'number' && typeof wanted === 'number' ? Math.abs(got - wanted) < 0.005 : got === wanted;
    if (!same) wrong.push(`${what}: ${String(got)} where ${String(wanted)} was expected`);
  };
  const { header, encoding } = examined.table;
  check('platform', header.platform, expected.platform.replace('-api', ''));
  check('encoding', encoding, ENCODINGS[expected.encoding] ?? expected.encoding);
  if (expected.delimiter !== null)
    check('separator', header.delimiter, expected.delimiter === 'tab' ? '\t' : expected.delimiter);
  check('header line', header.line, expected.header_line);
  check('columns', header.cells.length, expected.columns);
  check('rows', imported.totals.rows, expected.rows);
  check('summary rows', imported.summaryRows, expected.summary_rows_dropped);
  check('doubts', examined.formats.doubts.filter(({ kind }) => kind !== 'columns').length, 0);
  const { total, read, preamble, summary, refused } = imported.lines;
  check('lines', read + preamble + summary + refused, total);
  check('refused', refused, 0);
  for (const [name, field] of Object.entries(METRICS)) {
    const wanted = expected[name];
    const got = totalOf(imported, field);
    if (typeof wanted === 'number') check(name, got, wanted);
    // Null stands for a column that is not there, or one its author was not sure of.
    else if (wanted === null && expected.rows > 0) check(name, got || null, null);
    const column = expected.source_columns[name];
    const chosen = [...examined.assignment].find(([, one]) => one === field)?.[0];
    if (column) check(`column of ${name}`, chosen === undefined ? undefined : header.cells[chosen]?.text, column);
  }
  for (const [name, count] of Object.entries(expected.missing ?? {}))
    check(`missing ${name}`, imported.totals.missing[METRICS[name as keyof typeof METRICS]] ?? 0, count);
  starts.sort();
  if (expected.date_min) check('first day', starts[0], expected.date_min);
  if (expected.date_max) check('last day', starts.at(-1), expected.date_max);
  for (const [name, wanted] of Object.entries(expected.first_summary_row ?? {}))
    if (wanted !== null)
      check(`stated ${name}`, imported.statedTotals?.[METRICS[name as keyof typeof METRICS]], wanted);
  const rates = imported.totals.rates.map(
    ({ rate, agree, tried, unit }) => `${rate} ${agree}/${tried}${unit ? ` ${unit}` : ''}`,
  );
  process.stdout.write(
    `${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${imported.totals.rows} rows, ${total} lines, ${imported.totals.money.map(({ currency, spend }) => `${spend} ${currency}`).join(' + ')}, ${imported.totals.firstDay}..${imported.totals.lastDay}, ${imported.totals.periodRows} of periods, ${rates.join(', ')}\n`,
  );
  for (const one of wrong) process.stdout.write(`       ${one}\n`);
  return wrong;
}

function totalOf({ totals }: Imported, field: string): number | null {
  if (field === 'spend' || field === 'revenue') {
    const sums = totals.money.map((money) => money[field]).filter((sum) => sum !== null);
    return sums.length === 0 ? null : sums.reduce((sum, one) => sum + one, 0);
  }
  return totals.counts[field as 'impressions'] ?? null;
}

const [folder = '.'] = process.argv.slice(2);
const expected = JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>;
let failed = 0;
for (const [name, one] of Object.entries(expected)) if ((await tryFile(folder, name, one)).length > 0) failed += 1;
process.stdout.write(`${Object.keys(expected).length - failed} of ${Object.keys(expected).length} files as expected\n`);
process.exitCode = failed === 0 ? 0 : 1;
