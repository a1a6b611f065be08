import { syncFlags } from '#flags/unleash/sync.ts';
import { serverModules } from '#modules/registry.server.ts';
import { systemClock } from '#platform/clock.ts';
import { baseEnv, ConfigError, flagAdminEnv, readEnv } from '#platform/config/env.ts';
import { createKnex } from '#platform/db/knex.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createLog } from '#platform/log/create-log.ts';
import { resolveOrder } from '#platform/module/resolve-order.ts';
import { ensureBucket } from '#platform/storage/ensure-bucket.ts';

/** Brings the database to the code's shape, makes a missing bucket and missing flags, then ends. */
async function main(): Promise<void> {
  const { base: env, migrate: own } = readEnv({ base: baseEnv, migrate: flagAdminEnv });
  const log = createLog({ level: env.LOG_LEVEL, process: 'migrate' });
  const db = createKnex({ url: env.DATABASE_URL, poolSize: 2, log, applicationName: 'adjudge-migrate' });
  try {
    const applied = await migrate(db, resolveOrder(serverModules));
    log.info({ applied }, applied.length === 0 ? 'the database is up to date' : 'migrations applied');
  } finally {
    await db.destroy();
  }
  if (await ensureBucket(env)) log.info('the bucket was made');
  if (env.UNLEASH_URL && own.UNLEASH_ADMIN_TOKEN) {
    const today = systemClock.now().toISOString().slice(0, 10);
    const report = await syncFlags({
      url: env.UNLEASH_URL,
      adminToken: own.UNLEASH_ADMIN_TOKEN,
      today,
      token: env.UNLEASH_TOKEN,
    });
    log.info(report, 'flags compared with Unleash');
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : `Migration failed: ${String(error)}`}\n`);
  process.exitCode = 1;
});
