import type { Knex } from 'knex';
import type { AuditLog } from './audit-log.ts';
import { viewOrigin } from './origin-view.ts';
import type { AuditView } from './profile-contract.ts';
import type { Visit } from './visit.ts';

const PAGE = 50;

/** What people see and change about their own account. */
export class Profiles {
  constructor(private readonly deps: { db: Knex; audit: AuditLog }) {}

  async changeName(userId: string, name: string, visit: Visit): Promise<void> {
    await this.deps.db('platform.users').where({ id: userId }).update({ name, updated_at: this.deps.db.fn.now() });
    await this.deps.audit.record({ action: 'change_name', result: 'ok', userId }, visit);
  }

  /** A page of the person's trail; `next` is what to ask for after it. */
  async trail(userId: string, before: string | undefined): Promise<{ entries: AuditView[]; next: string | null }> {
    const rows = await this.deps.audit.of(userId, { before, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    return {
      entries: shown.map(({ at, addressPrefix, userAgent, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        ...viewOrigin({ addressPrefix, userAgent }),
      })),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  }
}
