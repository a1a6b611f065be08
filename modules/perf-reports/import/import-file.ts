import type { Field, MetricField, RateField } from '../contract/fields.ts';
import { type Assignment, assignFields } from './assign-fields.ts';
import { type Answers, decideFormats, type Formats } from './decide-formats.ts';
import type { OpenBytes } from './decode.ts';
import type { Platform } from './known-names.ts';
import { openTable, type Table } from './open-table.ts';
import { type Profile, profileColumns } from './profile-columns.ts';
import { INVALID, readNumber } from './read-number.ts';
import { RowReader } from './read-rows.ts';
import type { LineCounts, Refusal, ReportRow } from './report-row.ts';
import { layOutRows, type RowLayout } from './row-layout.ts';
import { type Totals, TotalsCounter } from './totals.ts';

/** Refused lines that are told one by one; the others are counted. */
const TOLD_REFUSALS = 200;
/** Rows handed on together. */
const BATCH = 2_000;

export interface ImportOptions {
  /** Platform the person chose: decides where headers fit two equally well. */
  readonly hint?: Platform;
  /** What the owner said about columns, by their number. */
  readonly corrections?: ReadonlyMap<number, Field | null>;
  readonly answers?: Answers;
  /** Dates the owner wrote beside the file, used where the file has none. */
  readonly saidRange?: string;
  /** Called now and then, to show that work goes on. */
  onProgress?(): void;
}

/** A file whose table is found and whose columns are understood, as far as the file tells. */
export interface Examined {
  readonly table: Table;
  readonly assignment: Assignment;
  readonly profile: Profile;
  readonly formats: Formats;
  readonly layout: RowLayout;
}

export interface Imported {
  readonly totals: Totals;
  readonly lines: LineCounts;
  readonly summaryRows: number;
  /** Sums the file states itself in its first summary row. */
  readonly statedTotals: Readonly<Partial<Record<MetricField, number>>> | undefined;
  /** Rates and prices of the same line, as it writes them: of shares, whether with a percent sign. */
  readonly statedRates: Readonly<Partial<Record<RateField, { readonly value: number; readonly hasSign: boolean }>>>;
  readonly refusals: readonly Refusal[];
  readonly refusedRecords: number;
  readonly bounds: number;
  readonly damagedIds: number;
  /** Of our own export: rows that are not as they were exported. */
  readonly changedRows: number;
}

/**
 * Reads the whole file once and says what each column is and how it is written.
 * @throws UnreadableFile
 */
export async function examineFile(open: OpenBytes, options: ImportOptions = {}): Promise<Examined> {
  const table = await openTable(open, options.hint);
  const assignment = assignFields(table.header, options.corrections);
  const profile = await profileColumns(table, assignment, options.onProgress);
  const formats = decideFormats(table, assignment, profile, options.answers);
  const layout = layOutRows(table.header, assignment, formats, profile, options.saidRange);
  return { table, assignment, profile, formats, layout };
}

/**
 * Reads the rows of an examined file.
 * @param onRows gets them in batches and is waited for
 */
export async function importRows(
  { table, formats, layout }: Pick<Examined, 'table' | 'formats' | 'layout'>,
  onRows: (rows: ReportRow[]) => Promise<void> | void,
  options: Pick<ImportOptions, 'onProgress'> = {},
): Promise<Imported> {
  const totals = new TotalsCounter(layout);
  const refusals: Refusal[] = [];
  const found = { summaryRows: 0, refusedRecords: 0, bounds: 0, damagedIds: 0, changedRows: 0 };
  let statedTotals: Imported['statedTotals'];
  let statedRates: Imported['statedRates'] = {};
  let batch: ReportRow[] = [];
  const { header } = table;
  const reader = new RowReader(
    layout,
    formats.dateOrder,
    {
      row(row, cells) {
        totals.add(row, cells);
        batch.push(row);
      },
      summary(cells) {
        found.summaryRows += 1;
        if (statedTotals) return;
        statedTotals = readStated(layout, cells);
        statedRates = readStatedRates(layout, cells);
      },
      refused(refusal) {
        found.refusedRecords += 1;
        if (refusals.length < TOLD_REFUSALS) refusals.push(refusal);
      },
      bound() {
        found.bounds += 1;
      },
      damagedId() {
        found.damagedIds += 1;
      },
      changedRow() {
        found.changedRows += 1;
      },
    },
    header.line + header.lines - 1,
  );
  for await (const records of table.records()) {
    options.onProgress?.();
    reader.take(records);
    while (batch.length >= BATCH) {
      await onRows(batch);
      batch = [];
    }
  }
  reader.end();
  if (batch.length > 0) await onRows(batch);
  return { totals: totals.totals(), lines: reader.lines, statedTotals, statedRates, refusals, ...found };
}

function readStated(layout: RowLayout, cells: readonly string[]): Imported['statedTotals'] {
  const stated: Partial<Record<MetricField, number>> = {};
  for (const { field, index, format } of layout.metrics) {
    const value = readNumber(cells[index] ?? '', format);
    if (value !== null && value !== INVALID) stated[field] = value;
  }
  return Object.keys(stated).length > 0 ? stated : undefined;
}

function readStatedRates(layout: RowLayout, cells: readonly string[]): Imported['statedRates'] {
  const stated: Partial<Record<Field, { value: number; hasSign: boolean }>> = {};
  for (const [field, { index, format }] of layout.rates) {
    const cell = cells[index] ?? '';
    const value = readNumber(cell, format);
    if (value !== null && value !== INVALID) stated[field] = { value, hasSign: cell.includes('%') };
  }
  return stated as Imported['statedRates'];
}
