import { FIELDS, isNumberField } from '../contract/fields.ts';
import type { Assignment } from './assign-fields.ts';
import { detached } from './detached.ts';
import { NumberEvidence } from './number-evidence.ts';
import type { Table } from './open-table.ts';
import { type DateOrder, readDate, shapeOfDate } from './read-date.ts';
import { isMissing } from './read-number.ts';
import { fits } from './read-records.ts';
import { isAllWord } from './total-rows.ts';

/** What the dates of a column say about the order of day and month. */
export class DateEvidence {
  dayFirst = 0;
  monthFirst = 0;
  open = 0;
  dates = 0;
  /** The first date that can be read two ways. */
  example: string | undefined;
  /** Cells as they are written; so many and no more. */
  readonly texts = new Map<string, number>();

  /** The days it names, each once. */
  days(order: DateOrder): string[] {
    const days = [...this.texts.keys()].map((text) => readDate(text, order));
    return [...new Set(days)].filter((day) => day !== undefined);
  }

  add(text: string): void {
    const known = this.texts.get(text);
    if (known !== undefined) {
      this.texts.set(text, known + 1);
      return;
    }
    if (this.texts.size < MAX_TEXTS) this.texts.set(detached(text), 1);
    const shape = shapeOfDate(text);
    if (!shape) return;
    this.dates += 1;
    if (shape.kind === 'sure' || shape.first === shape.second) return;
    if (shape.first > 12) this.dayFirst += 1;
    else if (shape.second > 12) this.monthFirst += 1;
    else {
      this.open += 1;
      this.example ??= detached(text.trim());
    }
  }
}

/** Examples are taken from so many records. */
const SHOWN_RECORDS = 50;
/** Days a report can hold, with room for times of day behind them. */
const MAX_TEXTS = 20_000;

export interface NameEvidence {
  filled: number;
  /** Cells such as `All`, which stand for the sum over this column. */
  all: number;
}

/** What all rows together say about each column; no single row decides. */
export interface Profile {
  readonly numbers: ReadonlyMap<number, NumberEvidence>;
  readonly dates: ReadonlyMap<number, DateEvidence>;
  readonly names: ReadonlyMap<number, NameEvidence>;
  /** The first cells of every column that are not empty. */
  readonly examples: ReadonlyMap<number, readonly string[]>;
  /** Records with the table's number of cells. */
  readonly records: number;
  /** Line of the last record that has cells. */
  readonly lastLine: number;
  /** Mean price of a thousand impressions as the cells stand, where both columns hold digits alone. */
  readonly rawCpm: number | undefined;
}

/**
 * Reads the whole table once.
 * @param onBatch called now and then, to show that work goes on
 */
export async function profileColumns(
  table: Table,
  assignment: Assignment,
  onBatch: () => void = () => undefined,
): Promise<Profile> {
  const width = table.header.cells.length;
  const numbers = new Map<number, NumberEvidence>();
  const dates = new Map<number, DateEvidence>();
  const names = new Map<number, NameEvidence>();
  for (const [index, field] of assignment) {
    if (isNumberField(field)) numbers.set(index, new NumberEvidence());
    else if (FIELDS[field] === 'date') dates.set(index, new DateEvidence());
    else if (FIELDS[field] === 'name' || FIELDS[field] === 'id') names.set(index, { filled: 0, all: 0 });
  }
  const examples = new Map(table.header.cells.map(({ index }) => [index, [] as string[]]));
  const cpm = new CpmGuess(assignment);
  let records = 0;
  let lastLine = table.header.line;
  for await (const batch of table.records()) {
    onBatch();
    for (const { cells, line, unclosed } of batch) {
      if (unclosed || !fits(cells, width)) continue;
      records += 1;
      lastLine = line;
      if (records <= SHOWN_RECORDS)
        for (const [index, list] of examples) {
          const cell = (cells[index] as string).trim();
          if (cell !== '' && list.length < 3 && !list.includes(cell)) list.push(detached(cell));
        }
      for (const [index, evidence] of numbers) evidence.add(cells[index] as string);
      for (const [index, evidence] of dates) evidence.add(cells[index] as string);
      for (const [index, evidence] of names) {
        const cell = cells[index] as string;
        if (isMissing(cell)) continue;
        evidence.filled += 1;
        if (isAllWord(cell)) evidence.all += 1;
      }
      cpm.add(cells);
    }
  }
  return { numbers, dates, names, examples, records, lastLine, rawCpm: cpm.mean };
}

/** Sums of spend and impressions while both are digits alone: money in millionths shows as an absurd price. */
class CpmGuess {
  private spend = 0;
  private impressions = 0;
  private isWhole = true;
  private readonly columns: readonly [number, number] | undefined;

  constructor(assignment: Assignment) {
    const of = (wanted: string) => [...assignment].find(([, field]) => field === wanted)?.[0];
    const [spend, impressions] = [of('spend'), of('impressions')];
    this.columns = spend === undefined || impressions === undefined ? undefined : [spend, impressions];
  }

  add(cells: readonly string[]): void {
    if (!this.columns || !this.isWhole) return;
    const [spend, impressions] = [cells[this.columns[0]] as string, cells[this.columns[1]] as string];
    if (DIGITS.test(spend) && DIGITS.test(impressions)) {
      this.spend += Number(spend);
      this.impressions += Number(impressions);
    } else if (!isMissing(spend) && !isMissing(impressions)) this.isWhole = false;
  }

  get mean(): number | undefined {
    return this.isWhole && this.impressions > 0 ? (this.spend / this.impressions) * 1_000 : undefined;
  }
}

const DIGITS = /^\d{1,15}$/;
