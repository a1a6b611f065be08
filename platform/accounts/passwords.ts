import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { passwordChangedMail } from '#platform/mail/messages/password-changed.ts';
import { resetPasswordMail } from '#platform/mail/messages/reset-password.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { AccountSessions, SignedIn } from './account-sessions.ts';
import type { AccountsStore } from './accounts-store.ts';
import type { AuditAction } from './audit-actions.ts';
import type { AuditLog } from './audit-log.ts';
import { accountErrors } from './errors.ts';
import type { LoginGuard } from './login-guard.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import { passwordHasher } from './password-hasher.ts';
import { failedPasswordRules } from './password-rules.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import type { Visit } from './visit.ts';

const LINK_LIVES_SECONDS = 3600;

/** Why a reset took passkeys or a second step away. */
const FIRST_PROOF = 'address_first_proved';

type Removed = Parameters<typeof passwordChangedMail>[0]['removed'];
const NOTHING: Removed = { passkeys: false, secondStep: false };

/** Links to one address, from wherever they are asked for. */
const PER_ADDRESS = { name: 'forgot-password-address', points: 3, seconds: 3600 };

interface Deps {
  readonly db: Knex;
  readonly store: AccountsStore;
  readonly secondFactors: Pick<SecondFactorStore, 'remove'>;
  readonly sessions: AccountSessions;
  readonly tokens: OneTimeTokens;
  readonly audit: AuditLog;
  readonly guard: LoginGuard;
  readonly limiter: Pick<RateLimiter, 'takeFor'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** Forgotten and changed passwords. */
export class Passwords {
  constructor(private readonly deps: Deps) {}

  /**
   * Mails a link if the address has an account. The answer waits only for what is
   * the same for every address, so neither its words nor its time tell.
   * @throws RateLimitRefusal
   */
  async forgot(email: string, visit: Visit): Promise<void> {
    const { limiter, audit } = this.deps;
    const { name, points, seconds } = PER_ADDRESS;
    await limiter.takeFor(name, audit.hashEmail(email), points, seconds);
    await audit.record({ action: 'forgot_password', result: 'ok', email }, visit);
    this.mailLink(email).catch((error: unknown) => visit.log.warn({ err: error }, 'a reset link could not be sent'));
  }

  /**
   * Sets a password by a mailed token and ends every session. The link proves the
   * mailbox as well, and the network is the owner's from now on (decision 0012).
   * Where nobody had proved the mailbox before, a stranger may have opened the account
   * in the owner's name: then passkeys and a second step set until now go, too, or the
   * owner would stay locked out. Of a proved mailbox both stay: it is one step and not two.
   * @throws AppError `weak_password`, `reset_link_invalid`
   */
  async reset(input: { token: string; password: string }, visit: Visit): Promise<void> {
    const { db, store, secondFactors, sessions, tokens, audit, guard } = this.deps;
    // Before the token: a weak password must not use up the link.
    requireGoodPassword(input.password);
    if ((await tokens.find(input.token, 'reset_password'))?.state !== 'open') return this.refuseLink(visit);
    const hash = await passwordHasher.hash(input.password);
    const done = await db.transaction(async (trx) => {
      const owner = await tokens.spend(input.token, 'reset_password', trx);
      if (!owner) return undefined;
      await store.setPassword(owner, hash, trx);
      const firstProof = await store.confirmEmail(owner, trx);
      const removed = {
        passkeys: firstProof && (await store.removePasskeys(owner, trx)),
        secondStep: firstProof && (await secondFactors.remove(owner, trx)),
      };
      await tokens.revoke(owner, 'reset_password', trx);
      await tokens.revoke(owner, 'second_factor', trx);
      await tokens.revoke(owner, 'change_email', trx);
      await sessions.endAll(owner, { db: trx });
      return { owner, removed };
    });
    const user = done && (await store.byId(done.owner));
    if (!user) return this.refuseLink(visit);
    await guard.succeeded(user, visit.address);
    await audit.record({ action: 'reset_password', result: 'ok', userId: user.id }, visit);
    const because = { result: 'ok', code: FIRST_PROOF, userId: user.id } as const;
    if (done.removed.passkeys) await audit.record({ action: 'remove_passkey', ...because }, visit);
    if (done.removed.secondStep) await audit.record({ action: 'second_factor_off', ...because }, visit);
    this.tellOwner(user, visit, done.removed);
  }

  /** Whether a mailed token would still set a password; asking does not spend it. */
  async isOpenLink(token: string): Promise<boolean> {
    return (await this.deps.tokens.find(token, 'reset_password'))?.state === 'open';
  }

  /** @throws AppError `wrong_password`, `weak_password` */
  async change(input: { currentPassword: string; newPassword: string }, visit: Visit): Promise<SignedIn> {
    const { db, store, sessions, tokens, audit } = this.deps;
    const { user, sessionId } = visit;
    if (!user || !sessionId) throw new AppError(ERRORS.unauthenticated);
    await this.requireOwn(user, input.currentPassword, 'change_password', visit);
    requireGoodPassword(input.newPassword);
    const hash = await passwordHasher.hash(input.newPassword);
    const fresh = await db.transaction(async (trx) => {
      await store.setPassword(user.id, hash, trx);
      await tokens.revoke(user.id, 'reset_password', trx);
      await tokens.revoke(user.id, 'second_factor', trx);
      await tokens.revoke(user.id, 'change_email', trx);
      await sessions.endAll(user.id, { except: sessionId, db: trx });
      return sessions.renew(sessionId, trx);
    });
    await audit.record({ action: 'change_password', result: 'ok', userId: user.id }, visit);
    this.tellOwner(user, visit);
    return sessions.enter(fresh, { ...visit, sessionId: undefined });
  }

  /**
   * Asks for the password once more before something that cannot be undone.
   * @throws AppError `wrong_password`
   */
  async requireOwn(user: Pick<RequestUser, 'id'>, password: string, action: AuditAction, visit: Visit): Promise<void> {
    const stored = await this.deps.store.passwordHash(user.id);
    if (stored && (await passwordHasher.verify({ hash: stored, password }))) return;
    await this.deps.audit.record({ action, result: 'refused', code: 'wrong_password', userId: user.id }, visit);
    throw new AppError(accountErrors.wrong_password);
  }

  private async mailLink(email: string): Promise<void> {
    const { store, tokens, mailer, publicUrl, supportEmail } = this.deps;
    const user = await store.byEmail(email);
    if (!user) return;
    const token = await tokens.issue(user.id, 'reset_password', { seconds: LINK_LIVES_SECONDS });
    const url = new URL(`/reset-password?token=${token}`, publicUrl).href;
    await mailer.send({ to: user.email, ...resetPasswordMail({ url, supportEmail }) });
  }

  private async refuseLink(visit: Visit): Promise<never> {
    const entry = { action: 'reset_password', result: 'refused', code: 'reset_link_invalid' } as const;
    await this.deps.audit.record(entry, visit);
    throw new AppError(accountErrors.reset_link_invalid);
  }

  private tellOwner(user: { email: string }, visit: Visit, removed: Removed = NOTHING): void {
    const { mailer, clock, publicUrl, supportEmail } = this.deps;
    const mail = passwordChangedMail({ at: clock.now(), removed, appUrl: publicUrl, supportEmail });
    mailer
      .send({ to: user.email, ...mail })
      .catch((error: unknown) => visit.log.warn({ err: error }, 'news of a new password could not be sent'));
  }
}

function requireGoodPassword(password: string): void {
  const failed = failedPasswordRules(password);
  if (failed.length > 0) throw new AppError(accountErrors.weak_password, { failed });
}
