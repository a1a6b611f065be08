import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { Ids } from '#platform/ids.ts';
import { FORGOTTEN_AFTER_HOURS, REMEMBERED_DAYS } from './session-cookie.ts';
import type { OpenSession, SessionReader } from './session-reader.ts';
import { headerSafe, type Visit } from './visit.ts';

export interface SignedIn extends OpenSession {
  /** Set-Cookie lines of the new session. */
  readonly cookies: readonly string[];
}

/** A session whose cookie was not sent yet. */
export interface FreshSession {
  readonly token: string;
  readonly cookies: readonly string[];
}

const HOUR_MS = 3_600_000;

/** Opens, renews and ends sessions. Who ends one ends it at once: the reader looks at every request. */
export class AccountSessions {
  constructor(
    private readonly deps: {
      db: Knex;
      clock: Clock;
      ids: Ids;
      reader: Pick<SessionReader, 'byToken'>;
      writeCookie: (token: string, maxAgeSeconds: number | undefined) => string;
    },
  ) {}

  /** A session for somebody whose sign-in is complete. `remembered`: for 30 days, else until the browser closes. */
  async open(userId: string, remembered: boolean, visit: Visit): Promise<SignedIn> {
    const { clock, ids, writeCookie } = this.deps;
    const now = clock.now();
    const hours = remembered ? REMEMBERED_DAYS * 24 : FORGOTTEN_AFTER_HOURS;
    const token = newToken();
    await this.deps.db('platform.sessions').insert({
      id: ids.next(),
      user_id: userId,
      token,
      remembered,
      expires_at: new Date(now.getTime() + hours * HOUR_MS),
      ip_address: visit.address,
      user_agent: headerSafe(visit.userAgent),
      created_at: now,
      updated_at: now,
    });
    return this.enter({ token, cookies: [writeCookie(token, remembered ? hours * 3600 : undefined)] }, visit);
  }

  /** Gives a session another id and token; everything else about it stays, its end too. */
  async renew(sessionId: string, db: Knex = this.deps.db): Promise<FreshSession> {
    const { clock, ids, writeCookie } = this.deps;
    const token = newToken();
    const [row] = await db('platform.sessions')
      .where({ id: sessionId })
      .update({ id: ids.next(), token })
      .returning(['remembered', 'expires_at']);
    if (!row) throw new Error('a session ended while it was renewed');
    const left = (row.expires_at.getTime() - clock.now().getTime()) / 1000;
    return { token, cookies: [writeCookie(token, row.remembered ? left : undefined)] };
  }

  /** The person of a fresh session; another session the browser came with ends. */
  async enter(fresh: FreshSession, visit: Visit): Promise<SignedIn> {
    const session = await this.deps.reader.byToken(fresh.token);
    if (!session) throw new Error('a session that was just opened is not there');
    if (visit.sessionId) await this.end(visit.sessionId);
    return { ...session, cookies: fresh.cookies };
  }

  async end(sessionId: string): Promise<void> {
    await this.deps.db('platform.sessions').where({ id: sessionId }).delete();
  }

  /** One whose token nobody was told. */
  async endByToken(token: string): Promise<void> {
    await this.deps.db('platform.sessions').where({ token }).delete();
  }

  /** @returns how many ended. */
  async endAll(userId: string, options: { except?: string | undefined; db?: Knex } = {}): Promise<number> {
    const mine = (options.db ?? this.deps.db)('platform.sessions').where({ user_id: userId });
    return (options.except === undefined ? mine : mine.whereNot({ id: options.except })).delete();
  }

  /** Clears what can open nothing any more. */
  async removeEnded(userId: string): Promise<void> {
    const now = this.deps.clock.now();
    await this.deps.db('platform.sessions').where({ user_id: userId }).where('expires_at', '<=', now).delete();
  }
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}
