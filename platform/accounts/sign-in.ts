import type { Knex } from 'knex';
import { AppError } from '#platform/contract/errors.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { AccountSessions, SignedIn } from './account-sessions.ts';
import type { AuditLog } from './audit-log.ts';
import { callLibrary } from './call-library.ts';
import type { Auth } from './create-auth.ts';
import { accountErrors } from './errors.ts';
import type { LoginGuard } from './login-guard.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import type { SecondFactor, SpentCode } from './second-factor.ts';
import { factsFor, type Visit } from './visit.ts';

/** How long a right password waits for the second step. */
const CHALLENGE_SECONDS = 600;

/** Codes tried at one account, from wherever: 1 of 333,333 is right at a time. */
const SECOND_STEP = { name: 'second-factor-account', points: 10, seconds: 900 };

/** As the trail says it; a code of the second step comes with the password. */
type SignInWay = 'password' | SpentCode | 'passkey';

interface Deps {
  readonly db: Knex;
  readonly auth: Auth;
  readonly sessions: AccountSessions;
  readonly tokens: OneTimeTokens;
  readonly secondFactor: Pick<SecondFactor, 'status' | 'spend' | 'tellRecoveryCodeUsed'>;
  readonly audit: AuditLog;
  readonly guard: LoginGuard;
  readonly limiter: Pick<RateLimiter, 'takeFor' | 'reset'>;
}

/** Opens and ends sessions. An unknown address and a wrong password cost and say the same. */
export class SignIn {
  constructor(private readonly deps: Deps) {}

  /** @throws AppError `invalid_credentials`, `second_factor_needed`, `rate_limited` */
  async login(input: { email: string; password: string; rememberMe?: boolean }, visit: Visit): Promise<SignedIn> {
    const { email, password } = input;
    try {
      await this.deps.guard.take(email, visit.address);
    } catch (error) {
      if (error instanceof AppError) {
        await this.refuse({ code: error.code, email }, visit);
      }
      throw error;
    }
    const opened = await callLibrary(() =>
      this.deps.auth.api.signInEmail({
        body: { email, password, rememberMe: input.rememberMe === true },
        headers: factsFor(visit),
        returnHeaders: true,
      }),
    );
    if (!opened) {
      await this.refuse({ code: 'invalid_credentials', email }, visit);
      throw new AppError(accountErrors.invalid_credentials);
    }
    const userId = opened.response.user.id;
    if ((await this.deps.secondFactor.status(userId)).enabled) {
      // The library opens a session with the password; nobody was told its token.
      await this.deps.sessions.endByToken(opened.response.token);
      await this.askSecondStep(userId, input.rememberMe === true, visit);
    }
    const fresh = { token: opened.response.token, cookies: opened.headers.getSetCookie() };
    return this.complete(await this.deps.sessions.enter(fresh, visit), 'password', visit);
  }

  /**
   * Completes a sign-in that waits for its second step.
   * @throws AppError `second_factor_expired`, `second_factor_wrong`, `rate_limited`
   */
  async secondStep(input: { challenge: string; code: string }, visit: Visit): Promise<SignedIn> {
    const { db, tokens, secondFactor, sessions, limiter } = this.deps;
    const waiting = await tokens.find(input.challenge, 'second_factor');
    if (waiting?.state !== 'open') throw new AppError(accountErrors.second_factor_expired);
    const { userId, remember } = waiting;
    let spent: SpentCode | undefined;
    try {
      await limiter.takeFor(SECOND_STEP.name, userId, SECOND_STEP.points, SECOND_STEP.seconds);
      spent = await secondFactor.spend(userId, input.code);
      if (!spent) throw new AppError(accountErrors.second_factor_wrong);
      if (!(await tokens.spend(input.challenge, 'second_factor', db))) {
        throw new AppError(accountErrors.second_factor_expired);
      }
    } catch (error) {
      if (error instanceof AppError) await this.refuse({ code: error.code, userId }, visit);
      throw error;
    }
    await limiter.reset(SECOND_STEP.name, userId);
    const signedIn = await this.complete(await sessions.open(userId, remember, visit), spent, visit);
    if (spent === 'recovery_code') await secondFactor.tellRecoveryCodeUsed(signedIn.user, visit);
    return signedIn;
  }

  /**
   * Signs the owner of a passkey in; it is both steps at once.
   * @param userId `undefined` where nobody's passkey signed
   * @throws AppError `passkey_refused`
   */
  async withPasskey(userId: string | undefined, remember: boolean, visit: Visit): Promise<SignedIn> {
    if (userId === undefined) {
      await this.refuse({ code: 'passkey_refused' }, visit);
      throw new AppError(accountErrors.passkey_refused);
    }
    return this.complete(await this.deps.sessions.open(userId, remember, visit), 'passkey', visit);
  }

  /** Ends the session of the request, if it has one. */
  async logout(visit: Visit): Promise<void> {
    if (!visit.sessionId || !visit.user) return;
    await this.deps.sessions.end(visit.sessionId);
    await this.deps.audit.record({ action: 'logout', result: 'ok', userId: visit.user.id }, visit);
  }

  /** Ends every session of the person, if the request has one. */
  async logoutEverywhere(visit: Visit): Promise<void> {
    if (!visit.user) return;
    await this.deps.sessions.endAll(visit.user.id);
    await this.deps.audit.record({ action: 'logout_everywhere', result: 'ok', userId: visit.user.id }, visit);
  }

  /** @throws when the session ended in this very moment */
  async renew(sessionId: string, visit: Visit): Promise<SignedIn> {
    return this.deps.sessions.enter(await this.deps.sessions.renew(sessionId), { ...visit, sessionId: undefined });
  }

  private async askSecondStep(userId: string, remember: boolean, visit: Visit): Promise<never> {
    const challenge = await this.deps.tokens.issue(userId, 'second_factor', { seconds: CHALLENGE_SECONDS, remember });
    await this.refuse({ code: 'second_factor_needed', userId }, visit);
    throw new AppError(accountErrors.second_factor_needed, { challenge });
  }

  private refuse(what: { code: string; userId?: string; email?: string }, visit: Visit): Promise<void> {
    return this.deps.audit.record({ action: 'login', result: 'refused', ...what }, visit);
  }

  private async complete(signedIn: SignedIn, how: SignInWay, visit: Visit): Promise<SignedIn> {
    const { id } = signedIn.user;
    await this.deps.guard.succeeded(signedIn.user, visit.address);
    await this.deps.sessions.removeEnded(id);
    await this.deps.audit.record({ action: 'login', result: 'ok', code: how, userId: id }, visit);
    return signedIn;
  }
}
