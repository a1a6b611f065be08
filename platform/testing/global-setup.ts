import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serverModules } from '#modules/registry.server.ts';
import { createKnex } from '#platform/db/knex.ts';
import { migrate } from '#platform/db/migrate.ts';
import { startPostgres } from '#platform/embedded/postgres.ts';
import { createLog } from '#platform/log/create-log.ts';
import { resolveOrder } from '#platform/module/resolve-order.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's Postgres, with `{db}` where the database's name goes. */
    postgresUrl: string;
  }
}

/** Migrated once; every test file clones it. */
export const TEMPLATE_DB = 'adjudge_template';

/** One throw-away Postgres per run, with one migrated template database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adjudge-test-pg-'));
  const postgres = await startPostgres({ dataDir: join(dataDir, 'data'), fsync: false });
  await postgres.ensureDatabase(TEMPLATE_DB);
  const log = createLog({ level: 'warn', process: 'test-setup' });
  const db = createKnex({ url: postgres.url(TEMPLATE_DB), poolSize: 2, log });
  await migrate(db, resolveOrder(serverModules));
  await db.destroy();
  project.provide('postgresUrl', postgres.url('{db}'));
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
