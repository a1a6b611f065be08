import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { accountDeletedMail } from '#platform/mail/messages/account-deletion.ts';
import type { PersonalDataPart } from '#platform/module/personal-data.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';

/** A run takes no more than this; the rest is for the next. */
const BATCH = 50;

export interface RemovalDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Pick<ObjectStore, 'deleteOwner'>;
  readonly mailer: Mailer;
  readonly supportEmail: string;
  /** Of every module; asked when it is needed. */
  parts(): readonly PersonalDataPart[];
}

/**
 * Ends accounts for good, their days of grace over. The row in `platform.users` is marked first, so that nobody takes back
 * what has begun, and goes last: whatever fails before it is tried again. The trail stays, without a name.
 */
export class AccountRemoval {
  constructor(private readonly deps: RemovalDeps) {}

  /**
   * Removes the accounts that are due; one that cannot go now keeps no other waiting.
   * @param onStep called before each account, to show that the work is alive
   */
  async removeDue(onStep: () => void): Promise<{ removed: number; postponed: number }> {
    const { db, clock, log } = this.deps;
    const due: { id: string }[] = await db('platform.users')
      .where('deletion_due_at', '<=', clock.now())
      .orderBy('deletion_due_at')
      .limit(BATCH)
      .select('id');
    const result = { removed: 0, postponed: 0 };
    for (const { id } of due) {
      onStep();
      try {
        if (await this.remove(id, { onlyIfDue: true })) result.removed += 1;
      } catch (error) {
        log.error({ err: error, userId: id }, 'an account could not be removed; it is tried again');
        result.postponed += 1;
      }
    }
    if (due.length > 0) log.info(result, 'accounts were removed');
    return result;
  }

  /**
   * Removes one account now. May run twice.
   * @returns false where there is none, or where its owner took the deletion back before (`onlyIfDue`)
   */
  async remove(userId: string, options: { onlyIfDue: boolean }): Promise<boolean> {
    const { db, storage, mailer, supportEmail, log } = this.deps;
    const user = await this.begin(userId, options);
    if (!user) return false;
    await db('platform.sessions').where({ user_id: userId }).delete();
    for (const part of this.deps.parts()) await part.remove(userId);
    await storage.deleteOwner(userId);
    if ((await db('platform.users').where({ id: userId }).delete()) === 0) return false;
    // Again, for what was written while the rest was going.
    await storage.deleteOwner(userId);
    await db('platform.outbox_mails').where({ recipient: user.email }).delete();
    await mailer
      .send({ to: user.email, ...accountDeletedMail({ supportEmail }) })
      .catch((error: unknown) => log.warn({ err: error }, 'the farewell mail could not be sent'));
    return true;
  }

  /** Marks the account; due from now on, so that one an operator removes is tried again, too. */
  private async begin(userId: string, { onlyIfDue }: { onlyIfDue: boolean }): Promise<{ email: string } | undefined> {
    const { db, clock } = this.deps;
    const now = clock.now();
    const account = db('platform.users').where({ id: userId });
    if (onlyIfDue) account.where('deletion_due_at', '<=', now);
    const [user] = await account
      .update({
        removal_began_at: db.raw('coalesce(removal_began_at, ?)', [now]),
        deletion_asked_at: db.raw('coalesce(deletion_asked_at, ?)', [now]),
        deletion_due_at: db.raw('least(deletion_due_at, ?)', [now]),
      })
      .returning('email');
    return user;
  }
}
