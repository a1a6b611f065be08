import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { RecordReader, type TableRecord } from './read-records.ts';
import { LineSplitter } from './split-lines.ts';

function read(text: string, columns: number | undefined, chunk = 7): TableRecord[] {
  const splitter = new LineSplitter();
  const reader = new RecordReader(',', columns);
  const records: TableRecord[] = [];
  for (let at = 0; at < text.length; at += chunk) reader.push(splitter.push(text.slice(at, at + chunk)), records);
  reader.push(splitter.end(), records);
  reader.end(records);
  return records;
}

describe('records', () => {
  it('of well-formed files are those csv-parse reads', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '😀', '"', ',', '\n', ' ', '1', ';', '\t'),
      maxLength: 8,
    });
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
      );
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 40 }), fc.constantFrom('\n', '\r\n'), (rows, chunk, end) => {
        const text = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',') + end).join('');
        expect(read(text, rows[0]?.length, chunk).map(({ cells }) => cells)).toEqual(
          parse(text, { relax_column_count: true }),
        );
      }),
      { numRuns: runs(200, 20_000) },
    );
  });

  it('take every line exactly once, whatever is written', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '1', '\r'), maxLength: 200 });
    fc.assert(
      fc.property(text, fc.option(fc.integer({ min: 1, max: 4 })), (content, columns) => {
        const lines = content.includes('\n') || !content.includes('\r') ? content.split('\n') : content.split('\r');
        if (lines.at(-1) === '') lines.pop();
        const records = read(content, columns ?? undefined);
        expect(records.reduce((sum, record) => sum + record.lines, 0)).toBe(lines.length);
        for (const [at, { line }] of records.entries())
          expect(line).toBe(1 + records.slice(0, at).reduce((sum, record) => sum + record.lines, 0));
      }),
      { numRuns: runs(300, 30_000) },
    );
  });

  it('lose one line to one stray quotation mark', () => {
    const rows = Array.from({ length: 400 }, (_, at) => (at === 100 ? `${at},"broken,x` : `${at},"fine, ${at}",x`));
    const records = read(`${rows.join('\n')}\n`, 3);
    expect(records).toHaveLength(400);
    expect(records.filter(({ unclosed }) => unclosed).map(({ line }) => line)).toEqual([101]);
    expect(records[101]?.cells).toEqual(['101', 'fine, 101', 'x']);
  });

  it('keep line breaks of quoted cells, and their lines', () => {
    expect(read('a,"one\ntwo",b\nc,d,e\n', 3)).toEqual([
      { cells: ['a', 'one\ntwo', 'b'], line: 1, lines: 2 },
      { cells: ['c', 'd', 'e'], line: 3, lines: 1 },
    ]);
  });
});
