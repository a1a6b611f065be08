import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { isBlobName } from './blob-name.ts';
import { openBlobs, openFileBlobs, openStorage, type StorageSettings } from './open-storage.ts';
import { treeOf } from './testing/move-program.ts';
import { proveAnalysis } from './testing/prove-analysis.ts';
import { proveKills } from './testing/prove-kills.ts';
import { proveMove } from './testing/prove-move.ts';
import { StorageReport } from './testing/storage-report.ts';
import { describeStoreContract } from './testing/store-contract.ts';
import { type StoreProcess, startStoreProcess } from './testing/store-process.ts';
import { measureThroughput } from './testing/throughput.ts';
import { installVersitygw, type S3Server, startVersitygw, VERSITYGW_VERSION } from './testing/versitygw.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const report = new StorageReport({ server: `versitygw ${VERSITYGW_VERSION} over a local folder`, parts: 5 });

let server: S3Server;
let database: TestDatabase;
let db: Knex;
let folder: string;
beforeAll(async () => {
  server = await startVersitygw(await installVersitygw(ROOT));
  database = await createTestDatabase();
  db = createKnex({ url: database.url, poolSize: 4, log: createLog({ level: 'silent', process: 'test' }) });
  folder = await mkdtemp(join(tmpdir(), 'adjudge-s3-proof-'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  await report.write(join(ROOT, 'docs/reports/s3-storage.md'));
});

/** What a process is configured with; `prefix` keeps the proofs apart. */
function settings(prefix: string, endpoint = server.url): StorageSettings & Record<string, string> {
  return {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'test-secret-test-secret-test-secret',
    STORAGE_DIR: folder,
    STORAGE_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    STORAGE_URL: `s3://${server.bucket}/${prefix}?endpoint=${endpoint}`,
    AWS_ACCESS_KEY_ID: server.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
  };
}

describeStoreContract('objects in a bucket of a real server', () => openBlobs(settings('contract')));

describe('processes that share Postgres and a bucket', () => {
  it('read at once what another wrote, overwrote or removed, and have nothing of it on their own disks', async () => {
    const machines = await Promise.all(Array.from({ length: 4 }, () => startStoreProcess(settings('machines'))));
    const [api, otherApi, worker, otherWorker] = machines as [StoreProcess, StoreProcess, StoreProcess, StoreProcess];
    let objects = 0;
    const life = async (i: number): Promise<void> => {
      const [door, window] = i % 2 === 0 ? [api, otherApi] : [otherApi, api];
      const [first, second] = i % 3 === 0 ? [worker, otherWorker] : [otherWorker, worker];
      const at = { owner: `owner ${i % 5}`, key: `${i}/original` };
      const uploaded = await door.ask({ act: 'putFile', ...at, size: 1_000 + i * 60_000 });
      const read = await Promise.all([first, second, window].map((one) => one.ask({ act: 'get', ...at })));
      expect(read).toEqual([uploaded, uploaded, uploaded]);
      const preview = { owner: at.owner, key: `${i}/preview` };
      for (const one of [first, second]) {
        const drawn = await one.ask({ act: 'put', ...preview, size: 50_000 });
        expect(await Promise.all([door, window].map((each) => each.ask({ act: 'get', ...preview })))).toEqual([
          drawn,
          drawn,
        ]);
      }
      await window.ask({ act: 'delete', ...preview });
      expect(await first.ask({ act: 'get', ...preview })).toBeUndefined();
      objects += 2;
    };
    await Promise.all(Array.from({ length: 40 }, (_, i) => life(i)));
    await api.ask({ act: 'deleteOwner', owner: 'owner 0', key: '' });
    for (const one of machines)
      expect(await one.ask({ act: 'get', owner: 'owner 0', key: '0/original' })).toBeUndefined();
    let left = 0;
    for await (const { name } of (await openBlobs(settings('machines'))).list()) left += isBlobName(name) ? 1 : 1000;
    expect(left).toBe(32);
    for (const { folder: own } of machines) {
      expect((await treeOf(openFileBlobs(own))).size).toBe(0);
      expect(await readdir(join(own, 'drafts')).catch(() => [])).toEqual([]);
    }
    await Promise.all(machines.map((one) => one.stop()));
    report.say(
      `Two API-side and two worker-side processes, each with a folder of its own: ${objects} objects written by one, read by the others; an owner removed by one was gone for all.`,
    );
  });

  it('leave the old object or the new one where one is killed in the middle of a putFile', async () => {
    const env = (endpoint: string) => settings('killed', endpoint);
    report.say(await proveKills({ serverUrl: server.url, db, env }));
  });

  it('get over a server that is killed and comes back, and say so where it stays away', async () => {
    const storage = await openStorage(settings('away'), db);
    await storage.put('lee', 'kept', Buffer.from('kept'));
    await server.kill();
    const put = storage.put('lee', 'file', Buffer.from('late'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    await server.restart();
    await put;
    expect(String(await storage.get('lee', 'file'))).toBe('late');
    expect(String(await storage.get('lee', 'kept'))).toBe('kept');
    await server.kill();
    await expect(storage.get('lee', 'kept')).rejects.toThrow(/^object storage: get failed: .*ECONNREFUSED/);
    await server.restart();
    report.say(
      'The server killed and started again within a call: the call succeeded. Away for longer: the call failed with `ECONNREFUSED` after three tries.',
    );
  });
});

it('moves a folder to the bucket and back, killed on its way, with bytes equal', async () => {
  report.say(await proveMove({ env: settings('moved'), folder, db }));
});

it('carries an analysis from the API to the worker and back', async () => {
  report.say(await proveAnalysis(settings('analysis')));
});

it('is measured beside files', async () => {
  const env = settings('pace');
  const files = await openStorage({ ...env, STORAGE_DIR: join(folder, 'pace'), STORAGE_URL: undefined }, db);
  report.paces(await measureThroughput([files, await openStorage(env, db)], folder));
});
