import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE_DB } from './global-setup.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own for the calling test file, cloned from the migrated template (`empty`: without anything). */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const pattern = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: pattern.replace('{db}', 'postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name}${options.empty ? '' : ` template ${TEMPLATE_DB}`}`);
  return {
    url: pattern.replace('{db}', name),
    drop: () => admin(`drop database if exists ${name} with (force)`),
  };
}
