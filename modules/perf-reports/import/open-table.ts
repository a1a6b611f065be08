import type { UnreadableReason } from '../contract/unreadable.ts';
import { decodeText, detectEncoding, type Encoding, type OpenBytes } from './decode.ts';
import { type FoundHeader, findHeader } from './find-header.ts';
import type { Platform } from './known-names.ts';
import { openWorkbook } from './open-workbook.ts';
import { ownListOf } from './own-export.ts';
import { RecordReader, type TableRecord } from './read-records.ts';
import { recogniseFile } from './recognise-file.ts';
import { LineSplitter } from './split-lines.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The header is looked for in so much text. */
const HEAD_CHARS = 256 * 1024;

/** A table in a file, whatever it is written in. */
export interface Table {
  readonly header: FoundHeader;
  readonly encoding: Encoding | 'xlsx';
  readonly damagedBytes: number;
  /** Cells came as numbers and dates, so there is no question how they are written. */
  readonly typed: boolean;
  /** What stands below the header, in batches; from the start each time it is called. */
  records(): AsyncIterable<TableRecord[]>;
}

/** @throws UnreadableFile */
export async function openTable(open: OpenBytes, hint?: Platform): Promise<Table> {
  const head = await readHead(open);
  const kind = recogniseFile(head);
  if (kind !== 'zip' && kind !== 'text') throw new UnreadableFile(kind);
  const table = kind === 'zip' ? await openWorkbook(open, hint) : await openText(open, hint);
  if (ownListOf(table.header.cells.map(({ text }) => text)) === 'insights') throw new UnreadableFile('own_insights');
  return table;
}

async function openText(open: OpenBytes, hint: Platform | undefined): Promise<Table> {
  const { encoding, damagedBytes } = await detectEncoding(open);
  const lines = await firstLines(open, encoding);
  const header = findHeader(lines, hint);
  const other = otherFile(lines, header);
  if (other) throw new UnreadableFile(other);
  if (!header) throw new UnreadableFile(looksEmpty(lines) ? 'no_data' : 'no_table');
  return {
    header,
    encoding,
    damagedBytes,
    typed: false,
    records: () => readText(open, encoding, header),
  };
}

async function* readText(open: OpenBytes, encoding: Encoding, header: FoundHeader): AsyncGenerator<TableRecord[]> {
  const splitter = new LineSplitter();
  const last = header.line + header.lines - 1;
  const reader = new RecordReader(header.delimiter, header.cells.length, last);
  let skipped = 0;
  const below = (lines: string[]): string[] => {
    if (skipped >= last) return lines;
    const from = Math.min(lines.length, last - skipped);
    skipped += from;
    return lines.slice(from);
  };
  for await (const text of decodeText(open, encoding)) {
    const batch: TableRecord[] = [];
    reader.push(below(splitter.push(text)), batch);
    if (batch.length > 0) yield batch;
  }
  const batch: TableRecord[] = [];
  reader.push(below(splitter.end()), batch);
  reader.end(batch);
  if (batch.length > 0) yield batch;
}

async function readHead(open: OpenBytes): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of open()) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= 4096) break;
  }
  return head;
}

async function firstLines(open: OpenBytes, encoding: Encoding): Promise<string[]> {
  const splitter = new LineSplitter();
  const lines: string[] = [];
  let chars = 0;
  for await (const text of decodeText(open, encoding)) {
    chars += text.length;
    lines.push(...splitter.push(text));
    if (chars >= HEAD_CHARS) return lines;
  }
  lines.push(...splitter.end());
  return lines;
}

/** Files people take for reports. */
function otherFile(lines: readonly string[], header: FoundHeader | undefined): UnreadableReason | undefined {
  if (lines.every((line) => line.trim() === '')) return 'empty';
  const first = (lines[0] ?? '').split(/[,\t;]/).map((cell) => cell.replaceAll(/^[\s"\ufeff]+|[\s"]+$/g, ''));
  if (ownListOf(first) === 'insights') return 'own_insights';
  const keys =
    header?.cells.map(({ key }) => key) ?? lines.slice(0, 3).flatMap((line) => line.toLowerCase().split(/[,\t;]/));
  if (keys.includes('rowtype') && keys.includes('action')) return 'ads_editor';
  if (lines.slice(0, 2).some((line) => /^#\s*-{4,}/.test(line)) && !header?.known) return 'analytics';
  if (keys.includes('sessions') && keys.includes('engagedsessions')) return 'analytics';
  if (/^category:\s/i.test(lines[0] ?? '')) return 'trends';
  return undefined;
}

const REPORT_TITLE = /report|rapport|bericht|informe|relat[óo]rio|all time|レポート/i;

/** A title and dates, then nothing: what a platform writes when no ad was shown. */
function looksEmpty(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  return (
    written.length <= 14 &&
    written.some((line) => REPORT_TITLE.test(line)) &&
    written.every((line) => line.length < 300)
  );
}
