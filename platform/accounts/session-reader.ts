import type { IncomingHttpHeaders } from 'node:http';
import { DatabaseError, type Pool, type QueryConfig, type QueryResult } from 'pg';
import type { Role } from '#flags/gate.ts';
import type { PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { createBatchLoader } from '#platform/db/batch-loader.ts';
import type { Log } from '#platform/log/log.ts';
import type { PlanSource } from '#platform/module/platform-points.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import { createSessionCookieReader, FORGOTTEN_AFTER_HOURS, REMEMBERED_DAYS } from './session-cookie.ts';

/** The signed-in user with what only accounts itself shows. */
export interface SessionUser extends RequestUser {
  /** Set while the account is about to be deleted. */
  readonly deletionDueAt: Date | undefined;
}

export interface OpenSession {
  readonly sessionId: string;
  readonly user: SessionUser;
}

interface SessionRow {
  token: string;
  session_id: string;
  seen_at: Date;
  id: string;
  email: string;
  name: string;
  role: Role;
  email_verified: boolean;
  created_at: Date;
  deletion_due_at: Date | null;
}

const TOUCH_AFTER_MS = 3_600_000;

/**
 * Finds out who sends a request: our signature on the cookie, then one indexed
 * query, prepared once per connection and shared by the requests that arrive
 * together. The account library's own look-up finds the same in several times
 * the time; a test holds the two against each other.
 */
export class SessionReader {
  private readonly tokenOf: (cookieHeader: string | undefined) => string | undefined;
  private readonly load: (token: string) => Promise<OpenSession | undefined>;

  constructor(
    private readonly deps: {
      pool: Pool;
      secret: string;
      publicUrl: string;
      clock: Clock;
      log: Log;
      planOf: PlanSource['planOf'];
    },
  ) {
    this.tokenOf = createSessionCookieReader(deps);
    this.load = createBatchLoader((tokens) => this.find(tokens));
  }

  async read(headers: Pick<IncomingHttpHeaders, 'cookie'>): Promise<OpenSession | undefined> {
    const token = this.tokenOf(headers.cookie);
    return token === undefined ? undefined : this.load(token);
  }

  /** The session of a token we know to be ours, unless it has ended. */
  byToken(token: string): Promise<OpenSession | undefined> {
    return this.load(token);
  }

  private async find(tokens: readonly string[]): Promise<Map<string, OpenSession>> {
    const now = this.deps.clock.now();
    const { rows } = await this.ask({
      name: 'sessions-by-token',
      text: `select s.token, s.id as session_id, s.updated_at as seen_at, u.id, u.email, u.name, u.role,
                    u.email_verified, u.created_at, u.deletion_due_at
             from platform.sessions s join platform.users u on u.id = s.user_id
             where s.token = any($1) and s.expires_at > $2`,
      values: [tokens, now],
    });
    if (rows.length === 0) return new Map();
    const plans = await this.deps.planOf([...new Set(rows.map((row) => row.id))]);
    const stale = rows.filter((row) => now.getTime() - row.seen_at.getTime() > TOUCH_AFTER_MS);
    if (stale.length > 0) this.touch(stale, now);
    return new Map(
      rows.map((row) => [row.token, { sessionId: row.session_id, user: toUser(row, plans.get(row.id) ?? 'free') }]),
    );
  }

  private ask(query: QueryConfig): Promise<QueryResult<SessionRow>> {
    return this.deps.pool.query<SessionRow>(query).catch((error: unknown) => {
      // What Postgres did not say itself happened on the way to it: lost or refused connections, time-outs.
      if (error instanceof DatabaseError) throw error;
      throw new AppError(ERRORS.dependency_unavailable, undefined, { cause: error });
    });
  }

  /** Notes that the devices were here, and keeps sessions that end with the browser alive while they are used. */
  private touch(rows: readonly SessionRow[], now: Date): void {
    const update = this.deps.pool.query(
      `update platform.sessions set updated_at = $2,
         expires_at = case when remembered then expires_at
           else least(created_at + make_interval(days => $3), $2::timestamptz + make_interval(hours => $4)) end
       where id = any($1)`,
      [rows.map((row) => row.session_id), now, REMEMBERED_DAYS, FORGOTTEN_AFTER_HOURS],
    );
    update.catch((error: unknown) => this.deps.log.warn({ err: error }, 'sessions could not be marked as seen'));
  }
}

function toUser(row: SessionRow, plan: PlanId): SessionUser {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    plan,
    emailVerified: row.email_verified,
    createdAt: row.created_at,
    deletionDueAt: row.deletion_due_at ?? undefined,
  };
}
