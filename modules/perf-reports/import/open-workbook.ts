import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
// Not the build for Node: it waits for ever for an archive that is cut off.
import readWorkbook from 'read-excel-file/universal';
import type { OpenBytes } from './decode.ts';
import { type FoundHeader, findHeader } from './find-header.ts';
import { foldHeader } from './fold-header.ts';
import { isKnownHeader, type Platform } from './known-names.ts';
import type { Table } from './open-table.ts';
import type { TableRecord } from './read-records.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A workbook is read whole, so both sizes are limited before it is. */
export const MAX_WORKBOOK_BYTES = 10 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 80 * 1024 * 1024;
const BATCH = 1_000;

const inflate = promisify(inflateRaw);
/** Stands between cells while the header is looked for; no cell holds it. */
const DIVIDER = '\t';

/**
 * Reads the sheet `Raw Data Report`, else the one with most known headers. Numbers become text with a decimal point, dates
 * `YYYY-MM-DD`, so that everything behind reads a workbook as it reads text. Lines are the rows of the sheet.
 * @throws UnreadableFile
 */
export async function openWorkbook(open: OpenBytes, hint?: Platform): Promise<Table> {
  const bytes = await readAll(open);
  await requireWorkbook(bytes);
  const sheets = await readWorkbook(new Blob([new Uint8Array(bytes)])).catch((cause: unknown) => {
    throw new UnreadableFile('xlsx_broken', { cause });
  });
  const read = sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toText)) }));
  const best =
    read.find(({ name, rows }) => /raw data report/i.test(name) && countKnown(rows) >= 2) ??
    read.toSorted((one, other) => countKnown(other.rows) - countKnown(one.rows))[0];
  const rows = best?.rows ?? [];
  const header = findHeader(
    rows.slice(0, 300).map((row) => row.map((cell) => cell.replaceAll(/[\t\n\r"]/g, ' ')).join(DIVIDER)),
    hint,
  );
  if (!header) throw new UnreadableFile(rows.length === 0 ? 'empty' : 'no_table');
  return { header, encoding: 'xlsx', damagedBytes: 0, typed: true, records: () => inBatches(rows, header) };
}

async function* inBatches(rows: readonly string[][], header: FoundHeader): AsyncGenerator<TableRecord[]> {
  const width = header.cells.length;
  for (let at = header.line; at < rows.length; at += BATCH)
    yield rows.slice(at, at + BATCH).map((row, index) => ({
      // Sheets leave out empty cells at the end of a row.
      cells: row.length < width ? [...row, ...Array<string>(width - row.length).fill('')] : row,
      line: at + index + 1,
      lines: 1,
    }));
}

function countKnown(rows: readonly string[][]): number {
  const counts = rows.slice(0, 50).map((row) => row.filter((cell) => isKnownHeader(foldHeader(cell).key)).length);
  return Math.max(0, ...counts);
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell);
}

async function readAll(open: OpenBytes): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of open()) {
    size += chunk.length;
    if (size > MAX_WORKBOOK_BYTES) throw new UnreadableFile('xlsx_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Unpacks every part within a limit, since what an archive says about its sizes may be a lie. */
async function requireWorkbook(bytes: Buffer): Promise<void> {
  const entries = entriesOf(bytes);
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new UnreadableFile('zip');
  let left = MAX_UNPACKED_BYTES;
  for (const { start, packed, isDeflated } of entries) {
    const part = bytes.subarray(start, start + packed);
    try {
      left -= isDeflated ? (await inflate(part, { maxOutputLength: Math.max(1, left) })).length : part.length;
    } catch (cause) {
      const tooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new UnreadableFile(tooLarge ? 'xlsx_too_large' : 'xlsx_broken', { cause });
    }
    if (left <= 0) throw new UnreadableFile('xlsx_too_large');
  }
}

/** The parts of an archive, from its directory. */
function entriesOf(bytes: Buffer): { name: string; start: number; packed: number; isDeflated: boolean }[] {
  const found: { name: string; start: number; packed: number; isDeflated: boolean }[] = [];
  try {
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < 0) throw new RangeError('no directory');
    let at = bytes.readUInt32LE(end + 16);
    for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
      if (bytes.readUInt32LE(at) !== 0x02014b50) throw new RangeError('no entry');
      const nameLength = bytes.readUInt16LE(at + 28);
      const local = bytes.readUInt32LE(at + 42);
      found.push({
        name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
        start: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
        packed: bytes.readUInt32LE(at + 20),
        isDeflated: bytes.readUInt16LE(at + 10) === 8,
      });
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  } catch (cause) {
    throw new UnreadableFile('xlsx_broken', { cause });
  }
  return found;
}
