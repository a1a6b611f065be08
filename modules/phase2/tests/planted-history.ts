import type { Knex } from 'knex';
import { vi } from 'vitest';
import { eventIdOf } from '../server/events/event-id.ts';
import { EventStore } from '../server/events/event-store.ts';

export interface PlantedEvent {
  readonly user_id: string;
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly feature: string;
  readonly session: string | null;
  readonly ms: number | null;
  readonly value: number | null;
  readonly weight: number;
  readonly props: string;
}

export interface PlantedHistory {
  readonly people: readonly string[];
  /** In the order they arrive: some late, some twice. */
  readonly batches: readonly (readonly PlantedEvent[])[];
  /** The day on which every analysis failed. */
  readonly brokenDay: string;
}

const DAY_MS = 86_400_000;

/** Every draw from one seed (mulberry32). */
function drawer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * People whose rates differ by a hundred, over `days` days up to `now`: analyses with scores and times, views, fixes, plans.
 * One day is broken, a tenth of the events come in a later batch than their day's, one in twenty comes twice.
 */
export function planHistory(options: {
  people: readonly string[];
  days: number;
  now: Date;
  seed: number;
}): PlantedHistory {
  const { people, days, now, seed } = options;
  const draw = drawer(seed);
  const brokenDay = new Date(now.getTime() - Math.floor(days / 2) * DAY_MS).toISOString().slice(0, 10);
  const batches: PlantedEvent[][] = [[], [], [], []];
  let serial = 0;
  const put = (
    user_id: string,
    at: Date,
    kind: string,
    feature: string,
    some: Partial<Pick<PlantedEvent, 'ms' | 'value' | 'weight'>> = {},
  ): void => {
    serial += 1;
    const day = Math.floor((now.getTime() - at.getTime()) / DAY_MS);
    const due = Math.min(2, 2 - Math.floor((day * 3) / days));
    const event: PlantedEvent = {
      user_id,
      id: eventIdOf(at, `${seed} ${serial}`),
      at,
      kind,
      feature,
      session: draw() < 0.8 ? `s${Math.floor(draw() * 3)}` : null,
      ms: null,
      value: null,
      weight: 1,
      props: '{}',
      ...some,
    };
    const first = Math.max(0, due) + (draw() < 0.1 ? 1 : 0);
    batches[first]?.push(event);
    if (draw() < 0.05) batches[Math.min(3, first + 1)]?.push(event);
  };
  for (const [i, person] of people.entries()) {
    const rate = 0.05 * 100 ** (i / Math.max(1, people.length - 1));
    for (let day = 0; day < days; day += 1) {
      for (let left = rate; draw() < left; left -= 1) {
        const at = new Date(now.getTime() - day * DAY_MS - Math.floor(draw() * DAY_MS));
        const kind = draw();
        const creative = draw() < 0.7 ? 'image' : 'video';
        const ms = Math.round(500 * 40 ** draw());
        if (kind < 0.45) {
          const isBroken = at.toISOString().slice(0, 10) === brokenDay;
          if (isBroken) put(person, at, 'analysis_failed', creative, { ms });
          else {
            put(person, at, 'analysis_completed', creative, { ms, value: Math.round(draw() * 1_000) / 10 });
            put(person, at, 'measurement_lookup', draw() < 0.3 ? 'hit' : 'miss');
          }
        } else if (kind < 0.65) put(person, at, 'dashboard_view', draw() < 0.5 ? 'analytics' : 'enhanced_dashboard');
        else if (kind < 0.75) put(person, at, 'page_view', 'home', { weight: 4 });
        else if (kind < 0.85) put(person, at, 'dashboard_time', 'analytics', { ms });
        else if (kind < 0.93) put(person, at, 'fix_taken', 'fix', { value: Math.floor(draw() * 12) });
        else if (kind < 0.98) put(person, at, 'report_opened', 'pdf');
        else put(person, at, 'plan_changed', draw() < 0.8 ? 'raised' : 'lowered');
      }
    }
  }
  return { people, batches, brokenDay };
}

/** Accounts that own nothing but events. */
export async function makePeople(db: Knex, count: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `insert into platform.users (id, email, name, email_verified, created_at, updated_at)
     select gen_random_uuid(), 'planted-' || i || '@example.org', 'Planted', true, now(), now()
     from generate_series(1, ?) i returning id`,
    [count],
  );
  return rows.map(({ id }) => id).sort();
}

/** As clients' events arrive: one already there is not written again. */
export async function arrive(db: Knex, events: readonly PlantedEvent[]): Promise<void> {
  const store = new EventStore(db);
  for (const month of new Set(events.map(({ at }) => at.toISOString().slice(0, 7))))
    await store.openMonth(new Date(`${month}-01T00:00:00Z`));
  for (let start = 0; start < events.length; start += 2_000)
    await db('phase2.events')
      .insert(events.slice(start, start + 2_000))
      .onConflict()
      .ignore();
}

/** Waits until no transaction of the cluster, of other tests too, is older than the newest event: until then it is not counted. */
export async function settle(db: Knex): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await db.raw<{ rows: { settled: boolean }[] }>(
        'select coalesce(max(xid), 0) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as settled from phase2.events',
      );
      if (!rows[0]?.settled) throw new Error('an older transaction is still open');
    },
    { timeout: 60_000, interval: 100 },
  );
}
