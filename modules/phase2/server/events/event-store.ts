import type { Knex } from 'knex';

interface EventRow {
  /** UUIDv7; its time is `at`. */
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly feature: string;
  readonly session: string | null;
  /** Milliseconds it took; null where that means nothing. */
  readonly ms: number | null;
  readonly value: number | null;
  readonly weight: number;
  readonly props: Readonly<Record<string, string | number | boolean>>;
}

interface FeedbackRow {
  readonly id: string;
  readonly at: Date;
  readonly feature: string;
  readonly rating: number;
  readonly words: string | null;
}

/** SQL of `phase2.events`, `phase2.feedback` and the months events are kept in. */
export class EventStore {
  private readonly ready = new Set<string>();

  constructor(private readonly db: Knex) {}

  /** @returns false where the event was there already */
  async insert(owner: string, event: EventRow, feedback?: FeedbackRow): Promise<boolean> {
    await this.openMonth(event.at);
    return this.db.transaction(async (trx) => {
      const { rows } = await trx.raw<{ rows: unknown[] }>(
        `insert into phase2.events (user_id, id, at, kind, feature, session, ms, value, weight, props)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning 1`,
        [
          owner,
          event.id,
          event.at,
          event.kind,
          event.feature,
          event.session,
          event.ms,
          event.value,
          event.weight,
          JSON.stringify(event.props),
        ],
      );
      if (rows.length > 0 && feedback) await trx('phase2.feedback').insert({ user_id: owner, ...feedback });
      return rows.length > 0;
    });
  }

  /** Makes the month's partition, once over all processes. */
  async openMonth(at: Date): Promise<void> {
    const from = monthOf(at);
    const name = partitionOf(from);
    if (this.ready.has(name)) return;
    await this.db.transaction(async (trx) => {
      const exists = async () =>
        (await trx.raw<{ rows: { at: string | null }[] }>('select to_regclass(?) as at', [name])).rows[0]?.at != null;
      if (await exists()) return;
      await trx.raw("select pg_advisory_xact_lock(hashtextextended('phase2.months', 0))");
      if (await exists()) return;
      const until = monthOf(from, 1);
      await trx.raw(
        `create table ${name} partition of phase2.events for values from ('${from.toISOString()}') to ('${until.toISOString()}')`,
      );
    });
    this.ready.add(name);
  }

  /** Months events are kept in, oldest first, by their first moment. */
  async months(): Promise<Date[]> {
    const { rows } = await this.db.raw<{ rows: { name: string }[] }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'phase2.events'::regclass and c.relname ~ '^events_\\d{4}_\\d{2}$' order by 1`,
    );
    return rows.map(({ name }) => new Date(`${name.slice('events_'.length).replace('_', '-')}-01T00:00:00Z`));
  }
}

/** First moment of the month (UTC), `later` months on. */
export function monthOf(at: Date, later = 0): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1));
}

/** Name of a month's table: only digits come from the date. */
export function partitionOf(month: Date): string {
  return `phase2.events_${month.toISOString().slice(0, 7).replace('-', '_')}`;
}
