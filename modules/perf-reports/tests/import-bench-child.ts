import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { systemClock } from '#platform/clock.ts';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { DayCounter } from '../server/day-counter.ts';
import { ReportFiles } from '../server/report-files.ts';
import { ReportImporter } from '../server/report-importer.ts';
import { ReportStore } from '../server/report-store.ts';
import { RowStore } from '../server/row-store.ts';

/** One side of the comparison, in a process of its own so that its memory is its own. Prints one line of JSON. */
export interface BenchJob {
  readonly mode: 'csv-parse' | 'copy' | 'import';
  readonly file: string;
  readonly databaseUrl: string;
  readonly storageDir: string;
  readonly owner: string;
  readonly reportId: string;
}

export interface BenchResult {
  readonly ms: number;
  readonly rows: number;
  /** Resident memory before and at its highest, in MB. */
  readonly memoryBefore: number;
  readonly memoryPeak: number;
}

const job = JSON.parse(process.argv[2] ?? '{}') as BenchJob;
const MB = 1024 * 1024;

const WORK: Readonly<Record<BenchJob['mode'], () => Promise<number>>> = {
  async 'csv-parse'() {
    let rows = -1;
    for await (const _ of createReadStream(job.file).pipe(parse({ bom: true, info: false }))) rows += 1;
    return rows;
  },
  async copy() {
    const client = new pg.Client({ connectionString: job.databaseUrl });
    await client.connect();
    const stream = client.query(copyFrom('copy perf_reports.rows from stdin'));
    await pipeline(createReadStream(job.file), stream);
    await client.end();
    return stream.rowCount ?? 0;
  },
  async import() {
    const log = createLog({ level: 'error', process: 'bench', destination: { write: () => undefined } });
    const db = createKnex({ url: job.databaseUrl, poolSize: 4, log });
    const storage = await openStorage(
      { STORAGE_DIR: job.storageDir, STORAGE_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
      db,
    );
    const store = new ReportStore(db);
    const importer = new ReportImporter({
      db,
      store,
      rows: new RowStore(db),
      days: new DayCounter(store),
      files: new ReportFiles(storage),
      links: { restore: async () => [] },
      notifier: { notify: async () => undefined, subscribe: () => () => undefined, stop: async () => undefined },
      clock: systemClock,
      log,
      changed: async () => undefined,
    });
    await importer.importReport({ reportId: job.reportId, userId: job.owner, attempt: 1 });
    const report = await store.find(job.owner, job.reportId);
    await db.destroy();
    if (report?.status !== 'completed') throw new Error(`the import ended as ${JSON.stringify(report?.failure)}`);
    return report.rowCount;
  },
};

// What was loaded is there before; only the work counts.
globalThis.gc?.();
const memoryBefore = process.memoryUsage().rss / MB;
let memoryPeak = memoryBefore;
const watch = setInterval(() => {
  memoryPeak = Math.max(memoryPeak, process.memoryUsage().rss / MB);
}, 20);
const began = performance.now();
const rows = await WORK[job.mode]();
const ms = performance.now() - began;
clearInterval(watch);
memoryPeak = Math.max(memoryPeak, process.resourceUsage().maxRSS / 1024);
const result: BenchResult = {
  ms: Math.round(ms),
  rows,
  memoryBefore: Math.round(memoryBefore),
  memoryPeak: Math.round(memoryPeak),
};
createWriteStream('', { fd: 1 }).end(`${JSON.stringify(result)}\n`);
