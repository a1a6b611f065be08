import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FlagProvider } from '#flags/server/provider.ts';
import { createFlagAdmin } from '#flags/unleash/flag-admin.ts';
import { serverModules } from '#modules/registry.server.ts';
import { AccountRemoval } from '#platform/accounts/account-removal.ts';
import { baseEnv, ConfigError, flagAdminEnv, readEnv } from '#platform/config/env.ts';
import { migrate, pendingMigrations } from '#platform/db/migrate.ts';
import { createLog } from '#platform/log/create-log.ts';
import { OpsError, opsAccountFacts, opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { planSource } from '#platform/module/platform-points.ts';
import { resolveOrder } from '#platform/module/resolve-order.ts';
import { flagCommands } from '#platform/ops/flag-commands.ts';
import { migrateCommand } from '#platform/ops/migrate-command.ts';
import { asksForHelp, helpEnvironment, opsEnvironment } from '#platform/ops/ops-environment.ts';
import { OpsLog } from '#platform/ops/ops-log.ts';
import { runOps } from '#platform/ops/ops-program.ts';
import { scheduleCommands } from '#platform/ops/schedule-commands.ts';
import { storageCommands } from '#platform/ops/storage-commands.ts';
import { userCommands } from '#platform/ops/user-commands.ts';
import { createProcess } from '#platform/process/create-process.ts';
import { TemporalSchedules } from '#workflows/client/temporal-schedules.ts';
import { TemporalStarter } from '#workflows/client/temporal-starter.ts';
import { environment } from './bootstrap/environment.mjs';

const io = {
  out: (line: string): void => void process.stdout.write(`${line}\n`),
  error: (line: string): void => void process.stderr.write(`${line}\n`),
};

/** `npm run ops -- <command>`: one command against a running product, then it ends. */
async function main(argv: readonly string[]): Promise<number> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const help = asksForHelp(argv) ? await helpEnvironment() : undefined;
  const source = help ?? (await opsEnvironment(environment(), root));
  const { base: env, ops: own } = readEnv({ base: baseEnv, ops: flagAdminEnv }, source);
  const log = createLog({ level: 'error', process: 'ops', destination: { write: (line) => io.error(line.trimEnd()) } });
  const workflows = new TemporalStarter({ address: env.TEMPORAL_ADDRESS, namespace: env.TEMPORAL_NAMESPACE });
  const schedules = new TemporalSchedules(workflows);
  const running = await createProcess({
    role: 'api',
    env: { ...env, DATABASE_POOL: 2 },
    environment: source,
    log,
    modules: serverModules,
    workflows,
    schedules,
  });
  const { db, clock, ids, modules } = running;
  const admin =
    env.UNLEASH_URL && own.UNLEASH_ADMIN_TOKEN
      ? createFlagAdmin({ url: env.UNLEASH_URL, adminToken: own.UNLEASH_ADMIN_TOKEN })
      : undefined;
  const opsLog = new OpsLog({ db, clock, ids });
  try {
    return await runOps(argv, {
      commands: [
        ...userCommands({
          db,
          clock,
          removal: new AccountRemoval({
            ...running,
            supportEmail: env.SUPPORT_EMAIL,
            parts: () => modules.contributions(personalData),
          }),
          factsOf: async (userId) =>
            (await Promise.all(modules.contributions(opsAccountFacts).map((one) => one.facts(userId)))).flat(),
          planOf: async (users) => (await modules.contributions(planSource)[0]?.planOf(users)) ?? new Map(),
        }),
        ...flagCommands({ admin, flags: running.flags, ready: () => flagsRead(running.flags) }),
        ...scheduleCommands(schedules),
        migrateCommand({
          pending: () => pendingMigrations(db, resolveOrder(serverModules)),
          migrate: () => migrate(db, resolveOrder(serverModules)),
        }),
        ...storageCommands(env),
        ...modules.contributions(opsCommands),
      ],
      io,
      operator: userInfo().username,
      record: (entry) => opsLog.record(entry),
    });
  } finally {
    await running.stop();
    await workflows.stop();
    if (help) await rm(help.STORAGE_DIR, { recursive: true, force: true });
  }
}

const FLAGS_READ_MS = 5_000;

/** Waits until Unleash has answered, a few seconds at most. */
async function flagsRead(flags: FlagProvider): Promise<void> {
  const until = Date.now() + FLAGS_READ_MS;
  while (flags.status() === 'fallback' && Date.now() < until) await new Promise((next) => setTimeout(next, 100));
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const expected = error instanceof OpsError || error instanceof ConfigError;
    io.error(
      expected ? error.message : `ops failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
    );
    process.exitCode = 1;
  },
);
