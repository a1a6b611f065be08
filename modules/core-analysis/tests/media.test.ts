import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEEP } from '#platform/testing/depth.ts';
import { MediaBench } from './media-suite/measure-media.ts';
import { type ReportedRow, writeMediaReport } from './media-suite/media-report.ts';
import { MEDIA_ROWS } from './media-suite/rows.ts';

describe('files as people have them', () => {
  const bench = new MediaBench();
  const reported: ReportedRow[] = [];
  beforeAll(() => bench.warm(), 120_000);
  afterAll(async () => {
    await bench.stop();
    if (DEEP) await writeMediaReport(reported);
  });

  it.each(MEDIA_ROWS.filter(({ quick }) => DEEP || quick))(
    '$file ($what): $expected',
    async (row) => {
      const outcome = await bench.outcomeOf(row.file);
      const twin = row.twin ? await bench.outcomeOf(row.twin) : undefined;
      const problems = row.problems(outcome, twin);
      reported.push({ row, outcome, twin, problems });
      expect(problems.join('\n')).toBe('');
    },
    120_000,
  );
});
