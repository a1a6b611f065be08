import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { addressPrefix } from '#platform/http/client-address.ts';
import type { AccountSessions } from './account-sessions.ts';
import type { AuditLog } from './audit-log.ts';
import type { Device } from './device-contract.ts';
import { viewOrigin } from './origin-view.ts';
import type { Visit } from './visit.ts';

/** The devices an account is signed in at. Every method asks for the owner first. */
export class Devices {
  constructor(
    private readonly deps: { db: Knex; clock: Clock; sessions: Pick<AccountSessions, 'endAll'>; audit: AuditLog },
  ) {}

  /** This one first, then the last seen. */
  async list(userId: string, currentId: string): Promise<Device[]> {
    const rows = await this.deps
      .db('platform.sessions')
      .where({ user_id: userId })
      .where('expires_at', '>', this.deps.clock.now())
      .orderByRaw('id = ? desc, updated_at desc, id', [currentId]);
    return rows.map((row) => ({
      id: row.id,
      current: row.id === currentId,
      ...viewOrigin({ addressPrefix: addressPrefix(row.ip_address ?? ''), userAgent: row.user_agent ?? '' }),
      signedInAt: row.created_at.toISOString(),
      lastSeenAt: row.updated_at.toISOString(),
      endsAt: row.expires_at.toISOString(),
      remembered: row.remembered,
    }));
  }

  /** @throws AppError `not_found` where this person has no such session */
  async end(userId: string, sessionId: string, visit: Visit): Promise<void> {
    const ended = await this.deps.db('platform.sessions').where({ id: sessionId, user_id: userId }).delete();
    if (ended === 0) throw new AppError(ERRORS.not_found);
    await this.deps.audit.record({ action: 'end_session', result: 'ok', userId }, visit);
  }

  /** @returns how many devices were signed out */
  async endOthers(userId: string, currentId: string, visit: Visit): Promise<number> {
    const ended = await this.deps.sessions.endAll(userId, { except: currentId });
    await this.deps.audit.record({ action: 'end_other_sessions', result: 'ok', userId }, visit);
    return ended;
  }
}
