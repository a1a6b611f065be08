import { Client, escapeIdentifier } from 'pg';

/** The same server's database called `<database>_<suffix>`. */
export function databaseBeside(databaseUrl: string, suffix: string): { url: string; name: string } {
  const url = new URL(databaseUrl);
  const name = `${decodeURIComponent(url.pathname.slice(1)) || 'postgres'}_${suffix}`;
  url.pathname = `/${encodeURIComponent(name)}`;
  return { url: url.href, name };
}

/**
 * Makes the database when it is missing, over a connection to `databaseUrl`.
 * @throws with a sentence when the account may not.
 */
export async function ensureDatabase(databaseUrl: string, name: string): Promise<void> {
  const there = await queryOnce(databaseUrl, 'select 1 from pg_database where datname = $1', [name]);
  if (there > 0) return;
  await queryOnce(databaseUrl, `create database ${escapeIdentifier(name)}`).catch((error: Error) => {
    throw new Error(
      `The database "${name}" could not be made (${error.message}). Make it by hand, or let the account create databases.`,
    );
  });
}

/** One statement on a connection of its own; how many rows came back. */
export async function queryOnce(databaseUrl: string, sql: string, values: readonly string[] = []): Promise<number> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  // A stopping server drops the connection; without a listener that would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql, [...values])).rowCount ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
