import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { ServedRequest } from '#platform/module/module-metrics.ts';
import { bucketOf } from '../rollups/log-buckets.ts';

const FLUSH_MS = 2_000;
const MINUTE_MS = 60_000;

interface Cell {
  readonly minute: Date;
  readonly bucket: number;
  n: number;
  errors: number;
}

/** Adds up what this process answers and writes it every two seconds: what a crash loses is two seconds of live figures. */
export class RequestRecorder {
  private cells = new Map<string, Cell>();
  private seen = new Map<string, { userId: string; at: Date }>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly deps: { db: Knex; clock: Clock; log: Log }) {}

  record({ status, seconds, isStream, userId, sessionId }: ServedRequest): void {
    const now = this.deps.clock.now();
    if (userId !== undefined) this.seen.set(sessionId ?? userId, { userId, at: now });
    if (!isStream) {
      const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
      const bucket = bucketOf(seconds * 1000);
      const key = `${minute.getTime()} ${bucket}`;
      const cell = this.cells.get(key) ?? { minute, bucket, n: 0, errors: 0 };
      cell.n += 1;
      if (status >= 500) cell.errors += 1;
      this.cells.set(key, cell);
    }
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was added up; never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const { db, log } = this.deps;
    // In one order in all processes, or two that write at once lock each other out.
    const cells = [...this.cells.values()].sort(
      (a, b) => a.minute.getTime() - b.minute.getTime() || a.bucket - b.bucket,
    );
    const seen = [...this.seen];
    this.cells = new Map();
    this.seen = new Map();
    try {
      if (cells.length > 0)
        await db('phase2.api_minutes')
          .insert(cells.map(({ minute, bucket, n, errors }) => ({ minute, bucket, n, errors })))
          .onConflict(['minute', 'bucket'])
          .merge({
            n: db.raw('api_minutes.n + excluded.n'),
            errors: db.raw('api_minutes.errors + excluded.errors'),
          });
      if (seen.length > 0)
        // Whose account went meanwhile has no row to belong to.
        await db.raw(
          `insert into phase2.seen_sessions as s (session, user_id, seen_at)
           select x.session, x.user_id, x.at
           from jsonb_to_recordset(?) as x (session text, user_id uuid, at timestamptz)
           join platform.users u on u.id = x.user_id order by 1
           on conflict (session) do update set seen_at = greatest(s.seen_at, excluded.seen_at), user_id = excluded.user_id`,
          [JSON.stringify(seen.map(([session, { userId, at }]) => ({ session, user_id: userId, at })))],
        );
    } catch (error) {
      log.warn({ err: error }, 'live figures of requests could not be written; they are dropped');
    }
  }
}
