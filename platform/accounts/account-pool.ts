import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

/**
 * Connections of accounts alone, which see the platform's schema first (the
 * account library names its tables without one). Apart from the common pool, so
 * that slow work elsewhere cannot keep people from being recognised.
 */
export function createAccountPool(options: { databaseUrl: string; size: number; log: Log }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    application_name: 'adjudge-accounts',
    max: options.size,
    options: '-c search_path=platform',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  });
  pool.on('error', (error) => options.log.warn({ err: error }, 'a database connection of accounts was lost'));
  return pool;
}
