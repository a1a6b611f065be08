import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { partsOf, ReportFiles } from '../server/report-files.ts';
import { ReportStore } from '../server/report-store.ts';
import { RowStore } from '../server/row-store.ts';
import type { BenchJob, BenchResult } from './import-bench-child.ts';

/** Rows of the file; 12 columns, quoted commas and quotes, 111 bytes a row. */
const ROWS = 1_000_000;
const REPORT = new URL('../../../docs/reports/perf-import.json', import.meta.url);
const MOST_TIMES = 3;
const MOST_MEMORY_MB = 150;
const run = promisify(execFile);

let database: TestDatabase;
let db: Knex;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createKnex({
    url: database.url,
    poolSize: 2,
    log: createLog({ level: 'error', process: 'test', destination: { write: () => undefined } }),
  });
  folder = await mkdtemp(join(tmpdir(), 'adjudge-million-'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The export, and the rows it becomes as COPY takes them: the floor under any import. @returns what must come out */
async function writeFiles(csv: string, tsv: string, owner: string, reportId: string) {
  const [file, rows] = [createWriteStream(csv), createWriteStream(tsv)];
  file.write(
    'Day,"Campaign name","Ad set name","Ad name","Ad ID",Impressions,"Clicks (all)","Amount spent (EUR)",Purchases,"Purchases conversion value","Reporting starts","Reporting ends"\n',
  );
  let spendCents = 0;
  for (let at = 0; at < ROWS; at += 1) {
    const day = `2026-0${1 + (at % 6)}-${String(1 + (at % 28)).padStart(2, '0')}`;
    const cents = (at * 37) % 10_000;
    spendCents += cents;
    const spend = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
    const ad = at % 5_000;
    const line = `${day},"Sale, ""${at % 40}""",Set ${at % 400},Ad ${ad},1202034567${10_000 + ad},${1_000 + (at % 900)},${at % 90},${spend},${at % 3},${at % 300}.50,${day},${day}\n`;
    const nulls = '\\N';
    const row = [
      owner,
      reportId,
      at + 2,
      'meta',
      `${day.slice(0, 7)}-01`,
      day,
      day,
      nulls,
      nulls,
      `Sale, "${at % 40}"`,
      nulls,
      `Set ${at % 400}`,
      nulls,
      `Ad ${ad}`,
      `1202034567${10_000 + ad}`,
      nulls,
      nulls,
      'EUR',
      1_000 + (at % 900),
      at % 90,
      nulls,
      spend,
      at % 3,
      'Purchases',
      `${at % 300}.50`,
      ...Array(8).fill(nulls),
      nulls,
      't',
    ].join('\t');
    const fits = [file.write(line), rows.write(`${row}\n`)];
    for (const [place, one] of [file, rows].entries()) if (!fits[place]) await once(one, 'drain');
  }
  for (const one of [file, rows]) {
    one.end();
    await once(one, 'close');
  }
  return { spend: spendCents / 100 };
}

async function measure(job: BenchJob): Promise<BenchResult> {
  const child = join(import.meta.dirname, 'import-bench-child.ts');
  const { stdout } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', child, JSON.stringify(job)], {
    cwd: join(import.meta.dirname, '../../..'),
    maxBuffer: 1024 * 1024,
  });
  return JSON.parse(stdout) as BenchResult;
}

describe('a million rows', () => {
  it('cost at most three times reading and writing them alone, and little memory', async () => {
    const [csv, tsv] = [join(folder, 'report.csv'), join(folder, 'rows.tsv')];
    const [owner, reportId, floorId] = [randomUUID(), randomUUID(), randomUUID()];
    await db('platform.users').insert({ id: owner, email: 'bench@example.test', name: 'Bench', email_verified: true });
    const { spend } = await writeFiles(csv, tsv, owner, floorId);
    const { size } = await stat(csv);
    const storageDir = join(folder, 'storage');
    const files = new ReportFiles(
      await openStorage({ STORAGE_DIR: storageDir, STORAGE_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }, db),
    );
    await files.put(owner, reportId, csv);
    const store = new ReportStore(db);
    const newReport = {
      id: reportId,
      fileName: 'report.csv',
      fileBytes: size,
      fileParts: partsOf(size),
      sha256: 'a'.repeat(64),
      campaignName: 'Million',
      adPlatform: 'facebook' as const,
      dateRange: null,
      analysisId: null,
    };
    await store.insert(owner, newReport, new Date());
    await store.markStored(owner, reportId, new Date());
    // The floor goes into the same table, as another report.
    await store.insert(owner, { ...newReport, id: floorId, sha256: 'b'.repeat(64) }, new Date());
    await new RowStore(db).prepareMonths(Array.from({ length: 6 }, (_, at) => `2026-0${at + 1}-01`));

    const job = { databaseUrl: database.url, storageDir, owner, reportId };
    const csvParse = await measure({ ...job, mode: 'csv-parse', file: csv });
    const copy = await measure({ ...job, mode: 'copy', file: tsv });
    const whole = await measure({ ...job, mode: 'import', file: csv });

    expect([csvParse.rows, copy.rows, whole.rows]).toEqual([ROWS, ROWS, ROWS]);
    const [kept] = (
      await db.raw(
        'select count(*)::int as n, round(sum(spend)::numeric, 2)::float as spend from perf_reports.rows where report_id = ?',
        [reportId],
      )
    ).rows;
    expect(kept).toEqual({ n: ROWS, spend });
    const times = whole.ms / (csvParse.ms + copy.ms);
    const growth = whole.memoryPeak - whole.memoryBefore;
    await writeFile(
      REPORT,
      `${JSON.stringify(
        {
          about: {
            rows: ROWS,
            bytes: size,
            columns: 12,
            node: process.version,
            cores: cpus().length,
            load: loadavg().map((one) => Math.round(one * 10) / 10),
          },
          csvParseAlone: csvParse,
          copyAlone: copy,
          wholeImport: { ...whole, rowsPerSecond: Math.round(ROWS / (whole.ms / 1_000)) },
          timesOfFloor: Math.round(times * 100) / 100,
          memoryGrowthMB: growth,
          goals: { timesOfFloor: MOST_TIMES, memoryGrowthMB: MOST_MEMORY_MB },
        },
        undefined,
        2,
      )}\n`,
    );
    expect(times).toBeLessThanOrEqual(MOST_TIMES);
    expect(growth).toBeLessThanOrEqual(MOST_MEMORY_MB);
  });
});
