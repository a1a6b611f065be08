import pg from 'pg';
import { ensureSchema } from './schema.ts';

/** The sandbox's connections. */
export class Database {
  private readonly pool: pg.Pool;

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'stripe-sandbox' });
    // A server that goes away shows as failing requests, never as a crash.
    this.pool.on('error', () => undefined);
  }

  async prepare(): Promise<void> {
    await this.use(ensureSchema);
  }

  /** One connection for the while. */
  async use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }

  /** One transaction: kept when `work` resolves, as if never begun when it throws. */
  async transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.use(async (client) => {
      await client.query('begin');
      try {
        const result = await work(client);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, values)).rows;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
