import type { PerformanceRow } from '../../api.ts';
import {
  CHECK_HEADER,
  checkOf,
  FIRST_DAY_NUMBER,
  LAST_DAY_NUMBER,
  OWN_COLUMNS,
  PLATFORM_HEADER,
} from '../../import/own-export.ts';
import { BOM, csvLine, plainLine } from './csv.ts';

const VALUES = OWN_COLUMNS.filter(([, , kind]) => kind !== 'day');
const HEADERS = [
  PLATFORM_HEADER,
  'First day',
  'Last day',
  ...VALUES.map(([header]) => header),
  FIRST_DAY_NUMBER,
  LAST_DAY_NUMBER,
  CHECK_HEADER,
];

/** Rows as CSV, in pieces of a batch each. */
export async function* rowsCsv(batches: AsyncIterable<readonly PerformanceRow[]>): AsyncGenerator<string> {
  yield BOM + plainLine(HEADERS);
  for await (const rows of batches) yield rows.map(rowLine).join('');
}

function rowLine(row: PerformanceRow): string {
  const days = `${row.platform},${row.startDay ?? ''},${row.endDay ?? ''},`;
  const values = csvLine(VALUES.map(([, field]) => row[field])).trimEnd();
  return `${days}${values},${numberOf(row.startDay)},${numberOf(row.endDay)},${checkOf(row)}\r\n`;
}

const numberOf = (day: string | null): string => day?.replaceAll('-', '') ?? '';
