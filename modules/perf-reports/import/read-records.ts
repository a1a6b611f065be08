export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Cells of one record. */
export interface TableRecord {
  readonly cells: readonly string[];
  /** Line of the file it begins on, from 1. */
  readonly line: number;
  /** Lines of the file it takes: more than one where a cell holds line breaks. */
  readonly lines: number;
  /** A quotation mark on its line is never closed, so its cells are not known. */
  readonly unclosed?: true;
}

/** A cell does not go on for longer. */
const MAX_RECORD_LINES = 200;
const MAX_RECORD_CHARS = 1_000_000;

/**
 * Puts lines together to records: cells divided by one character, quoted by `"`, which is doubled inside. Every line ends
 * in exactly one record. A record of several lines that does not have the table's number of cells, or text behind a
 * closing quotation mark, began with a stray one: its first line stands alone and the others are read again, so that one bad line costs one line.
 */
export class RecordReader {
  private pending: string[] = [];
  private pendingChars = 0;
  private scan: Scan = newScan();

  /**
   * @param columns of the table; undefined while it is not known, and every record is taken as it is
   * @param line the one before the first
   */
  constructor(
    private readonly delimiter: Delimiter,
    private readonly columns: number | undefined,
    private line = 0,
  ) {}

  push(lines: readonly string[], into: TableRecord[]): void {
    for (const line of lines) this.take(line, into);
  }

  end(into: TableRecord[]): void {
    while (this.pending.length > 0) this.giveUpFirst(into);
  }

  private take(line: string, into: TableRecord[]): void {
    if (this.pending.length === 0 && !line.includes('"')) {
      this.line += 1;
      into.push({ cells: line.split(this.delimiter), line: this.line, lines: 1 });
      return;
    }
    this.pending.push(line);
    this.pendingChars += line.length;
    scanLine(this.scan, line, this.delimiter);
    if (!this.scan.open) {
      const lines = this.pending.length;
      const { cells, isLoose } = this.scan;
      if (lines > 1 && this.columns !== undefined && (isLoose || !fits(cells, this.columns))) {
        this.giveUpFirst(into);
        return;
      }
      into.push({ cells, line: this.line + 1, lines });
      this.line += lines;
      this.reset();
    } else if (this.pending.length > MAX_RECORD_LINES || this.pendingChars > MAX_RECORD_CHARS) this.giveUpFirst(into);
  }

  private giveUpFirst(into: TableRecord[]): void {
    const [first = '', ...others] = this.pending;
    this.line += 1;
    this.reset();
    into.push({ cells: first.split(this.delimiter), line: this.line, lines: 1, unclosed: true });
    for (const line of others) this.take(line, into);
  }

  private reset(): void {
    this.pending = [];
    this.pendingChars = 0;
    this.scan = newScan();
  }
}

/** Whether a record has the cells of the table, but for empty ones at its end. */
export function fits(cells: readonly string[], columns: number): boolean {
  if (cells.length < columns) return false;
  for (let at = columns; at < cells.length; at += 1) if ((cells[at] as string).trim() !== '') return false;
  return true;
}

interface Scan {
  cells: string[];
  /** The cell under way, where a quoted one has not ended. */
  cell: string;
  open: boolean;
  /** Text followed a closing quotation mark: within one line a slip, over several the sign of a stray one. */
  isLoose: boolean;
}

const newScan = (): Scan => ({ cells: [], cell: '', open: false, isLoose: false });

/** Reads one more line into the record. */
function scanLine(scan: Scan, line: string, delimiter: string): void {
  let at = 0;
  if (scan.open) scan.cell += '\n';
  for (;;) {
    if (!scan.open) {
      if (line[at] !== '"') {
        const next = line.indexOf(delimiter, at);
        scan.cells.push(next < 0 ? line.slice(at) : line.slice(at, next));
        if (next < 0) return;
        at = next + 1;
        continue;
      }
      scan.open = true;
      at += 1;
    }
    const quote = line.indexOf('"', at);
    if (quote < 0) {
      scan.cell += line.slice(at);
      return;
    }
    scan.cell += line.slice(at, quote);
    if (line[quote + 1] === '"') {
      scan.cell += '"';
      at = quote + 2;
      continue;
    }
    scan.open = false;
    const next = line.indexOf(delimiter, quote + 1);
    const tail = next < 0 ? line.slice(quote + 1) : line.slice(quote + 1, next);
    // `"5" screen`: what follows a closing quotation mark belongs to the cell as it stands.
    const isLoose = tail.trim() !== '';
    scan.isLoose ||= isLoose;
    scan.cells.push(isLoose ? `${scan.cell}"${tail}` : scan.cell);
    scan.cell = '';
    if (next < 0) return;
    at = next + 1;
  }
}
