import type { Knex } from 'knex';
import { type EventStore, monthOf, partitionOf } from '../events/event-store.ts';
import { ROLL_UP } from './roll-up-sql.ts';

/** Months events are kept beside the running one. */
const KEPT_MONTHS = 13;
/** Live figures are asked for minutes and an hour at most. */
const LIVE_KEPT_MS = 2 * 86_400_000;

/** Places at which a run may die; tests let it. */
export type RollupStep = 'locked' | 'cleared' | 'counted' | 'moved';

interface Rolled {
  /** Events that were counted. */
  readonly events: number;
  /** Everything was counted anew: events came from another cluster, or it was asked for. */
  readonly isRebuild: boolean;
}

interface Mark {
  readonly xid: string;
  readonly next: string;
  readonly isForeign: boolean;
}

/**
 * Counts events into tables by hour, day and person. A run takes the events of finished transactions between the watermark
 * and the oldest one under way, adds them and moves the watermark, in one transaction: broken off anywhere it changed
 * nothing, and two at once wait for each other. What a transaction wrote late is counted late, under its own hour and day.
 */
export class Rollups {
  constructor(
    private readonly db: Knex,
    private readonly events: EventStore,
  ) {}

  /** Counts what came since. After a restore into another cluster, where transactions are numbered anew, it recounts all. */
  rollUp(now: Date, onStep: (step: RollupStep) => void = () => undefined): Promise<Rolled> {
    return this.run(now, false, onStep);
  }

  /** Counts every event anew and ends with the same rows. Readers see the old ones until it is done. */
  rebuild(now: Date, onStep: (step: RollupStep) => void = () => undefined): Promise<Rolled> {
    return this.run(now, true, onStep);
  }

  private run(now: Date, anew: boolean, onStep: (step: RollupStep) => void): Promise<Rolled> {
    return this.db.transaction(async (trx) => {
      // A recount of millions takes minutes; the limit of the pool is for requests. The activity's own limits bound it.
      await trx.raw('set local statement_timeout = 0');
      const { isForeign, xid } = await lock(trx);
      onStep('locked');
      const isRebuild = anew || isForeign;
      if (isForeign) {
        // Nobody writes an event meanwhile. Old numbers mean nothing here and might come again: all get the lowest.
        await trx.raw('lock table phase2.events in share row exclusive mode');
        await trx.raw('update phase2.events set xid = 0');
      }
      if (isRebuild) await clear(trx, oldestKept(now));
      onStep('cleared');
      // After the lock on events, so that whoever waits for it is above.
      const next = (await lock(trx)).next;
      const { rows } = await trx.raw<{ rows: { n: string }[] }>(ROLL_UP, [isRebuild ? '0' : xid, next]);
      onStep('counted');
      if (isRebuild) await prune(trx, oldestKept(now));
      await trx('phase2.watermark').update({
        xid: next,
        counted_until: now,
        cluster: trx.raw('(select system_identifier::text from pg_control_system())'),
      });
      onStep('moved');
      return { events: Number(rows[0]?.n ?? 0), isRebuild };
    });
  }

  /** Opens the months to come and removes what is no longer kept, with what was counted from it. @returns months dropped */
  async retain(now: Date, onMonth: () => void = () => undefined): Promise<number> {
    for (const later of [0, 1, 2]) await this.events.openMonth(monthOf(now, later));
    const oldest = oldestKept(now);
    const due = (await this.events.months()).filter((month) => month < oldest);
    for (const month of due) {
      onMonth();
      await this.db.transaction(async (trx) => {
        await trx.raw("set local lock_timeout = '20s'");
        await lock(trx);
        await trx.raw(`drop table if exists ${partitionOf(month)}`);
      });
    }
    onMonth();
    await this.db.transaction(async (trx) => {
      await lock(trx);
      await prune(trx, oldest);
      await trx('phase2.feedback').where('at', '<', oldest).delete();
    });
    const live = new Date(now.getTime() - LIVE_KEPT_MS);
    await this.db('phase2.seen_sessions').where('seen_at', '<', live).delete();
    await this.db('phase2.api_minutes').where('minute', '<', live).delete();
    return due.length;
  }

  /** How far the watermark is behind, for operators. */
  async state(): Promise<{
    events: number;
    waiting: number;
    outbox: number;
    countedUntil: Date | null;
    months: number;
  }> {
    const { rows } = await this.db.raw<{
      rows: { events: string; waiting: string; outbox: string; until: Date | null }[];
    }>(
      `select (select count(*) from phase2.events) as events,
              (select count(*) from phase2.events where xid >= coalesce((select xid from phase2.watermark), 0)) as waiting,
              (select count(*) from phase2.outbox) as outbox,
              (select counted_until from phase2.watermark) as until`,
    );
    const row = rows[0];
    return {
      events: Number(row?.events ?? 0),
      waiting: Number(row?.waiting ?? 0),
      outbox: Number(row?.outbox ?? 0),
      countedUntil: row?.until ?? null,
      months: (await this.events.months()).length,
    };
  }
}

/** First moment that is kept. */
function oldestKept(now: Date): Date {
  return monthOf(now, -KEPT_MONTHS);
}

/** Takes the one row, so that runs follow each other, and reads how far transactions are finished. */
async function lock(trx: Knex.Transaction): Promise<Mark> {
  await trx.raw(
    `insert into phase2.watermark (cluster, xid, counted_until)
     select system_identifier::text, 0, 'epoch' from pg_control_system() on conflict do nothing`,
  );
  const { rows } = await trx.raw<{ rows: { xid: string; next: string; is_foreign: boolean }[] }>(
    `select w.xid::text as xid, pg_snapshot_xmin(pg_current_snapshot())::text as next,
            w.cluster <> (select system_identifier::text from pg_control_system())
              or w.xid > pg_snapshot_xmax(pg_current_snapshot())::text::bigint as is_foreign
     from phase2.watermark w for update`,
  );
  const row = rows[0];
  if (!row) throw new Error('the watermark of events is gone');
  return { xid: row.xid, next: row.next, isForeign: row.is_foreign };
}

/** Older people keep the first moments that events no longer show. */
async function clear(trx: Knex.Transaction, oldest: Date): Promise<void> {
  for (const table of ['user_hours', 'user_days', 'user_times', 'user_sessions', 'active_people'])
    await trx(`phase2.${table}`).delete();
  await trx('phase2.people').where('first_seen_at', '>=', oldest).delete();
}

async function prune(trx: Knex.Transaction, oldest: Date): Promise<void> {
  await trx('phase2.user_hours').where('hour', '<', oldest).delete();
  const day = oldest.toISOString().slice(0, 10);
  for (const table of ['user_days', 'user_times', 'user_sessions'])
    await trx(`phase2.${table}`).where('day', '<', day).delete();
  await trx('phase2.active_people').where('start', '<', day).delete();
}
