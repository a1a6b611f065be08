import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { createAccountPool } from './account-pool.ts';
import { createAuth } from './create-auth.ts';

let database: TestDatabase;
const log = createLog({ level: 'silent', process: 'test' });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the tables of our migrations', () => {
  it('are the ones the account library wants: it has nothing to create, add or complain about', async () => {
    const pool = createAccountPool({ databaseUrl: database.url, size: 1, log });
    const auth = createAuth({
      pool,
      secret: 's'.repeat(40),
      publicUrl: 'http://adjudge.test',
      clock: systemClock,
      ids: systemIds,
      log,
    });
    const { compileMigrations, runMigrations: _run, ...findings } = await getMigrations(auth.options);
    await pool.end();
    expect(findings).toEqual({
      toBeCreated: [],
      toBeAdded: [],
      toBeAddedIndexes: [],
      unsafeChanges: [],
      schemaProblems: [],
    });
    expect(await compileMigrations()).toBe(';');
  });
});

describe('a refused sign-in', () => {
  it('asks the database the same whether the address has an account or not', async () => {
    const pool = createAccountPool({ databaseUrl: database.url, size: 1, log });
    const asked: string[] = [];
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const first = args[0] as string | { text: string };
        asked.push(typeof first === 'string' ? first : first.text);
        return query(...args);
      }) as typeof client.query;
    });
    const auth = createAuth({
      pool,
      secret: 's'.repeat(40),
      publicUrl: 'http://adjudge.test',
      clock: systemClock,
      ids: systemIds,
      log,
    });
    const email = 'known@example.com';
    await auth.api.signUpEmail({ body: { email, password: 'correct-horse-7', name: 'Known' } });
    const refused = async (address: string): Promise<string[]> => {
      asked.length = 0;
      const attempt = auth.api.signInEmail({ body: { email: address, password: 'wrong-horse-7' } });
      await expect(attempt).rejects.toMatchObject({ statusCode: 401 });
      return [...asked];
    };
    const known = await refused(email);
    expect(known).toHaveLength(1);
    expect(await refused('unknown@example.com')).toEqual(known);
    await pool.end();
  });
});
