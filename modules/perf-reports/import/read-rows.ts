import { detached } from './detached.ts';
import { checkOf, unprotectedText } from './own-export.ts';
import { type DateOrder, readDate } from './read-date.ts';
import { INVALID, isBound, isMissing, readNumber } from './read-number.ts';
import { fits, type TableRecord } from './read-records.ts';
import { emptyRow, type LineCounts, type Refusal, type RefusalReason, type ReportRow } from './report-row.ts';
import type { MetricColumn, RowLayout } from './row-layout.ts';
import { isAllWord, isTotalLabel, isTotalWord } from './total-rows.ts';

/** Where the parts of a table go while it is read. */
export interface RowSink {
  row(row: ReportRow, cells: readonly string[]): void;
  summary(cells: readonly string[], line: number): void;
  refused(refusal: Refusal): void;
  /** A figure that is only told as `< 10`. */
  bound(): void;
  /** An id a spreadsheet turned into `1.20E+17`. */
  damagedId(): void;
  /** A row of our own export that is not as it was exported. */
  changedRow(): void;
}

const ID_FIELDS = new Set(['accountId', 'campaignId', 'adSetId', 'adId', 'creativeId']);
const DAMAGED_ID = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const MAX_NAME = 1_000;
const SYMBOLS: readonly (readonly [string, string])[] = [
  ['R$', 'BRL'],
  ['S/', 'PEN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['zł', 'PLN'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
];

interface Fault {
  readonly reason: RefusalReason;
  readonly message: string;
}

/** Sorts the records of a table into rows, sums, repeated headers and refusals, and counts every line once. */
export class RowReader {
  readonly lines: LineCounts;
  private rows = 0;
  private firstRecordLine: number | undefined;
  /** Lines of one cell: footnotes where nothing follows, a title before a repeated header, else broken rows. */
  private lone: TableRecord[] = [];
  private readonly days = new Map<string, string | undefined>();

  constructor(
    private readonly layout: RowLayout,
    private readonly order: DateOrder,
    private readonly sink: RowSink,
    linesAbove: number,
  ) {
    this.lines = { total: linesAbove, read: 0, preamble: linesAbove, summary: 0, refused: 0 };
  }

  take(records: readonly TableRecord[]): void {
    for (const record of records) this.sort(record);
  }

  end(): void {
    for (const { cells, line, lines } of this.lone) {
      this.lines.summary += lines;
      this.sink.summary(cells, line);
    }
    this.lone = [];
  }

  private sort(record: TableRecord): void {
    const { cells, lines, line } = record;
    const { layout } = this;
    this.lines.total += lines;
    if (cells.every((cell) => cell.trim() === '')) {
      this.lines.preamble += lines;
      return;
    }
    if (!record.unclosed && isLone(cells, layout.width)) {
      this.lone.push(record);
      return;
    }
    if (this.isHeader(cells)) {
      for (const one of this.lone) this.lines.preamble += one.lines;
      this.lone = [];
      this.lines.preamble += lines;
      return;
    }
    for (const one of this.lone)
      this.refuse(one, 'not_a_table_row', `Line ${one.line} is text, not a row of the table.`);
    this.lone = [];
    const broken = this.shapeFault(record);
    if (broken === 'sum') this.sum(record);
    else if (broken) this.refuse(record, broken.reason, broken.message);
    else {
      const isFirst = this.firstRecordLine === undefined;
      this.firstRecordLine ??= line;
      if (this.layout.check === undefined && this.isSum(cells, isFirst, line)) this.sum(record);
      else this.readRow(record);
    }
  }

  /** Why its cells cannot be told apart; `sum` for a total line that is shorter than the rows. */
  private shapeFault({ cells, line, unclosed }: TableRecord): 'sum' | Fault | undefined {
    const { width } = this.layout;
    if (unclosed) return { reason: 'unclosed_quote', message: `A quotation mark on line ${line} is never closed.` };
    if (fits(cells, width)) return undefined;
    if (isTotalWord(cells[0] as string) || cells.some(isTotalLabel)) return 'sum';
    const message = `Line ${line} has ${cells.length} columns where the header has ${width}.`;
    return { reason: cells.length < width ? 'too_few_cells' : 'too_many_cells', message };
  }

  private sum({ cells, line, lines }: TableRecord): void {
    this.lines.summary += lines;
    this.sink.summary(cells, line);
  }

  private refuse({ line, lines }: TableRecord, reason: RefusalReason, message: string): void {
    this.lines.refused += lines;
    this.sink.refused({ line, lines, reason, message });
  }

  private isHeader(cells: readonly string[]): boolean {
    const { headerTexts } = this.layout;
    return cells.length >= headerTexts.length && headerTexts.every((text, at) => (cells[at] as string).trim() === text);
  }

  /**
   * `Total: …` in any cell, unless every name stands beside it; a total word alone where a name should be, and no name; no name
   * at all in the first or last row; `All` in a column other rows divide by.
   */
  private isSum(cells: readonly string[], isFirst: boolean, line: number): boolean {
    const { names, subtotals, namelessIsSum, lastLine } = this.layout;
    const named = names.filter(({ index }) => isPlainName(cells[index] as string)).length;
    if (cells.some(isTotalLabel) && !this.hasAllNames(cells)) return true;
    if (
      named === 0 &&
      (isTotalWord(cells[0] as string) || names.some(({ index }) => isTotalWord(cells[index] as string)))
    )
      return true;
    if (subtotals.some((index) => isAllWord(cells[index] as string))) return true;
    return (
      namelessIsSum && (isFirst || line >= lastLine) && names.every(({ index }) => isMissing(cells[index] as string))
    );
  }

  /** Whether account, campaign, ad set and ad stand there, as far as the table has them; groups only where it has none of these. */
  private hasAllNames(cells: readonly string[]): boolean {
    const own = this.layout.names.filter(({ field }) => field !== 'breakdown');
    const asked = own.length > 0 ? own : this.layout.names;
    return asked.length > 0 && asked.every(({ index }) => isPlainName(cells[index] as string));
  }

  private readRow(record: TableRecord): void {
    const { cells, line, lines } = record;
    const row = emptyRow(line);
    const fault = this.readFigures(row, cells) ?? this.readDays(row, cells, line);
    if (fault) {
      this.refuse(record, fault.reason, fault.message);
      return;
    }
    this.readNames(row, cells);
    this.readTexts(row, cells);
    const { check } = this.layout;
    if (check !== undefined && cells[check] !== checkOf(row)) this.sink.changedRow();
    this.rows += 1;
    this.lines.read += lines;
    this.sink.row(row, cells);
  }

  private readFigures(row: ReportRow, cells: readonly string[]): Fault | undefined {
    for (const column of this.layout.metrics) {
      const fault = this.readFigure(row, column, cells[column.index] as string);
      if (fault) return fault;
    }
    return undefined;
  }

  private readFigure(row: ReportRow, column: MetricColumn, cell: string): Fault | undefined {
    const value = readNumber(cell, column.format);
    if (value === null) {
      if (cell !== '' && isBound(cell)) this.sink.bound();
      return undefined;
    }
    if (value === INVALID) return faultOf('not_a_number', cell, column.header, row.line);
    if (value < 0 && !column.mayBeNegative) return faultOf('negative', cell, column.header, row.line);
    if (column.mustBeWhole && !Number.isInteger(value)) return faultOf('not_whole', cell, column.header, row.line);
    row[column.field] = value;
    return undefined;
  }

  private readDays(row: ReportRow, cells: readonly string[], line: number): Fault | undefined {
    const { day, start, end, period, isOneAggregate, headerTexts } = this.layout;
    if (day !== undefined && !isOneAggregate) {
      const read = this.day(cells[day] as string);
      if (read === undefined) return faultOf('not_a_date', cells[day] as string, headerTexts[day] ?? '', line);
      row.startDay = read;
      row.endDay = read;
    } else if (day === undefined && start !== undefined) {
      // What had no day when it was exported has none now.
      if (this.layout.check !== undefined && cells[start] === '') return undefined;
      const from = this.day(cells[start] as string);
      if (from === undefined) return faultOf('not_a_date', cells[start] as string, headerTexts[start] ?? '', line);
      const to = end === undefined ? undefined : this.day(cells[end] as string);
      row.startDay = from;
      // `Ongoing` is no day: then the row ends where the report does.
      row.endDay = to !== undefined && to >= from ? to : period && period.end >= from ? period.end : from;
    } else if (period) {
      row.startDay = period.start;
      row.endDay = period.end;
    }
    return undefined;
  }

  /** Dates come again and again. */
  private day(text: string): string | undefined {
    if (this.days.has(text)) return this.days.get(text);
    if (this.days.size > 50_000) this.days.clear();
    const read = readDate(text, this.order);
    this.days.set(detached(text), read);
    return read;
  }

  private readNames(row: ReportRow, cells: readonly string[]): void {
    let breakdown = '';
    for (const { index, field, header } of this.layout.names) {
      const cell = this.textOf(cells[index] as string);
      if (isMissing(cell)) continue;
      if (field === 'breakdown' && this.layout.check !== undefined) breakdown = cell;
      else if (field === 'breakdown') breakdown += `${breakdown === '' ? '' : '; '}${header}=${clean(cell)}`;
      else if (ID_FIELDS.has(field) && DAMAGED_ID.test(cell)) this.sink.damagedId();
      else row[field as 'campaign'] = clean(cell);
    }
    row.breakdown = breakdown === '' ? null : clean(breakdown);
  }

  private readTexts(row: ReportRow, cells: readonly string[]): void {
    const { currencyColumn, currency, conversionKindColumn, conversionHeader, attributionColumn } = this.layout;
    const stated = currencyColumn === undefined ? '' : (cells[currencyColumn] as string).trim().toUpperCase();
    row.currency = /^[A-Z]{3}$/.test(stated) ? stated : (currency ?? this.currencySign(cells));
    if (row.conversions !== null) {
      const kind = conversionKindColumn === undefined ? '' : this.textOf(cells[conversionKindColumn] as string);
      row.conversionKind = isMissing(kind) ? conversionHeader : clean(kind);
    }
    const attribution = attributionColumn === undefined ? '' : this.textOf(cells[attributionColumn] as string);
    row.attribution = isMissing(attribution) ? null : clean(attribution);
  }

  private textOf(cell: string): string {
    return this.layout.check === undefined ? cell : unprotectedText(cell);
  }

  private currencySign(cells: readonly string[]): string | null {
    for (const { field, index } of this.layout.metrics) {
      if (field !== 'spend') continue;
      const cell = cells[index] as string;
      return (
        SYMBOLS.find(([sign]) => cell.includes(sign))?.[1] ??
        /(?:^|[\d\s])([A-Z]{3})(?:$|[\d\s])/.exec(cell)?.[1] ??
        null
      );
    }
    return null;
  }
}

const FAULTS = {
  not_a_number: 'is not a number.',
  negative: 'is below zero.',
  not_whole: 'is not a whole number. A spreadsheet may have cut its zeros; upload the file as the platform wrote it.',
  not_a_date: 'is not a date.',
} as const;

function faultOf(reason: keyof typeof FAULTS, cell: string, header: string, line: number): Fault {
  return { reason, message: `“${shorten(cell)}” in “${header}” on line ${line} ${FAULTS[reason]}` };
}

function isPlainName(cell: string): boolean {
  return !isMissing(cell) && !isTotalLabel(cell) && !isTotalWord(cell);
}

function isLone(cells: readonly string[], width: number): boolean {
  if (width < 3) return false;
  const [first = '', ...others] = cells;
  const text = first.trim();
  return text !== '' && others.every((cell) => cell.trim() === '') && !/^[\d.,\s%-]+$/.test(text) && !isTotalWord(text);
}

/** Text the database keeps: without zeros and halves of characters, of a bounded length. */
function clean(text: string): string {
  const trimmed = text.trim();
  const cut = trimmed.length > MAX_NAME ? trimmed.slice(0, MAX_NAME) : trimmed;
  return UNSOUND.test(cut) ? Buffer.from(cut.replaceAll('\0', '')).toString() : cut;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a zero is what no database keeps
const UNSOUND = /[\u0000\ud800-\udfff]/;

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
