import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Notifier } from '#platform/events/notifier.ts';
import type { Log } from '#platform/log/log.ts';
import type { ImportReportPort, ReportRef } from '#workflows/definitions/perf-reports/import-report.types.ts';
import { BROKEN, TIMED_OUT } from '#workflows/definitions/workflow-failure.types.ts';
import { reportErrors } from '../contract/errors.ts';
import type { MappingInput } from '../contract/report.ts';
import { type Examined, examineFile, type Imported, type ImportOptions, importRows } from '../import/import-file.ts';
import { PLATFORMS } from '../import/known-names.ts';
import { PLATFORM_HEADER } from '../import/own-export.ts';
import type { ReportRow } from '../import/report-row.ts';
import { UnreadableFile } from '../import/unreadable-file.ts';
import type { DayCounter } from './day-counter.ts';
import { figuresOf } from './figures-of.ts';
import type { LinkService } from './linking/link-service.ts';
import { isLinkList, LINK_LIST, restoreLinks } from './linking/restore-links.ts';
import { HINTS, notesOf } from './notes-of.ts';
import { readingOf } from './reading-of.ts';
import { FileGone, type ReportFiles } from './report-files.ts';
import type { ImportedReport, ReportRecord } from './report-record.ts';
import type { ReportStore } from './report-store.ts';
import { reportTopic } from './report-watch.ts';
import { RowStore } from './row-store.ts';

export interface ImporterDeps {
  readonly db: Knex;
  readonly store: ReportStore;
  readonly rows: RowStore;
  readonly days: DayCounter;
  readonly files: ReportFiles;
  readonly notifier: Notifier;
  readonly clock: Clock;
  readonly log: Log;
  readonly links: Pick<LinkService, 'restore'>;
  /** Called after the rows of an owner changed. */
  changed(owner: string): Promise<void>;
}

/** Months ahead that exports may name: campaigns are planned. */
const MONTHS_AHEAD = 2;

/** The steps of the workflow: each may run twice and ends the same, since rows are written anew in one transaction. */
export class ReportImporter implements ImportReportPort {
  constructor(private readonly deps: ImporterDeps & { readonly beat?: () => void }) {}

  importReport = async (ref: ReportRef): Promise<'completed' | 'asks' | 'gone'> => {
    const { store, clock } = this.deps;
    const { userId: owner, reportId: id, attempt } = ref;
    const report = await store.find(owner, id);
    if (report?.status === 'completed' && report.attempt === attempt) {
      // The run before this one wrote the rows and came no further.
      await this.deps.changed(owner);
      return 'completed';
    }
    if (report?.status !== 'importing' || report.attempt !== attempt) return 'gone';
    try {
      const examined = await this.examine(report);
      const asked = describeTable(examined);
      if (isLinkList(examined)) {
        const restored = await restoreLinks(examined, (wanted) => this.deps.links.restore(owner, wanted));
        const done = { ...asked, ...restored, platform: LINK_LIST, reading: { ...asked.reading, doubts: [] } };
        if (!(await store.complete(owner, id, attempt, done, clock.now()))) return 'gone';
        await this.deps.changed(owner);
        return 'completed';
      }
      const { doubts } = examined.formats;
      const hasFigures = !doubts.some(({ kind }) => kind === 'columns');
      if (doubts.length > 0 && !(report.isConfirmed && hasFigures))
        return (await store.ask(owner, id, attempt, asked, clock.now())) ? 'asks' : 'gone';
      if (!(await this.keepRows(report, examined, asked))) return 'gone';
      await this.deps.changed(owner);
      return 'completed';
    } catch (error) {
      throw refusalOf(error);
    } finally {
      await this.deps.notifier.notify(reportTopic(id));
    }
  };

  failReport: ImportReportPort['failReport'] = async ({ reportId: id, userId: owner, attempt, failure }) => {
    const { store, files, rows, notifier, clock } = this.deps;
    const code =
      failure.code === BROKEN ? 'report_failed' : failure.code === TIMED_OUT ? 'report_timed_out' : failure.code;
    const report = await store.find(owner, id);
    if (!report) return;
    const isOurs = report.status === 'failed' && report.attempt === attempt && report.fileParts > 0;
    if (!isOurs && !(await store.fail(owner, id, attempt, { ...failure, code }, clock.now()))) return;
    const { platform, firstDay: from, lastDay: to } = report;
    await this.inOne(async (trx) => {
      await rows.clear(trx, owner, id);
      if (platform !== null) await this.deps.days.countAgain(trx, owner, platform, { from, to });
    });
    await this.deps.changed(owner);
    // Last: what still has its file is cleaned up again.
    await files.remove(owner, id, report.fileParts);
    await store.forgetFile(owner, id);
    await notifier.notify(reportTopic(id));
  };

  /** Removes everything of a report that was marked as deleted; may run twice. */
  async remove(owner: string, report: { id: string; parts: number; platform: string | null }): Promise<void> {
    await this.deps.files.remove(owner, report.id, report.parts);
    // First, so that a crash behind it leaves nothing that is still learned from.
    await this.deps.changed(owner);
    const { platform } = report;
    await this.inOne(async (trx) => {
      await this.deps.store.with(trx).remove(owner, report.id);
      if (platform !== null) await this.deps.days.countAgain(trx, owner, platform, { from: null, to: null });
    });
  }

  /** One transaction whose statements may take as long as a million rows do. */
  private inOne<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.deps.db.transaction(async (trx) => {
      await trx.raw(`set local statement_timeout = '5min'`);
      return work(trx);
    });
  }

  private async examine(report: ReportRecord): Promise<Examined> {
    const { store, files } = this.deps;
    const open = () => files.read(report.owner, report.id, report.fileParts);
    const options = (mapping: MappingInput): ImportOptions => ({
      ...optionsOf(mapping),
      ...(HINTS[report.adPlatform] && { hint: HINTS[report.adPlatform] }),
      ...(report.dateRange && { saidRange: report.dateRange }),
      ...(this.deps.beat && { onProgress: this.deps.beat }),
    });
    const examined = await examineFile(open, options(report.mapping));
    if (report.isConfirmed) return examined;
    const remembered = await store.mappingFor(report.owner, headerKeyOf(examined));
    return remembered ? examineFile(open, options(remembered)) : examined;
  }

  /** False where the report was deleted or corrected meanwhile: then nothing is written. */
  private async keepRows(report: ReportRecord, examined: Examined, asked: Described): Promise<boolean> {
    const lastMonth = monthAhead(this.deps.clock.now());
    await this.deps.rows.prepareMonths(monthsOf(examined, lastMonth));
    try {
      await this.inOne((trx) => this.write(trx, report, examined, asked, lastMonth));
      return true;
    } catch (error) {
      if (error instanceof Superseded) return false;
      throw error;
    }
  }

  /** @throws Superseded */
  private async write(
    trx: Knex.Transaction,
    report: ReportRecord,
    examined: Examined,
    asked: Described,
    lastMonth: string,
  ): Promise<void> {
    const { store, rows, days, clock } = this.deps;
    const { owner, id, attempt } = report;
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`perf_reports.import:${id}`]);
    await rows.clear(trx, owner, id);
    const to = { owner, reportId: id, platform: asked.platform, fields: fieldsOf(examined.layout), lastMonth };
    const onProgress = this.deps.beat ? { onProgress: this.deps.beat } : {};
    const writer = await rows.write(trx, to);
    const imported = await importRows(examined, (batch) => writer.add(batch), onProgress).catch(
      async (error: unknown) => {
        await writer.abort();
        throw error;
      },
    );
    await writer.end();
    const done = { ...asked, ...outcomeOf(report, examined, imported) };
    if (!(await store.with(trx).complete(owner, id, attempt, done, clock.now()))) throw new Superseded();
    const { totals } = imported;
    const isUndated = totals.undatedRows > 0;
    await days.countAgain(trx, owner, asked.platform, {
      from: isUndated ? null : earlier(report.firstDay, totals.firstDay),
      to: isUndated ? null : later(report.lastDay, totals.lastDay),
    });
  }
}

type Described = Pick<ImportedReport, 'platform' | 'headerKey' | 'reading'>;

/** Ends a transaction whose report is not there any more, or is being read anew. */
class Superseded extends Error {}

function outcomeOf(
  report: ReportRecord,
  examined: Examined,
  imported: Imported,
): Omit<ImportedReport, keyof Described> {
  const { totals } = imported;
  return {
    result: {
      figures: figuresOf(imported),
      conversionKinds: totals.conversions.slice(0, 50),
      lines: imported.lines,
      refusals: imported.refusals.map(({ line, lines, message }) => ({ line, lines, message })),
      notes: notesOf(examined, imported, report.adPlatform),
    },
    rowCount: totals.rows,
    firstDay: totals.firstDay,
    lastDay: totals.lastDay,
    isDaily: totals.rows > 0 && totals.periodRows === 0 && totals.undatedRows === 0,
    ...grainOf(examined),
  };
}

function describeTable(examined: Examined): Described {
  return {
    platform: platformOf(examined),
    headerKey: headerKeyOf(examined),
    reading: readingOf(examined),
  };
}

/** Our own export says whose rows it holds. */
function platformOf({ table: { header }, profile }: Examined): string {
  if (header.platform !== 'adjudge') return header.platform;
  const column = header.cells.find(({ text }) => text === PLATFORM_HEADER)?.index;
  const stated = column === undefined ? undefined : profile.examples.get(column)?.[0];
  return PLATFORMS.find((platform) => platform === stated) ?? 'other';
}

/** The same for every download of one kind of report. */
function headerKeyOf({ table }: Examined): string {
  return createHash('sha256')
    .update(JSON.stringify(table.header.cells.map(({ text }) => text)))
    .digest('hex');
}

function optionsOf({ columns, decimals, dateOrder, moneyDivisor }: MappingInput): ImportOptions {
  return {
    ...(columns && { corrections: new Map(columns.map(({ column, field }) => [column, field])) }),
    answers: {
      ...(decimals && { decimals: new Map(decimals.map(({ column, decimal }) => [column, decimal])) }),
      ...(dateOrder && { dateOrder }),
      ...(moneyDivisor && { moneyDivisor }),
    },
  };
}

function refusalOf(error: unknown): unknown {
  if (error instanceof UnreadableFile)
    return new AppError(reportErrors.report_unreadable, { reason: error.reason }, { cause: error });
  return error instanceof FileGone ? new AppError(reportErrors.report_file_gone) : error;
}

/** The finest name its rows have. */
function grainOf({ layout, profile }: Examined): Pick<ImportedReport, 'grain' | 'hasIds'> {
  const has = (...fields: string[]) =>
    layout.names.some(({ field, index }) => fields.includes(field) && (profile.names.get(index)?.filled ?? 0) > 0);
  const grain = has('ad', 'adId', 'creativeId')
    ? 3
    : has('adSet', 'adSetId')
      ? 2
      : has('campaign', 'campaignId')
        ? 1
        : 0;
  const ids = (['campaignId', 'adSetId', 'adId'] as const).slice(0, grain);
  return { grain, hasIds: grain > 0 && ids.every((field) => has(field)) };
}

/** What rows of this table can hold. */
function fieldsOf({ names, metrics }: Examined['layout']): Set<keyof ReportRow> {
  const always = ['line', 'startDay', 'endDay', 'currency', 'conversionKind', 'attribution'] as const;
  return new Set<keyof ReportRow>([
    ...always,
    ...metrics.map(({ field }) => field),
    ...names.map(({ field }) => field as keyof ReportRow),
  ]);
}

function monthsOf({ profile, formats, layout }: Examined, lastMonth: string): Set<string> {
  const months = new Set<string>();
  const days = layout.isOneAggregate || layout.day === undefined ? [layout.period?.start] : [];
  const column = layout.isOneAggregate ? undefined : (layout.day ?? layout.start);
  const written = column === undefined ? [] : (profile.dates.get(column)?.days(formats.dateOrder) ?? []);
  for (const day of [...days, ...written]) {
    const month = RowStore.monthOf(day ?? null, lastMonth);
    if (month !== null) months.add(month);
  }
  return months;
}

function monthAhead(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1)).toISOString().slice(0, 10);
}

const earlier = (one: string | null, other: string | null) =>
  one !== null && other !== null && one < other ? one : (other ?? one);
const later = (one: string | null, other: string | null) =>
  one !== null && other !== null && one > other ? one : (other ?? one);
