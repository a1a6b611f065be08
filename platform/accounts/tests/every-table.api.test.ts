import { readdir } from 'node:fs/promises';
import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LedgerStore } from '#modules/billing/server/ledger/ledger-store.ts';
import { TokenReset } from '#modules/billing/server/ledger/reset-tokens.ts';
import { TokenLedgerService } from '#modules/billing/server/ledger/token-ledger-service.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { feedbackRoutes } from '#modules/core-analysis/contract/feedback.ts';
import { onboardingRoutes } from '#modules/core-analysis/contract/onboarding.ts';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { acceptedAnalysis } from '#modules/core-analysis/tests/factories.ts';
import { createAssetData } from '#platform/assets/asset-data.ts';
import { createRequestKeyData } from '#platform/idempotency/request-key-data.ts';
import { type PersonalDataPart, personalData } from '#platform/module/personal-data.ts';
import { createHousekeeping } from '#platform/process/housekeeping.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { insertSampleRow } from '#platform/testing/sample-row.ts';
import { createAccountData } from '../account-data.ts';
import { ownDataRoutes } from '../own-data-contract.ts';
import { secondFactorRoutes } from '../second-factor-contract.ts';

/*
 * Of every table in the real schema that has a person in it: is it in 'Download my data', and what becomes of it with
 * the account? A table nobody declared fails here.
 */

/** In no archive, and why. */
const NOT_IN_THE_ARCHIVE: Readonly<Record<string, string>> = {
  'platform.one_time_tokens': 'hashes of links and steps; gone a day after they end',
  'platform.passkey_challenges': 'hashes of questions to a browser; gone a day after they end',
  'platform.verifications': 'the account library’s own links, which ours replace; always empty',
  'platform.data_keys': 'keys that open the files, which are in the archive themselves',
  'platform.outbox_mails': 'mails of a developer’s machine, which went to the person; gone after 7 days',
  'platform.orphaned_files': 'ids of files that are being removed; gone with them, within minutes',
  'billing.events': 'what the payment provider announced, by its own ids; names nobody',
};

/** No foreign key takes them along; the removal of an account does. */
const REMOVED_BY_CODE = ['platform.users', 'platform.data_keys', 'platform.outbox_mails'] as const;

/** What outlives the account, under an id nobody can turn back into a name, and why. */
const STAYS: Readonly<Record<string, string>> = {
  'platform.audit_log': 'proof of what was done to whom; append-only, mail addresses as keyed hashes',
  'platform.ops_log': 'proof of what operators did; append-only, without mail addresses and names',
  'billing.token_ledger': 'the books; append-only',
  'billing.token_accounts': 'what the books add up to',
  'billing.failed_refunds': 'money that banks sent back and that is still owed; by ids',
  'platform.verifications': 'always empty',
  'billing.events': 'by the payment provider’s ids',
};

/** Columns that point at a person, whatever they are called. */
const PERSON_COLUMNS =
  '^(user|owner|subject|actor|target|person|member|author|created_by|recipient|customer|account|email|identifier)(_id|_hash|_email)*$';

let app: TestApp;
let person: TestUser;
let parts: readonly PersonalDataPart[];
beforeAll(async () => {
  app = await createTestApp();
  parts = [
    createAccountData(app.db),
    createAssetData(app.process.assets),
    createRequestKeyData(app.db),
    ...app.process.modules.contributions(personalData),
  ];
  person = await app.signUp({ name: 'Canary Kestrel' });
});
afterAll(() => app.stop());

/** Tables (a part of a divided one is its whole's) with a column of a person's, or whose rows go with a person's by foreign keys, near or far. */
async function personalTables(): Promise<string[]> {
  const { rows } = await app.db.raw<{ rows: { name: string }[] }>(
    `with recursive tied as (
       select 'platform.users'::regclass::oid as id
       union select c.conrelid from pg_constraint c join tied t on c.confrelid = t.id where c.contype = 'f'
     ), named as (
       select format('%I.%I', table_schema, table_name)::regclass::oid as id from information_schema.columns
       where column_name ~ ? and table_schema not in ('pg_catalog', 'information_schema')
     )
     select n.nspname || '.' || c.relname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and (c.oid in (select id from tied) or c.oid in (select id from named))
     order by 1`,
    [PERSON_COLUMNS],
  );
  return rows.map((row) => row.name);
}

/** Tables whose rows the database itself removes with the row in `platform.users`. */
async function cascading(): Promise<string[]> {
  const { rows } = await app.db.raw<{ rows: { name: string }[] }>(
    `with recursive gone as (
       select 'platform.users'::regclass::oid as id
       union select c.conrelid from pg_constraint c join gone g on c.confrelid = g.id
       where c.contype = 'f' and c.confdeltype = 'c'
     )
     select n.nspname || '.' || c.relname as name from gone
     join pg_class c on c.oid = gone.id join pg_namespace n on n.oid = c.relnamespace
     where gone.id <> 'platform.users'::regclass::oid`,
  );
  return rows.map((row) => row.name);
}

/** Tables that have the person's id, name or address in any column of any row. */
async function tablesThatName(who: TestUser): Promise<string[]> {
  const { rows } = await app.db.raw<{ rows: { name: string }[] }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const pattern = `${who.id}|${who.email}|canary`;
    const hit = await app.db.raw(`select 1 from ${name} t where t::text ~* ? limit 1`, [pattern]);
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

/** A life in every corner of the product; what only a worker or a device could leave is written into each table that has nothing yet. */
async function live(): Promise<void> {
  const { caller, id, password } = person;
  await new PlanStore(app.db).setPlan(id, 'pro', app.clock.now());
  const { id: analysis } = await acceptedAnalysis(person);
  await caller.call(feedbackRoutes.giveFeedback, { body: { analysisId: analysis, message: 'Canary feedback' } });
  await caller.call(onboardingRoutes.updateOnboarding, { body: { state: 'analyzing' } });
  await caller.call(secondFactorRoutes.startSecondFactor, { body: { password } });
  const at = app.clock.now();
  const rows: Record<string, object> = {
    'platform.request_keys': {
      user_id: id,
      created_at: at,
      key: 'canary-key',
      fingerprint: 'c'.repeat(64),
      subject: analysis,
      leased_until: at,
      expires_at: at,
    },
    'billing.failed_refunds': {
      id: 're_canary',
      user_id: id,
      amount: 1,
      currency: 'usd',
      reason: 'canary',
      failed_at: at,
    },
    'platform.ops_log': {
      id: crypto.randomUUID(),
      at,
      operator: 'somebody-at-work',
      command: 'user set-plan',
      subject: id,
      reason: 'a note of theirs',
      lines: JSON.stringify(['Free becomes Pro']),
      result: 'done',
    },
  };
  for (const [table, row] of Object.entries(rows)) await app.db(table).insert(row);
  // The welcome is on its way beside the answer to the sign-up.
  await expect.poll(() => tablesThatName(person), { timeout: 20_000 }).toContain('platform.outbox_mails');
  const named = await tablesThatName(person);
  for (const table of await lived()) if (!named.includes(table)) await insertSampleRow(app.db, table, id, 'canary');
}

/** Tables in which a person who has used everything has a row. */
async function lived(): Promise<string[]> {
  const empty = ['platform.verifications', 'billing.events'];
  const ofOthers = new Set(
    (await cascading()).filter((table) => table.startsWith('billing.') && table !== 'billing.plans'),
  );
  return [...Object.keys(NOT_IN_THE_ARCHIVE), ...parts.flatMap((part) => part.tables)].filter(
    (table) => !empty.includes(table) && !ofOthers.has(table),
  );
}

/** All of the one person of this installation. */
async function filesOnDisk(): Promise<number> {
  const entries = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

describe('every table with a person in it', () => {
  it('is in the archive, or in the list of what is not with a reason', async () => {
    const tables = await personalTables();
    expect(tables.length).toBeGreaterThan(20);
    const declared = new Set([...parts.flatMap((part) => part.tables), ...Object.keys(NOT_IN_THE_ARCHIVE)]);
    expect(tables.filter((table) => !declared.has(table))).toEqual([]);
  });

  it('goes with the account by a foreign key, by code, or stays with a reason', async () => {
    const going = new Set([...(await cascading()), ...REMOVED_BY_CODE, ...Object.keys(STAYS)]);
    expect((await personalTables()).filter((table) => !going.has(table))).toEqual([]);
  });

  it('is really read for the archive', async () => {
    await live();
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }): void => void asked.push(sql.replaceAll('"', ''));
    app.db.on('query', note);
    const files = new Map<string, string>();
    for (const part of parts)
      for await (const file of part.files(person.id, 'free'))
        files.set(`${part.id}/${file.name}`, Buffer.from((await file.read()) ?? '').toString('latin1'));
    app.db.removeListener('query', note);
    const tables = parts.flatMap((part) => part.tables);
    expect(tables.filter((table) => !asked.some((sql) => new RegExp(`\\b${table}\\b`).test(sql)))).toEqual([]);
    // What operators did is told, not who they are.
    expect(JSON.parse(files.get('account/operators.json') ?? '')).toMatchObject([
      { command: 'user set-plan', lines: ['Free becomes Pro'], result: 'done' },
    ]);
    const everything = [...files.values()].join('\n');
    for (const theirs of ['somebody-at-work', 'a note of theirs']) expect(everything).not.toContain(theirs);
    for (const mine of ['Canary feedback', 'canary']) expect(everything).toContain(mine);
  });

  it('has nothing of the person any more when the account is gone, but for what stays', async () => {
    const leftBefore = await tablesThatName(person);
    // Else the next lines would prove nothing.
    expect((await lived()).filter((table) => !leftBefore.includes(table))).toEqual([]);
    expect(await filesOnDisk()).toBeGreaterThan(0);

    const { password, caller } = person;
    await caller.call(ownDataRoutes.deleteAccount, { body: { password } });
    expect((await caller.attempt(analysisRoutes.listAnalyses, {})).status).toBe(401);
    app.clock.advance(7.01 * 86_400_000);
    const activity = createHousekeeping(app.process).activities['platform.removeAccounts'];
    if (!activity) throw new Error('nothing removes accounts');
    await new MockActivityEnvironment().run(activity, {});

    // The farewell is in the outbox of this machine.
    const stays = new Set([...Object.keys(STAYS), 'platform.outbox_mails']);
    expect((await tablesThatName(person)).filter((table) => !stays.has(table))).toEqual([]);
    expect(await filesOnDisk()).toBe(0);
    const signIn = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const back = await caller.fetch('/api/auth/login', {
      ...signIn,
      body: JSON.stringify({ email: person.email, password }),
    });
    expect(back.status).toBe(401);
    // The next month grants nothing to who is gone.
    const grants = () => app.db('billing.token_ledger').where({ user_id: person.id }).count('id as n').first();
    const before = await grants();
    app.clock.advance(32 * 86_400_000);
    const store = new LedgerStore({ db: app.db, ids: app.process.ids });
    const { db, clock } = app;
    const ledger = new TokenLedgerService({ db, store, plans: new PlanStore(db), clock });
    await new TokenReset({ store, ledger, clock, log: app.process.log }).run(() => undefined);
    expect(await grants()).toEqual(before);
  });
});
