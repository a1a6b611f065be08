import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './ports.ts';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './postgres.ts';
import { canReach } from './postgres-account.ts';

const SLOW = 60_000;
let folder = '';
let running: RunningPostgres | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudge-postgres-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

async function start(options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
  running = await startPostgres({ dataDir: join(folder, 'data'), fsync: false, ...options });
  return running;
}

async function query(postgres: RunningPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(postgres.url('notes'));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

test(
  'keeps its data over a stop and over kill -9, makes a database only once, and listens on loopback alone',
  async () => {
    const first = await start({ fsync: true });
    await first.ensureDatabase('notes');
    await first.ensureDatabase('notes');
    expect(await query(first, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    // It writes through to the disk unless told otherwise.
    expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await query(first, 'create table note (text text)');
    await query(first, "insert into note values ('before the stop')");
    await first.stop();

    const second = await start({ fsync: true });
    await query(second, "insert into note values ('before the kill')");
    const pid = second.service.pid ?? 0;
    process.kill(pid, 'SIGKILL');

    const third = await start();
    expect(third.service.pid).not.toBe(pid);
    expect(await query(third, 'select text from note order by text')).toEqual([
      { text: 'before the kill' },
      { text: 'before the stop' },
    ]);
  },
  SLOW,
);

test(
  'a lock that names a living process of somebody else does not keep it from starting',
  async () => {
    const first = await start();
    // The data of a temporary folder stays in it, so that removing the folder removes all.
    expect(lstatSync(join(folder, 'data')).isDirectory()).toBe(true);
    await first.stop();
    writeFileSync(join(folder, 'data', 'postmaster.pid'), `${process.pid}\n`);
    await expect(start()).resolves.toBeDefined();
  },
  SLOW,
);

test(
  'a busy port fails with the words of Postgres itself',
  async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    try {
      await expect(start({ port })).rejects.toThrow(/postgres ended with code 1.*Address already in use/s);
    } finally {
      other.close();
    }
  },
  SLOW,
);

test(
  'another password than the one the data was made with is told in a sentence',
  async () => {
    const first = await start({ password: 'first' });
    await first.stop();
    await expect(start({ password: 'second' })).rejects.toThrow(/was made with another password/);
  },
  SLOW,
);

test(
  'an initialisation that was cut off begins anew; foreign files are never overwritten',
  async () => {
    mkdirSync(join(folder, 'data.init'));
    writeFileSync(join(folder, 'data.init', 'PG_VERSION'), '18');
    await start();
    expect(existsSync(join(folder, 'data.init'))).toBe(false);
    mkdirSync(join(folder, 'photos'));
    writeFileSync(join(folder, 'photos', 'cat.jpg'), '');
    await expect(startPostgres({ dataDir: join(folder, 'photos') })).rejects.toThrow(/holds files but no database/);
  },
  SLOW,
);

test('a folder is reachable for another account only when every folder on the way lets it in', () => {
  const stranger = { uid: 54_321, gid: 54_321 };
  const inner = join(folder, 'closed', 'inner');
  mkdirSync(inner, { recursive: true });
  chmodSync(folder, 0o755);
  expect(canReach(stranger, inner)).toBe(true);
  chmodSync(join(folder, 'closed'), 0o700);
  expect(canReach(stranger, inner)).toBe(false);
});
