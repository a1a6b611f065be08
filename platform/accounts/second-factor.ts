import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Mail, Mailer } from '#platform/mail/mailer.ts';
import { recoveryCodeUsedMail } from '#platform/mail/messages/recovery-code-used.ts';
import { secondFactorMail } from '#platform/mail/messages/second-factor.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { AuditAction } from './audit-actions.ts';
import type { AuditLog } from './audit-log.ts';
import { accountErrors } from './errors.ts';
import type { Passwords } from './passwords.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { Sealer } from './sealed-text.ts';
import type { SecondFactorStore } from './second-factor-store.ts';
import { base32, matchTotp, totpUri } from './totp.ts';
import type { Visit } from './visit.ts';

/** Bytes of a secret, as long as the digest (RFC 4226, section 4). */
const SECRET_BYTES = 20;

interface Deps {
  readonly store: SecondFactorStore;
  readonly passwords: Pick<Passwords, 'requireOwn'>;
  readonly sealer: Sealer;
  readonly hashRecovery: (owner: string, typed: string) => string;
  readonly audit: AuditLog;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

export type SpentCode = 'app_code' | 'recovery_code';

/** The second step of signing in. Switching it on or off is told to the owner by mail. */
export class SecondFactor {
  constructor(private readonly deps: Deps) {}

  async status(userId: string): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
    const known = await this.deps.store.find(userId);
    return known?.confirmed
      ? { enabled: true, recoveryCodesLeft: known.recoveryCodesLeft }
      : { enabled: false, recoveryCodesLeft: 0 };
  }

  /** @throws AppError `wrong_password`, `second_factor_is_on` */
  async start(user: RequestUser, password: string, visit: Visit): Promise<{ secret: string; uri: string }> {
    const { store, passwords, sealer, clock } = this.deps;
    await passwords.requireOwn(user, password, 'second_factor_on', visit);
    const secret = randomBytes(SECRET_BYTES);
    if (!(await store.begin(user.id, sealer.seal(user.id, secret), clock.now()))) {
      throw new AppError(accountErrors.second_factor_is_on);
    }
    return { secret: base32(secret), uri: totpUri(secret, user.email) };
  }

  /**
   * @returns the recovery codes; they can never be read again
   * @throws AppError `second_factor_is_off`, `second_factor_is_on`, `second_factor_wrong`
   */
  async confirm(user: RequestUser, code: string, visit: Visit): Promise<string[]> {
    const { store, sealer, clock } = this.deps;
    const known = await store.find(user.id);
    if (!known) throw new AppError(accountErrors.second_factor_is_off);
    if (known.confirmed) throw new AppError(accountErrors.second_factor_is_on);
    const step = matchTotp(sealer.open(user.id, known.sealedSecret), digitsOf(code), clock.now(), known.lastStep);
    if (step === undefined) throw new AppError(accountErrors.second_factor_wrong);
    const codes = newRecoveryCodes();
    if (!(await store.confirm(user.id, step, this.hashes(user.id, codes), clock.now()))) {
      throw new AppError(accountErrors.second_factor_is_on);
    }
    await this.tell('second_factor_on', user, visit);
    return codes;
  }

  /** @throws AppError `wrong_password`, `second_factor_is_off` */
  async renewCodes(user: RequestUser, password: string, visit: Visit): Promise<string[]> {
    const { store, passwords, audit } = this.deps;
    await passwords.requireOwn(user, password, 'second_factor_codes', visit);
    const codes = newRecoveryCodes();
    if (!(await store.replaceRecoveryCodes(user.id, this.hashes(user.id, codes)))) {
      throw new AppError(accountErrors.second_factor_is_off);
    }
    await audit.record({ action: 'second_factor_codes', result: 'ok', userId: user.id }, visit);
    return codes;
  }

  /** @throws AppError `wrong_password` */
  async remove(user: RequestUser, password: string, visit: Visit): Promise<void> {
    await this.deps.passwords.requireOwn(user, password, 'second_factor_off', visit);
    if (await this.deps.store.remove(user.id)) await this.tell('second_factor_off', user, visit);
  }

  /** Spends a code of the app or a recovery code. @returns which it was; `undefined` for a wrong or a used one */
  async spend(userId: string, code: string): Promise<SpentCode | undefined> {
    const { store, sealer, hashRecovery, clock } = this.deps;
    const known = await store.find(userId);
    if (!known?.confirmed) return undefined;
    const step = matchTotp(sealer.open(userId, known.sealedSecret), digitsOf(code), clock.now(), known.lastStep);
    if (step !== undefined) return (await store.spendStep(userId, step)) ? 'app_code' : undefined;
    return (await store.spendRecoveryCode(userId, hashRecovery(userId, code))) ? 'recovery_code' : undefined;
  }

  /** Tells the owner that somebody signed in with a recovery code, and how many are left. */
  async tellRecoveryCodeUsed(user: RequestUser, visit: Visit): Promise<void> {
    const { clock, publicUrl, supportEmail } = this.deps;
    const { recoveryCodesLeft: left } = await this.status(user.id);
    this.mail(user, recoveryCodeUsedMail({ left, at: clock.now(), appUrl: publicUrl, supportEmail }), visit);
  }

  private hashes(userId: string, codes: readonly string[]): string[] {
    return codes.map((code) => this.deps.hashRecovery(userId, code));
  }

  private async tell(
    action: Extract<AuditAction, 'second_factor_on' | 'second_factor_off'>,
    user: RequestUser,
    visit: Visit,
  ): Promise<void> {
    const { audit, clock, publicUrl, supportEmail } = this.deps;
    await audit.record({ action, result: 'ok', userId: user.id }, visit);
    const on = action === 'second_factor_on';
    this.mail(user, secondFactorMail({ on, at: clock.now(), appUrl: publicUrl, supportEmail }), visit);
  }

  private mail(user: RequestUser, mail: Omit<Mail, 'to'>, visit: Visit): void {
    this.deps.mailer
      .send({ to: user.email, ...mail })
      .catch((error: unknown) => visit.log.warn({ err: error }, 'news of the second step could not be sent'));
  }
}

function digitsOf(typed: string): string {
  return typed.replace(/\s/g, '');
}
