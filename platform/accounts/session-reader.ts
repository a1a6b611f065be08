import type { IncomingHttpHeaders } from 'node:http';
import type { Pool } from 'pg';
import type { Role } from '#flags/gate.ts';
import type { PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import { createSessionCookieReader, FORGOTTEN_AFTER_HOURS, REMEMBERED_DAYS } from './session-cookie.ts';

/** The signed-in user with what only accounts itself shows. */
export interface SessionUser extends RequestUser {
  readonly hasCompletedOnboarding: boolean;
}

export interface OpenSession {
  readonly sessionId: string;
  readonly user: SessionUser;
}

interface SessionRow {
  session_id: string;
  seen_at: Date;
  id: string;
  email: string;
  name: string;
  role: Role;
  email_verified: boolean;
  has_completed_onboarding: boolean;
  created_at: Date;
}

const TOUCH_AFTER_MS = 3_600_000;

/**
 * Finds out who sends a request: our signature on the cookie, then one indexed
 * query (prepared once per connection). The account library's own look-up does
 * the same in several times the time; a test holds the two against each other.
 */
export class SessionReader {
  private readonly tokenOf: (cookieHeader: string | undefined) => string | undefined;

  constructor(
    private readonly deps: {
      pool: Pool;
      secret: string;
      publicUrl: string;
      clock: Clock;
      log: Log;
      planOf(userId: string): Promise<PlanId>;
    },
  ) {
    this.tokenOf = createSessionCookieReader(deps);
  }

  async read(headers: Pick<IncomingHttpHeaders, 'cookie'>): Promise<OpenSession | undefined> {
    const token = this.tokenOf(headers.cookie);
    return token === undefined ? undefined : this.byToken(token);
  }

  /** The session of a token we know to be ours, unless it has ended. */
  async byToken(token: string): Promise<OpenSession | undefined> {
    const now = this.deps.clock.now();
    const { rows } = await this.deps.pool.query<SessionRow>({
      name: 'session-by-token',
      text: `select s.id as session_id, s.updated_at as seen_at, u.id, u.email, u.name, u.role, u.email_verified,
                    u.has_completed_onboarding, u.created_at
             from platform.sessions s join platform.users u on u.id = s.user_id
             where s.token = $1 and s.expires_at > $2`,
      values: [token, now],
    });
    const row = rows[0];
    if (!row) return undefined;
    if (now.getTime() - row.seen_at.getTime() > TOUCH_AFTER_MS) this.touch(row.session_id, now);
    return { sessionId: row.session_id, user: await this.toUser(row) };
  }

  private async toUser(row: SessionRow): Promise<SessionUser> {
    return {
      id: row.id,
      email: row.email,
      name: row.name,
      role: row.role,
      plan: await this.deps.planOf(row.id),
      emailVerified: row.email_verified,
      hasCompletedOnboarding: row.has_completed_onboarding,
      createdAt: row.created_at,
    };
  }

  /** Notes that the device was here, and keeps a session that ends with the browser alive while it is used. */
  private touch(sessionId: string, now: Date): void {
    const update = this.deps.pool.query(
      `update platform.sessions set updated_at = $2,
         expires_at = case when remembered then expires_at
           else least(created_at + make_interval(days => $3), $2::timestamptz + make_interval(hours => $4)) end
       where id = $1`,
      [sessionId, now, REMEMBERED_DAYS, FORGOTTEN_AFTER_HOURS],
    );
    update.catch((error: unknown) => this.deps.log.warn({ err: error }, 'a session could not be marked as seen'));
  }
}
