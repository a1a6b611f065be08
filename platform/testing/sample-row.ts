import type { Knex } from 'knex';

interface Column {
  name: string;
  type: string;
  required: boolean;
  references: { table: string; column: string } | null;
  /** Definitions of the checks of this column alone. */
  checks: string[];
}

/**
 * A row of this person in a table nobody wrote a sample for: required columns by their type, by the first word their check
 * allows, or from a row of the table they refer to.
 * @returns its id, where it has one that is text
 * @throws where the table asks for more than can be guessed; then it wants a row written by hand
 */
export async function insertSampleRow(
  db: Knex,
  table: string,
  userId: string,
  mark: string,
): Promise<string | undefined> {
  const row: Record<string, unknown> = {};
  for (const column of await columnsOf(db, table)) {
    if (column.references?.table === 'platform.users' || column.name === 'user_id') row[column.name] = userId;
    else if (column.required) row[column.name] = await valueFor(db, column, mark);
  }
  const [made] = await db(table).insert(row).returning<{ id?: unknown }[]>('*');
  return typeof made?.id === 'string' ? made.id : undefined;
}

async function columnsOf(db: Knex, table: string): Promise<Column[]> {
  const { rows } = await db.raw<{ rows: Column[] }>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = '' as required,
       (select jsonb_build_object('table', c.confrelid::regclass::text,
          'column', (select attname from pg_attribute where attrelid = c.confrelid and attnum = c.confkey[1]))
        from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum] limit 1) as references,
       array(select pg_get_constraintdef(c.oid) from pg_constraint c
         where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum] order by c.conname) as checks
     from pg_attribute a where a.attrelid = ?::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  return rows;
}

async function valueFor(db: Knex, { type, references, checks }: Column, mark: string): Promise<unknown> {
  if (references) {
    const row = await db(references.table).first<Record<string, unknown>>(references.column);
    return row?.[references.column];
  }
  const allowed = checks.join(' ').match(/'([^']+)'::text/)?.[1];
  if (allowed !== undefined) return allowed;
  if (type === 'uuid') return crypto.randomUUID();
  if (type.startsWith('timestamp') || type === 'date') return new Date();
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ mark });
  if (type === 'bytea') return Buffer.from(mark);
  if (type === 'boolean') return false;
  if (type.endsWith('[]')) return [];
  if (/^(small|big)?int|^numeric|^real|^double/.test(type)) return 1;
  const length = checks.join(' ').match(/length\(\w+\) = (\d+)/)?.[1];
  return length ? 'c'.repeat(Number(length)) : mark;
}
