import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#platform/contract/errors.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { runs } from '#platform/testing/depth.ts';
import { mutate } from '../import/testing/mutate.ts';
import { DayCounter } from '../server/day-counter.ts';
import { partsOf, ReportFiles } from '../server/report-files.ts';
import { ReportImporter } from '../server/report-importer.ts';
import { ReportStore } from '../server/report-store.ts';
import { RowStore } from '../server/row-store.ts';
import { germanSpreadsheet, googleCampaigns, metaByAd, metaByDay } from './make-exports.ts';
import { createReportsApp, eliteUser } from './reports-app.ts';

let app: TestApp;
let user: TestUser;
let folder: string;
let store: ReportStore;
let files: ReportFiles;
let importer: ReportImporter;
beforeAll(async () => {
  app = await createReportsApp();
  user = await eliteUser(app);
  folder = await mkdtemp(join(tmpdir(), 'adjudge-hostile-'));
  const { db, clock } = app;
  store = new ReportStore(db);
  files = new ReportFiles(
    await openStorage({ STORAGE_DIR: app.storageDir, STORAGE_MASTER_KEY: app.env.STORAGE_MASTER_KEY ?? '' }, db),
  );
  const notifier = { notify: async () => undefined, subscribe: () => () => undefined, stop: async () => undefined };
  const log = { debug() {}, info() {}, warn() {}, error() {} } as never;
  importer = new ReportImporter({
    db,
    store,
    rows: new RowStore(db),
    days: new DayCounter(store),
    files,
    links: { restore: async () => [] },
    notifier,
    clock,
    log,
    changed: async () => undefined,
  });
}, 60_000);
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
async function importOf(bytes: Buffer) {
  count += 1;
  const id = crypto.randomUUID();
  const path = join(folder, id);
  await writeFile(path, bytes);
  const now = app.clock.now();
  await store.insert(
    user.id,
    {
      id,
      fileName: 'report.csv',
      fileBytes: bytes.length,
      fileParts: partsOf(bytes.length),
      sha256: String(count).padStart(64, '0'),
      campaignName: 'June',
      adPlatform: 'facebook',
      dateRange: null,
      analysisId: null,
    },
    now,
  );
  await files.put(user.id, id, path);
  await store.markStored(user.id, id, now);
  const ref = { reportId: id, userId: user.id, attempt: 1 };
  return { id, ref, outcome: await importer.importReport(ref) };
}

describe('broken files in the database', () => {
  it('are imported, asked about or refused by their content, and nothing else happens', async () => {
    const shapes = [metaByDay({ summary: true }), googleCampaigns(), germanSpreadsheet(), metaByAd()].map((one) =>
      Buffer.from(one as string),
    );
    for (let seed = 1; seed <= runs(25, 400); seed += 1) {
      const file = mutate(shapes[seed % 4] as Buffer, shapes[(seed + 1) % 4] as Buffer, seed);
      await importOf(file).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'report_unreadable'))
          throw new Error(`seed ${seed}`, { cause: error });
      });
    }
  });

  it('with zeros and halves of characters in names, headers and cells are kept without them', async () => {
    const emoji = '😀'.repeat(60);
    const text = `Campaign name,Ga\0p,Impressions,Amount spent (EUR),Platform\n"A\0B${emoji}",x\0${emoji},1,2,face\0book\nC,y,bad\0${emoji},2,x\n`;
    const { id, outcome } = await importOf(Buffer.from(text));
    expect(outcome).toBe('completed');
    expect(await app.db('perf_reports.rows').where({ report_id: id }).first()).toMatchObject({
      campaign: `AB${emoji}`,
      breakdown: 'Platform=facebook',
    });
    expect((await store.find(user.id, id))?.result?.refusals).toHaveLength(1);
  });

  it('run twice leave the rows of once', async () => {
    const { id, ref } = await importOf(Buffer.from(metaByDay({ campaigns: ['Twice'] })));
    await app.db('perf_reports.reports').where({ id }).update({ status: 'importing' });
    expect(await importer.importReport(ref)).toBe('completed');
    const rows = () => app.db('perf_reports.rows').where({ report_id: id });
    expect(await rows()).toHaveLength(2);
    expect(await importer.importReport(ref)).toBe('completed');
    expect(await rows()).toHaveLength(2);
  });

  it('that break off while rows are being written leave none, and are read again from the start', async () => {
    const { id, ref } = await importOf(Buffer.from(metaByDay({ campaigns: ['Broken off'] })));
    await app.db('perf_reports.reports').where({ id }).update({ status: 'importing' });
    let passes = 0;
    // Head, encoding, header and columns are read before the rows.
    const breaking = Object.assign(Object.create(files) as ReportFiles, {
      async *read(owner: string, report: string, parts: number) {
        passes += 1;
        for await (const bytes of files.read(owner, report, parts)) {
          yield bytes.subarray(0, passes < 5 ? bytes.length : 200);
          if (passes >= 5) throw new Error('the storage is away');
        }
      },
    });
    const { db, clock } = app;
    const notifier = { notify: async () => undefined, subscribe: () => () => undefined, stop: async () => undefined };
    const other = new ReportImporter({
      ...{ db, store, clock, notifier, files: breaking, rows: new RowStore(db), days: new DayCounter(store) },
      links: { restore: async () => [] },
      log: {} as never,
      changed: async () => undefined,
    });
    await expect(other.importReport(ref)).rejects.toThrow('the storage is away');
    expect(passes).toBe(5);
    expect(await importer.importReport(ref)).toBe('completed');
    expect(await app.db('perf_reports.rows').where({ report_id: id })).toHaveLength(2);
  });

  it('whose report was deleted meanwhile leave nothing', async () => {
    const { id, ref } = await importOf(Buffer.from(metaByDay({ campaigns: ['Gone'] })));
    await app.db('perf_reports.reports').where({ id }).update({ status: 'importing', deleted_at: app.clock.now() });
    expect(await importer.importReport(ref)).toBe('gone');
    await importer.remove(user.id, { id, parts: 1, platform: 'meta' });
    expect(await app.db('perf_reports.rows').where({ report_id: id })).toEqual([]);
    expect(await app.db('perf_reports.reports').where({ id })).toEqual([]);
  });
});
