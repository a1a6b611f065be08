import { type FoldedHeader, foldHeader } from './fold-header.ts';
import { agreedMeaning, isKnownHeader, meaningsIn, PLATFORMS, type Platform } from './known-names.ts';
import type { Language } from './names/platform-names.ts';
import { DELIMITERS, type Delimiter, RecordReader, type TableRecord } from './read-records.ts';

/** A header is looked for in so many records from the start. */
const SEARCHED = 100;
const MAX_COLUMNS = 1_000;

export interface HeaderCell extends FoldedHeader {
  readonly index: number;
  /** As the file writes it. */
  readonly text: string;
}

export interface FoundHeader {
  readonly delimiter: Delimiter;
  /** First line of the header, from 1. */
  readonly line: number;
  readonly lines: number;
  readonly cells: readonly HeaderCell[];
  /** How many cells have a name we know. */
  readonly known: number;
  readonly platform: Platform;
  readonly language: Language;
  /** Lines before it, as text: title, range of dates, time zone. */
  readonly preamble: readonly string[];
}

/**
 * The line with most known names, read with the separator that makes it so: characters are never counted, since numbers
 * hold more commas than a tab file has tabs. Where no line has two known names, the first line that the next ones agree with
 * in their number of cells. Undefined where there is no table.
 * @param hint platform the person chose; decides between two that fit equally well
 */
export function findHeader(lines: readonly string[], hint?: Platform): FoundHeader | undefined {
  let best: { delimiter: Delimiter; record: TableRecord; known: number } | undefined;
  for (const delimiter of DELIMITERS) {
    for (const record of recordsOf(lines, delimiter)) {
      if (record.cells.length > MAX_COLUMNS) continue;
      const known = countKnown(record.cells);
      if (known >= 2 && known > (best?.known ?? 0)) best = { delimiter, record, known };
    }
  }
  const found = best ?? findPlainTable(lines);
  if (!found) return undefined;
  const cells = found.record.cells.map((text, index) => ({
    text: text.replaceAll('\0', '').trim(),
    index,
    ...foldHeader(text),
  }));
  const preamble = lines.slice(0, found.record.line - 1).map((line) => cleanPreamble(line));
  const platform = platformOf(cells, preamble, hint);
  return {
    delimiter: found.delimiter,
    line: found.record.line,
    lines: found.record.lines,
    cells: withoutEmptyTail(cells),
    known: found.known,
    platform,
    language: languageOf(cells, platform),
    preamble,
  };
}

/** Records of the beginning; the last may be cut off by the end of what was read. */
function recordsOf(lines: readonly string[], delimiter: Delimiter): TableRecord[] {
  const records: TableRecord[] = [];
  new RecordReader(delimiter, undefined).push(lines.slice(0, SEARCHED * 3), records);
  return records.slice(0, SEARCHED);
}

function countKnown(cells: readonly string[]): number {
  const keys = new Set<string>();
  for (const cell of cells) {
    if (cell.length > 120 || cell === '') continue;
    const { key } = foldHeader(cell);
    if (isKnownHeader(key)) keys.add(key);
  }
  return keys.size;
}

/** A table whose headers nobody knows: three records in a row with the same number of cells, two or more. */
function findPlainTable(lines: readonly string[]) {
  let best: { delimiter: Delimiter; record: TableRecord; known: number } | undefined;
  for (const delimiter of DELIMITERS) {
    const records = recordsOf(lines, delimiter).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    const record = records.find(
      ({ cells }, at) =>
        cells.length >= 2 &&
        cells.length <= MAX_COLUMNS &&
        cells.every((cell) => cell.trim() !== '' && !/^[\d.,\s%-]+$/.test(cell)) &&
        records[at + 1]?.cells.length === cells.length &&
        (records[at + 2]?.cells.length ?? cells.length) === cells.length,
    );
    if (record && record.cells.length > (best?.record.cells.length ?? 0)) best = { delimiter, record, known: 0 };
  }
  return best;
}

/** Lines only this platform writes above its tables. */
const TITLES: Readonly<Partial<Record<Platform, RegExp>>> = {
  microsoft: /^Report Name:|^Last Completed Available/i,
  linkedin: /\((?:in|en|huso horario de) UTC\)/i,
};

/** The platform whose exports have most of these headers. */
function platformOf(cells: readonly HeaderCell[], preamble: readonly string[], hint: Platform | undefined): Platform {
  const scores = PLATFORMS.map((platform) => ({
    platform,
    score:
      cells.filter(({ key }) => meaningsIn(platform, key).length > 0).length +
      (preamble.some((line) => TITLES[platform]?.test(line)) ? 1 : 0) +
      // Half a point for the person's word: it decides between equals and nothing else.
      (platform === hint ? 0.5 : 0),
  }));
  const generic = scores.find(({ platform }) => platform === 'other')?.score ?? 0;
  const best = scores.filter(({ platform }) => platform !== 'other').sort((one, other) => other.score - one.score);
  const [first, second] = best;
  if (!first || first.score < 2 || generic > first.score) return hint ?? 'other';
  const isOwn = cells.some(
    ({ key }) =>
      meaningsIn(first.platform, key).length > 0 && meaningsIn(second?.platform ?? 'other', key).length === 0,
  );
  return first.score === second?.score || (generic >= first.score && !isOwn) ? (hint ?? 'other') : first.platform;
}

function languageOf(cells: readonly HeaderCell[], platform: Platform): Language {
  const counts = new Map<Language, number>();
  for (const { key } of cells) {
    const own = meaningsIn(platform, key);
    const agreed = own.length > 0 ? own : [agreedMeaning(key)].filter((one) => one !== undefined);
    for (const language of new Set(agreed.map((one) => one.language)))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 'en';
}

/** Trailing columns without a header, which formatted sheets leave behind. */
function withoutEmptyTail(cells: readonly HeaderCell[]): HeaderCell[] {
  const last = cells.findLastIndex(({ text }) => text !== '');
  return cells.slice(0, last + 1);
}

const cleanPreamble = (line: string): string => line.replaceAll(/^[\s",;|]+|[\s",;|]+$/g, '');
