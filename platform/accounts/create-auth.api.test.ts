import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    const auth = createAuth({ pool, secret: 's'.repeat(40), publicUrl: 'http://adjudge.test', ids: systemIds, log });
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
