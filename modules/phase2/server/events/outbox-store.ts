import type { Knex } from 'knex';
import { eventIdOf } from './event-id.ts';
import { type EventStore, monthOf } from './event-store.ts';
import type { FactKind } from './event-types.ts';

const BATCH = 5_000;

/** A fact on its way to become an event. */
export interface OutboxRow {
  readonly kind: FactKind;
  /** Its name among the owner's of this kind: the same one again at the same time is one. */
  readonly name: string;
  /** Counts once by its name, whenever it comes again. */
  readonly isOnce?: boolean;
  /** A word: what it is about. */
  readonly feature: string;
  /** Milliseconds it took. */
  readonly ms?: number;
  readonly value?: number | null;
  readonly props?: Readonly<Record<string, string>>;
}

/** SQL of `phase2.outbox`: facts of other modules, written in their transactions and moved to the events by the rollup. */
export class OutboxStore {
  constructor(
    private readonly db: Knex,
    private readonly events: EventStore,
  ) {}

  /** In the transaction that makes the fact true. The same fact again changes nothing. */
  async record(trx: Knex.Transaction, owner: string, row: OutboxRow, at: Date): Promise<void> {
    const { kind, name, feature, ms = null, value = null, props = {} } = row;
    if (row.isOnce) {
      const fresh = await trx('phase2.fact_names')
        .insert({ user_id: owner, name })
        .onConflict()
        .ignore()
        .returning('name');
      if (fresh.length === 0) return;
    }
    await trx('phase2.outbox')
      .insert({
        user_id: owner,
        id: eventIdOf(at, `${kind} ${name}`),
        at,
        kind,
        feature,
        ms: ms === null ? null : Math.max(0, Math.round(ms)),
        value,
        props: JSON.stringify(props),
      })
      .onConflict()
      .ignore();
  }

  /** Makes events of what waits; may be broken off and run again. @returns how many were moved */
  async relay(onBatch: () => void = () => undefined): Promise<number> {
    for (let moved = 0; ; ) {
      onBatch();
      const { rows: months } = await this.db.raw<{ rows: { at: Date }[] }>(
        "select distinct date_trunc('month', at, 'UTC') as at from phase2.outbox",
      );
      if (months.length === 0) return moved;
      for (const { at } of months) await this.events.openMonth(monthOf(at));
      const { rows } = await this.db.raw<{ rows: { n: string }[] }>(
        `with due as (
           select user_id, id from phase2.outbox order by at limit ? for update skip locked
         ), taken as (
           delete from phase2.outbox o using due where o.user_id = due.user_id and o.id = due.id returning o.*
         ), kept as (
           insert into phase2.events (user_id, id, at, kind, feature, ms, value, props)
           select user_id, id, at, kind, feature, ms, value, props from taken on conflict do nothing
         )
         select count(*) as n from taken`,
        [BATCH],
      );
      const n = Number(rows[0]?.n ?? 0);
      moved += n;
      // Fewer: the rest is held by another run.
      if (n < BATCH) return moved;
    }
  }
}
