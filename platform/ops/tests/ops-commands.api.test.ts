import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedAnalysis } from '#modules/core-analysis/tests/factories.ts';
import { serverModules } from '#modules/registry.server.ts';
import { AccountRemoval } from '#platform/accounts/account-removal.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import { createKnex } from '#platform/db/knex.ts';
import { migrate, pendingMigrations } from '#platform/db/migrate.ts';
import { type OpsCommand, opsAccountFacts, opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { planSource } from '#platform/module/platform-points.ts';
import { resolveOrder } from '#platform/module/resolve-order.ts';
import { flagCommands } from '#platform/ops/flag-commands.ts';
import { migrateCommand } from '#platform/ops/migrate-command.ts';
import { OpsLog } from '#platform/ops/ops-log.ts';
import { runOps } from '#platform/ops/ops-program.ts';
import { userCommands } from '#platform/ops/user-commands.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.signUp();
});
afterAll(() => app.stop());

interface Said {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** The real program, as an operator starts it: it takes seconds to load, so it is started for what only it can show. */
async function program(env: Readonly<Record<string, string>>, ...argv: string[]): Promise<Said> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'platform/bin/ops.ts', ...argv], {
    env: { PATH: environment().PATH, HOME: environment().HOME, ...env },
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, errors: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout,
      errors: error.stderr,
    }),
  );
}

function migrations(db: Knex): OpsCommand {
  const order = resolveOrder(serverModules);
  return migrateCommand({ pending: () => pendingMigrations(db, order), migrate: () => migrate(db, order) });
}

function commands(): OpsCommand[] {
  const { db, clock, modules } = app.process;
  const parts = () => modules.contributions(personalData);
  return [
    ...userCommands({
      db,
      clock,
      removal: new AccountRemoval({ ...app.process, supportEmail: 'help@example.test', parts }),
      factsOf: async (id) =>
        (await Promise.all(modules.contributions(opsAccountFacts).map((one) => one.facts(id)))).flat(),
      planOf: async (users) => (await modules.contributions(planSource)[0]?.planOf(users)) ?? new Map(),
    }),
    ...flagCommands({ admin: undefined, flags: app.flags, ready: async () => undefined }),
    migrations(db),
    ...modules.contributions(opsCommands),
  ];
}

/** The same command line within this process. */
const ops = (...argv: string[]): Promise<Said> => opsOn(commands(), ...argv);

async function opsOn(known: readonly OpsCommand[], ...argv: string[]): Promise<Said> {
  const { db, clock, ids } = app.process;
  const said = { out: '', errors: '' };
  const code = await runOps(argv, {
    commands: known,
    io: {
      out: (line) => {
        said.out += `${line}\n`;
      },
      error: (line) => {
        said.errors += `${line}\n`;
      },
    },
    operator: 'test',
    record: (entry) => new OpsLog({ db, clock, ids }).record(entry),
  });
  return { code, ...said };
}

const me = async () => (await user.caller.call(accountRoutes.currentUser, {})).user;
const rows = (command: string) => app.db('platform.ops_log').where({ command }).orderBy('at');

describe('npm run ops', { timeout: 120_000 }, () => {
  it('puts an account on a plan with its tokens at once, and writes down who did it and why', async () => {
    const dry = await ops('user', 'set-plan', user.email, 'pro', '--dry-run');
    expect(dry).toMatchObject({ code: 0, errors: '' });
    expect(dry.out).toContain('Free → Pro.');
    expect(dry.out).toMatch(/Before: 0 of 50 tokens used, 0 held, period ends \d{4}-\d\d-01T00:00:00.000Z\./);
    expect(dry.out).toMatch(/After: 0 of 500 tokens used, 0 held, period ends /);
    expect(await me()).toMatchObject({ plan: 'free', tokensLimit: 50 });
    expect(await rows('user set-plan')).toEqual([]);

    const done = await program(app.env, 'user', 'set-plan', user.email.toUpperCase(), 'pro', '--reason', 'press');
    expect(done).toMatchObject({ code: 0, errors: '' });
    expect(done.out).toContain('0 of 500 tokens used in this period');
    expect(await me()).toMatchObject({ plan: 'pro', tokensLimit: 500 });
    expect(await rows('user set-plan')).toMatchObject([{ subject: user.id, reason: 'press', result: 'done' }]);

    // Down and up again grants nothing twice.
    await ops('user', 'set-plan', user.id, 'free');
    await ops('user', 'set-plan', user.id, 'pro');
    expect(await me()).toMatchObject({ plan: 'pro', tokensLimit: 500 });
    expect((await ops('ledger', 'audit')).out).toContain('every balance is what its ledger adds up to');
  });

  it('makes an operator, shows an account without secrets, and knows nobody it should not', async () => {
    expect(await ops('user', 'set-role', user.email, 'operator')).toMatchObject({ code: 0 });
    expect(await me()).toMatchObject({ role: 'operator' });
    const shown = await ops('user', 'show', user.id);
    expect(shown.out).toContain(user.email);
    expect(shown.out).toMatch(/Role +operator/);
    expect(shown.out).toMatch(/Sessions +1 open, last sign-in none since it was created/);
    expect(shown.out).toMatch(/Two-step +off, passkeys: 0/);
    expect(shown.out).toMatch(/Tokens +0 of 500 used, 0 held, next period \d{4}-/);
    expect(shown.out).toMatch(/Analyses +0: 0 completed, 0 failed, 0 under way/);
    expect(shown.out).toMatch(/Files +kept of 0 analyses, 0 of them saved/);
    expect(shown.out).toMatch(/Deletion +not requested/);
    expect(shown.out).not.toMatch(/argon2|password/i);
    const nobody = await ops('user', 'show', 'nobody@example.test');
    expect(nobody).toMatchObject({ code: 1, out: '' });
    expect(nobody.errors).toBe('There is no account nobody@example.test.\n');
  });

  it('says that no file is due where none is, and that flags need an admin token', async () => {
    expect((await ops('data', 'purge')).out).toBe('No files are due.\n');
    expect(await ops('flags', 'list')).toMatchObject({
      code: 1,
      errors: 'Set UNLEASH_URL and UNLEASH_ADMIN_TOKEN: flags are stored in Unleash.\n',
    });
  });

  it('deletes an account with its files and says so, and only when it is not a dry run', async () => {
    const leaver = await app.signUp();
    await acceptedAnalysis(leaver);
    const there = () => app.db('platform.users').where({ id: leaver.id });
    await app.db('platform.users').where({ id: leaver.id }).update({ deletion_due_at: '2026-12-24T00:00:00Z' });
    const shown = (await ops('user', 'show', leaver.id)).out;
    expect(shown).toMatch(/Tokens +0 of 50 used, 1 held/);
    expect(shown).toMatch(/Analyses +1: 0 completed, 0 failed, 1 under way/);
    expect(shown).toMatch(/Deletion +due on 2026-12-24T00:00:00.000Z/);
    const dry = await ops('user', 'delete', leaver.email, '--dry-run');
    expect(dry).toMatchObject({ code: 0, errors: '' });
    for (const line of [
      'Devices that are signed out: 1',
      'Analyses with their results: 1',
      'Analyses whose files go: 1, 0 of them saved',
      'Tokens that are left and lost: 49',
    ])
      expect(dry.out).toContain(`- ${line}\n`);
    const refused = await ops('user', 'delete', leaver.id);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.errors).toContain(`add --confirm ${leaver.email}.`);
    expect((await ops('user', 'delete', leaver.id, '--confirm', user.email)).code).toBe(1);
    expect(await there()).toHaveLength(1);
    const gone = await ops('user', 'delete', leaver.id, '--confirm', leaver.email);
    expect(gone.out).toContain('Deleted.');
    expect(await there()).toEqual([]);
    expect(await app.db('core_analysis.analyses').where({ user_id: leaver.id })).toEqual([]);
    expect(JSON.stringify(await app.db('platform.ops_log').select())).not.toContain('@example.test');
    expect(await rows('user delete')).toMatchObject([{ subject: leaver.id, result: 'done' }]);
    expect((await ops('user', 'delete', leaver.email, '--confirm', leaver.email)).code).toBe(1);
  });

  it('brings a database to the shape of the code, and first says what is missing', async () => {
    const { name } = await app.db('adjudge_migrations').where('name', 'like', 'core-analysis/%').first('name');
    const empty = await createTestDatabase({ empty: true });
    try {
      const env = { ...app.env, DATABASE_URL: empty.url };
      const bare = createKnex({ url: empty.url, poolSize: 1, log: app.process.log });
      const dry = await opsOn([migrations(bare)], 'migrate', '--dry-run').finally(() => bare.destroy());
      expect(dry).toMatchObject({ code: 0, errors: '' });
      expect(dry.out).toContain(`${name}\n`);
      const [, missing] = /Missing: (\d+)\n/.exec(dry.out) ?? [];
      // The dry run left nothing behind: as many are missing still.
      const done = await program(env, 'migrate');
      expect(done).toMatchObject({ code: 0, errors: '' });
      expect(done.out).toContain(`Missing: ${missing}\n`);
      expect(done.out).toContain(`Applied: ${missing}.\n`);
      expect((await ops('migrate')).out).toBe('The database is up to date.\n');
    } finally {
      await empty.drop();
    }
  });

  it('tells what it takes also where nothing is installed or running', async () => {
    const all = await program({}, '--help');
    expect(all).toMatchObject({ code: 0, errors: '' });
    expect(all.out).toMatch(/user .*flags .*data /s);
    const one = await ops('user', 'set-plan', '--help');
    expect(one).toMatchObject({ code: 0, errors: '' });
    const roles = await ops('user', 'set-role', '--help');
    expect(roles.out).toContain('(choices: "user", "operator")');
    expect(one.out).toMatch(/"free", "starter", "pro", "elite".*--dry-run.*--reason/s);
  });

  it('refuses to change what it wrote down', async () => {
    await expect(app.db('platform.ops_log').update({ operator: 'nobody' })).rejects.toThrow('append-only');
  });
});
