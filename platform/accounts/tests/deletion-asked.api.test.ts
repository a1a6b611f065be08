import { expect, it } from 'vitest';
import { createKnex } from '#platform/db/knex.ts';
import { noteDeletionAsked } from '#platform/db/migrations/20261122_03_note_deletion_asked.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

it('finds when each deletion was asked for: a week before its day, or at once where an operator removed the account', async () => {
  const database = await createTestDatabase();
  const db = createKnex({ url: database.url, poolSize: 2, log: createLog({ level: 'silent', process: 'test' }) });
  const add = async (due: string | null, began: string | null = null): Promise<string> => {
    const id = systemIds.next();
    const person = { id, name: 'Test', email: `${id}@example.test` };
    await db('platform.users').insert({ ...person, deletion_due_at: due, removal_began_at: began });
    return id;
  };
  // Over the change to summer time of most of Europe, where a week of days is not 168 hours.
  const asked = await add('2027-03-31T09:00:00Z');
  const removing = await add('2027-03-31T09:00:00Z', '2027-03-31T09:05:00Z');
  const removed = await add('2027-03-20T10:00:00Z', '2027-03-20T10:00:00Z');
  const stays = await add(null);
  try {
    await db.transaction((trx) => noteDeletionAsked.down(trx));
    await db.transaction(async (trx) => {
      await trx.raw(`set local time zone 'Europe/Berlin'`);
      await noteDeletionAsked.up(trx);
    });
    const rows: { id: string; deletion_asked_at: Date | null }[] = await db('platform.users');
    const of = (id: string) => rows.find((row) => row.id === id)?.deletion_asked_at?.toISOString() ?? null;
    expect([of(asked), of(removing), of(removed), of(stays)]).toEqual([
      '2027-03-24T09:00:00.000Z',
      '2027-03-24T09:00:00.000Z',
      '2027-03-20T10:00:00.000Z',
      null,
    ]);
  } finally {
    await db.destroy();
    await database.drop();
  }
});
