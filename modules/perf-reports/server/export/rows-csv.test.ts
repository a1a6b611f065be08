import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PerformanceRow } from '../../api.ts';
import { OWN_COLUMNS } from '../../import/own-export.ts';
import { emptyRow } from '../../import/report-row.ts';
import { readText } from '../../import/testing/read-text.ts';
import { rowsCsv } from './rows-csv.ts';

/** What begins a formula, a number, a date or a quotation, and whole characters of every kind. */
const anyText = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', "'", "''", '"', '\t', '\r', '0', '1e5', '2026-06-01 ', 'Total: ', '%'),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  .map(([start, rest]) => (start + rest).replaceAll('\0', '').trim());
/** As the importer keeps names: what stands for a missing one is null. */
const name = fc.option(anyText.filter((text) => /[\p{L}\p{N}]/u.test(text) && !/^n\/?a$/i.test(text)));

describe('exported rows', () => {
  it('give back every text as it was, whatever it begins with', async () => {
    const names = ['campaign', 'adSet', 'ad', 'breakdown', 'attribution'] as const;
    const row = fc.record(Object.fromEntries(names.map((field) => [field, name])) as Record<string, typeof name>);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (texts) => {
        const rows = texts.map(
          (text, at): PerformanceRow => ({
            ...emptyRow(at + 2),
            reportId: '',
            platform: 'meta',
            startDay: '2026-06-01',
            endDay: '2026-06-01',
            impressions: 1_000 + at,
            ...text,
          }),
        );
        let csv = '';
        for await (const piece of rowsCsv(
          (async function* () {
            yield rows;
          })(),
        ))
          csv += piece;
        expect(csv.match(/"(?:[^"]|"")*"/g)?.filter((cell) => /^"[=+\-@\t\r]/.test(cell))).toEqual([]);
        const read = await readText(csv);
        expect(read.changedRows).toBe(0);
        const values = (one: Record<string, unknown>) => OWN_COLUMNS.map(([, field]) => one[field] ?? null);
        expect(read.rows.map((one) => values({ ...one }))).toEqual(rows.map((one) => values({ ...one })));
      }),
      { numRuns: 150, seed: 33 },
    );
  });
});
