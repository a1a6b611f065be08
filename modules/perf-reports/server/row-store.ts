import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { PerformanceRow } from '../api.ts';
import type { ReportRow } from '../import/report-row.ts';

/** Columns of `perf_reports.rows` in the order of `COPY`, each with what it holds of a row. */
const COPIED: readonly (readonly [string, keyof ReportRow])[] = [
  ['line', 'line'],
  ['start_day', 'startDay'],
  ['end_day', 'endDay'],
  ['account', 'account'],
  ['account_id', 'accountId'],
  ['campaign', 'campaign'],
  ['campaign_id', 'campaignId'],
  ['ad_set', 'adSet'],
  ['ad_set_id', 'adSetId'],
  ['ad', 'ad'],
  ['ad_id', 'adId'],
  ['creative_id', 'creativeId'],
  ['breakdown', 'breakdown'],
  ['currency', 'currency'],
  ['impressions', 'impressions'],
  ['clicks', 'clicks'],
  ['link_clicks', 'linkClicks'],
  ['spend', 'spend'],
  ['conversions', 'conversions'],
  ['conversion_kind', 'conversionKind'],
  ['revenue', 'revenue'],
  ['reach', 'reach'],
  ['frequency', 'frequency'],
  ['video_plays', 'videoPlays'],
  ['video_views', 'videoViews'],
  ['video_25', 'video25'],
  ['video_50', 'video50'],
  ['video_75', 'video75'],
  ['video_100', 'video100'],
  ['attribution', 'attribution'],
];
const BIGINTS = new Set([
  'impressions',
  'clicks',
  'linkClicks',
  'reach',
  'videoPlays',
  'videoViews',
  'video25',
  'video50',
  'video75',
  'video100',
]);

/** Months outside are nobody's: their rows lie with those that name no day. */
const FIRST_MONTH = '2010-01-01';
const BATCH = 2_000;

/** Takes rows in, as fast as the database does. */
export interface RowWriter {
  add(rows: readonly ReportRow[]): Promise<void>;
  /** All rows are in when this returns. */
  end(): Promise<void>;
  /** Nothing of it stays. */
  abort(): Promise<void>;
}

export interface RowsOf {
  readonly owner: string;
  readonly reportId: string;
  readonly platform: string;
  /** What its rows can hold; all else stays empty. */
  readonly fields: ReadonlySet<keyof ReportRow>;
  /** The last month that has a part of its own, `YYYY-MM-01`. */
  readonly lastMonth: string;
}

/** SQL of `perf_reports.rows`, which is divided by month. What is read or written of somebody starts from its owner. */
export class RowStore {
  constructor(private readonly db: Knex) {}

  /** Makes the parts of these months where they are not there yet. Short; takes no lock that waits for running imports of dated rows. */
  async prepareMonths(months: Iterable<string>): Promise<void> {
    for (const month of months) {
      const name = `rows_${month.slice(0, 7).replace('-', '_')}`;
      if ((await this.db.raw(`select to_regclass('perf_reports.${name}') as found`)).rows[0].found !== null) continue;
      await this.db.transaction(async (trx) => {
        await trx.raw(`select pg_advisory_xact_lock(hashtext('perf_reports.months'))`);
        if ((await trx.raw(`select to_regclass('perf_reports.${name}') as found`)).rows[0].found !== null) return;
        // Attached after it was made: made as a part, it would lock the whole table against reading.
        await trx.raw(
          `create table perf_reports.${name} (like perf_reports.rows including defaults including indexes)`,
        );
        await trx.raw(
          `alter table perf_reports.rows attach partition perf_reports.${name}
           for values from ('${month}') to ('${nextMonth(month)}')`,
        );
      });
    }
  }

  /** Of a day that has a part of its own; null for the part of all others. */
  static monthOf(day: string | null, lastMonth: string): string | null {
    if (day === null) return null;
    const month = `${day.slice(0, 7)}-01`;
    return month >= FIRST_MONTH && month <= lastMonth ? month : null;
  }

  async clear(trx: Knex.Transaction, owner: string, reportId: string): Promise<void> {
    await trx('perf_reports.rows').where({ user_id: owner, report_id: reportId }).delete();
  }

  /** One COPY for a whole report, so that the database works on rows while the next are read. It holds the transaction's connection until it ends. */
  async write(trx: Knex.Transaction, to: RowsOf): Promise<RowWriter> {
    const client = (await trx.client.acquireConnection()) as ClientBase;
    const columns = COPIED.filter(([, field]) => to.fields.has(field));
    const names = columns.map(([column]) => column).join(', ');
    const stream = client.query(
      copyFrom(`copy perf_reports.rows (user_id, report_id, platform, month, ${names}) from stdin`),
    );
    const fields = columns.map(([, field]) => field);
    const start = `${to.owner}\t${to.reportId}\t${to.platform}\t`;
    const done = finished(stream);
    // Told by the next write, or by the end.
    done.catch(() => undefined);
    return {
      async add(rows) {
        if (stream.destroyed) return done;
        const taken = stream.write(toLines(rows, start, fields, to.lastMonth));
        if (!taken) await Promise.race([once(stream, 'drain'), done]);
      },
      async end() {
        stream.end();
        await done;
      },
      async abort() {
        stream.destroy();
        await done.catch(() => undefined);
      },
    };
  }

  /** Rows of an owner that count, of days in a range; of all where there is none. */
  async *counted(owner: string, range?: { from: string; to: string }): AsyncGenerator<PerformanceRow[]> {
    const reports: { id: string }[] = await this.db('perf_reports.reports')
      .where({ user_id: owner, status: 'completed' })
      .whereNull('deleted_at')
      .select('id');
    for (const { id } of reports)
      yield* this.ofReport(owner, id, (query) => {
        query.where({ is_counted: true });
        if (range) query.where('start_day', '<=', range.to).where('end_day', '>=', range.from);
      });
  }

  /** The rows of a report in the order of its lines, whether they count or not. */
  async *ofReport(
    owner: string,
    reportId: string,
    narrow: (query: Knex.QueryBuilder) => void = () => undefined,
  ): AsyncGenerator<PerformanceRow[]> {
    for (let after = 0; ; ) {
      const query = this.db('perf_reports.rows')
        .where({ user_id: owner, report_id: reportId })
        .where('line', '>', after)
        .orderBy('line')
        .limit(BATCH);
      narrow(query);
      const rows: Record<string, unknown>[] = await query.select(
        'report_id',
        'platform',
        ...COPIED.map(([column]) => (column.endsWith('_day') ? this.db.raw(`${column}::text as ${column}`) : column)),
      );
      if (rows.length > 0) yield rows.map(toPerformanceRow);
      if (rows.length < BATCH) return;
      after = Number(rows.at(-1)?.line);
    }
  }
}

function toPerformanceRow(row: Record<string, unknown>): PerformanceRow {
  const entries = COPIED.map(([column, field]) => {
    const value = row[column];
    return [field, BIGINTS.has(field) && value !== null ? Number(value) : value];
  });
  return { reportId: row.report_id, platform: row.platform, ...Object.fromEntries(entries) } as PerformanceRow;
}

function toLines(
  rows: readonly ReportRow[],
  start: string,
  fields: readonly (keyof ReportRow)[],
  lastMonth: string,
): string {
  let lines = '';
  for (const row of rows) {
    lines += start + (RowStore.monthOf(row.startDay, lastMonth) ?? '\\N');
    for (const field of fields) {
      const value = row[field];
      lines += value === null ? '\t\\N' : typeof value === 'number' ? `\t${value}` : `\t${escapeText(value)}`;
    }
    lines += '\n';
  }
  return lines;
}

function escapeText(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
    : text;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}
