import type { Knex } from 'knex';
import { DatabaseError } from 'pg';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { Mail, Mailer } from '#platform/mail/mailer.ts';
import {
  confirmNewEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailInUseMail,
} from '#platform/mail/messages/email-change.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { AccountsStore } from './accounts-store.ts';
import type { AuditLog } from './audit-log.ts';
import { accountErrors } from './errors.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import type { Passwords } from './passwords.ts';
import type { Visit } from './visit.ts';

const LINK_LIVES_SECONDS = 24 * 3600;
const UNIQUE_VIOLATION = '23505';

/** Links to one address, from whichever account they are asked for. */
const PER_ADDRESS = { name: 'change-email-address', points: 3, seconds: 3600 };

interface Deps {
  readonly db: Knex;
  readonly store: AccountsStore;
  readonly tokens: OneTimeTokens;
  readonly passwords: Pick<Passwords, 'requireOwn'>;
  readonly audit: AuditLog;
  readonly limiter: Pick<RateLimiter, 'takeFor'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/**
 * Another address for an account: asked for with the password, proved by a link mailed to it, taken only in a session of the
 * same account. So an address that was mistyped gives the account to nobody, whoever opens the mail.
 */
export class EmailChange {
  constructor(private readonly deps: Deps) {}

  /**
   * The answer waits only for what is the same for every address.
   * @throws AppError `wrong_password`, `email_unchanged`; RateLimitRefusal
   */
  async ask(user: RequestUser, input: { email: string; password: string }, visit: Visit): Promise<void> {
    const { passwords, limiter, audit, publicUrl, supportEmail } = this.deps;
    await passwords.requireOwn(user, input.password, 'ask_email_change', visit);
    if (input.email === user.email) throw new AppError(accountErrors.email_unchanged);
    const { name, points, seconds } = PER_ADDRESS;
    await limiter.takeFor(name, audit.hashEmail(input.email), points, seconds);
    const token = await this.issue(user.id, input.email);
    await audit.record({ action: 'ask_email_change', result: 'ok', userId: user.id }, visit);
    const notice = emailChangeAskedMail({ newEmail: input.email, appUrl: publicUrl, supportEmail });
    this.send(() => Promise.resolve({ to: user.email, ...notice }), visit);
    this.send(() => this.mailFor(input.email, token), visit);
  }

  /**
   * @returns the address of now
   * @throws AppError `email_link_invalid`; `email_taken` where the address got an account since
   */
  async confirm(user: RequestUser, token: string, visit: Visit): Promise<string> {
    const { tokens, audit } = this.deps;
    const known = await tokens.find(token, 'change_email');
    if (known?.userId === user.id && known.newEmail) {
      // A link opened twice has done what it says.
      if (known.state === 'used' && known.newEmail === user.email) return user.email;
      if (known.state === 'open' && (await this.take(user, known.newEmail, token, visit))) return known.newEmail;
    }
    const refused = { action: 'change_email', result: 'refused', code: 'email_link_invalid' } as const;
    await audit.record({ ...refused, userId: user.id }, visit);
    throw new AppError(accountErrors.email_link_invalid);
  }

  /** A new link makes the one before worthless. */
  private async issue(userId: string, newEmail: string): Promise<string> {
    const { db, tokens } = this.deps;
    await tokens.revoke(userId, 'change_email', db);
    return tokens.issue(userId, 'change_email', { seconds: LINK_LIVES_SECONDS, newEmail });
  }

  /** @returns false where the link was spent by another call meanwhile */
  private async take(user: RequestUser, email: string, token: string, visit: Visit): Promise<boolean> {
    const { db, store, tokens, audit, clock, publicUrl, supportEmail } = this.deps;
    const taken = await db
      .transaction(async (trx) => {
        if (!(await tokens.spend(token, 'change_email', trx))) return false;
        await store.setEmail(user.id, email, trx);
        // Whoever reads the old mailbox must open nothing here any more.
        await tokens.revoke(user.id, 'reset_password', trx);
        await tokens.revoke(user.id, 'verify_email', trx);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return 'in use' as const;
        throw error;
      });
    if (taken === 'in use') {
      const refused = { action: 'change_email', result: 'refused', code: 'email_taken' } as const;
      await audit.record({ ...refused, userId: user.id }, visit);
      throw new AppError(accountErrors.email_taken);
    }
    if (!taken) return false;
    await audit.record({ action: 'change_email', result: 'ok', userId: user.id }, visit);
    const notice = emailChangedMail({ newEmail: email, at: clock.now(), appUrl: publicUrl, supportEmail });
    this.send(() => Promise.resolve({ to: user.email, ...notice }), visit);
    return true;
  }

  private async mailFor(email: string, token: string): Promise<Mail> {
    const { store, publicUrl, supportEmail } = this.deps;
    if (await store.byEmail(email)) return { to: email, ...emailInUseMail({ appUrl: publicUrl, supportEmail }) };
    const url = new URL(`/account?new-email=${token}`, publicUrl).href;
    return { to: email, ...confirmNewEmailMail({ url, supportEmail }) };
  }

  /** Behind the answer: neither a mail server nor whose address it is may be told by its time. */
  private send(compose: () => Promise<Mail>, visit: Visit): void {
    compose()
      .then((mail) => this.deps.mailer.send(mail))
      .catch((error: unknown) => visit.log.warn({ err: error }, 'a mail about a new address could not be sent'));
  }
}
