import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { addressPrefix } from '#platform/http/client-address.ts';
import type { Ids } from '#platform/ids.ts';
import type { RequestContext } from '#platform/module/request-context.ts';
import type { AuditAction } from './audit-actions.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly result: 'ok' | 'refused';
  /** Why it was refused; of what was done, how or why where one action has several ways. */
  readonly code?: string;
  /** The account concerned: by id, or by the address somebody typed, which need not exist. */
  readonly userId?: string;
  readonly email?: string;
}

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly action: AuditAction;
  readonly result: 'ok' | 'refused';
  readonly code: string | null;
  readonly addressPrefix: string | undefined;
  readonly userAgent: string | undefined;
}

type Where = Pick<RequestContext, 'address' | 'userAgent' | 'requestId'>;

/** Appends to `platform.audit_log`. Addresses are kept as prefixes, mail addresses as keyed hashes. */
export class AuditLog {
  private readonly key: Buffer;

  constructor(private readonly deps: { db: Knex; clock: Clock; ids: Ids; secret: string }) {
    this.key = createHmac('sha256', deps.secret).update('audit log').digest();
  }

  async record(entry: AuditEntry, from: Where): Promise<void> {
    const { userId, email } = entry;
    await this.deps.db('platform.audit_log').insert({
      id: this.deps.ids.next(),
      at: this.deps.clock.now(),
      // A refusal at an existing account belongs to its owner's trail; the look-up costs the same if there is none.
      user_id: userId ?? (email === undefined ? null : this.deps.db('platform.users').select('id').where({ email })),
      subject_hash: email === undefined ? null : this.hashEmail(email),
      action: entry.action,
      result: entry.result,
      code: entry.code ?? null,
      address_prefix: addressPrefix(from.address) ?? null,
      user_agent: oneLine(from.userAgent),
      request_id: from.requestId,
    });
  }

  /** What was written about an account, newest first, from the entry `before` on. */
  async of(userId: string, page: { before?: string | undefined; limit: number }): Promise<AuditRow[]> {
    const { db } = this.deps;
    const query = db('platform.audit_log').where({ user_id: userId });
    if (page.before) {
      const start = db('platform.audit_log').select('at', 'id').where({ user_id: userId, id: page.before });
      query.whereRaw('(at, id) < (?)', [start]);
    }
    const newest = [
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ];
    const rows = await query.orderBy(newest).limit(page.limit);
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      action: row.action,
      result: row.result,
      code: row.code,
      addressPrefix: row.address_prefix ?? undefined,
      userAgent: row.user_agent ?? undefined,
    }));
  }

  /** The hash under which an address appears in the log. */
  hashEmail(email: string): string {
    return createHmac('sha256', this.key).update(email).digest('base64url');
  }
}

/** Control characters could forge lines or colours when somebody prints the log. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ').slice(0, 200);
}
