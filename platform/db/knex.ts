import knexFactory, { type Knex } from 'knex';
import type { Log } from '#platform/log/log.ts';

/** One pool per process. A server that goes away shows as failing queries, never as a crash. */
export function createKnex(options: {
  url: string;
  poolSize: number;
  log: Log;
  applicationName?: string;
  /** How long a query waits for a free connection; 5 s, longer than a person does, unless told. */
  patienceMs?: number;
}): Knex {
  const db = knexFactory({
    client: 'pg',
    connection: {
      connectionString: options.url,
      application_name: options.applicationName ?? 'adjudge',
      connectionTimeoutMillis: 5_000,
      statement_timeout: 30_000,
    },
    pool: {
      min: 0,
      max: options.poolSize,
      acquireTimeoutMillis: options.patienceMs ?? 5_000,
      afterCreate(connection: { on(event: 'error', listener: (e: Error) => void): void }, done: () => void) {
        connection.on('error', (error) => options.log.warn({ err: error }, 'a database connection was lost'));
        done();
      },
    },
  });
  return db;
}
