import type { Knex } from 'knex';
import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';

/** Small tables, each as one file. */
const WHOLE = {
  outbox: 'at',
  exposures: 'flag',
  feedback: 'at',
  business_settings: 'updated_at',
  fact_names: 'name',
  people: 'first_seen_at',
  seen_sessions: 'seen_at',
  user_sessions: 'day',
  active_people: 'start',
  user_times: 'day',
  user_days: 'day',
  user_hours: 'hour',
} as const;

const BATCH = 5_000;

/** This module's share of a person's data: events, and what was counted of them. All rows go with the one in `platform.users`. */
export function createAnalyticsData(db: Knex): PersonalDataPart {
  return {
    id: 'phase2',
    tables: ['phase2.events', ...Object.keys(WHOLE).map((table) => `phase2.${table}`)],
    async *files(userId) {
      for (const [table, order] of Object.entries(WHOLE))
        yield jsonFile(`${table.replaceAll('_', '-')}.json`, () =>
          db(`phase2.${table}`).where({ user_id: userId }).orderBy(order).select(),
        );
      // Line by line: years of events as one value would be larger than any string.
      yield { name: 'events.ndjson', read: async () => Buffer.concat(await eventChunks(db, userId)) };
    },
    remove: async () => undefined,
  };
}

async function eventChunks(db: Knex, userId: string): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows: { id: string }[] = await db('phase2.events')
      .where({ user_id: userId })
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'at', 'kind', 'feature', 'session', 'ms', 'value', 'weight', 'props');
    if (rows.length === 0) return chunks;
    chunks.push(Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
    after = rows.at(-1)?.id ?? after;
  }
}
