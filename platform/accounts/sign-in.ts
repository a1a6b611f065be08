import { AppError } from '#platform/contract/errors.ts';
import type { AccountSessions, SignedIn } from './account-sessions.ts';
import type { AuditLog } from './audit-log.ts';
import { callLibrary } from './call-library.ts';
import type { Auth } from './create-auth.ts';
import { accountErrors } from './errors.ts';
import type { LoginGuard } from './login-guard.ts';
import { factsFor, type Visit } from './visit.ts';

/** Opens and ends sessions. An unknown address and a wrong password cost and say the same. */
export class SignIn {
  constructor(private readonly deps: { auth: Auth; sessions: AccountSessions; audit: AuditLog; guard: LoginGuard }) {}

  /** @throws AppError `invalid_credentials`, `rate_limited` */
  async login(input: { email: string; password: string; rememberMe?: boolean }, visit: Visit): Promise<SignedIn> {
    const { email, password } = input;
    try {
      await this.deps.guard.take(email, visit.address);
    } catch (error) {
      if (error instanceof AppError) {
        await this.deps.audit.record({ action: 'login', result: 'refused', code: error.code, email }, visit);
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
      await this.deps.audit.record({ action: 'login', result: 'refused', code: 'invalid_credentials', email }, visit);
      throw new AppError(accountErrors.invalid_credentials);
    }
    const fresh = { token: opened.response.token, cookies: opened.headers.getSetCookie() };
    return this.complete(await this.deps.sessions.enter(fresh, visit), visit);
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

  private async complete(signedIn: SignedIn, visit: Visit): Promise<SignedIn> {
    const { id } = signedIn.user;
    await this.deps.guard.succeeded(signedIn.user, visit.address);
    await this.deps.sessions.removeEnded(id);
    await this.deps.audit.record({ action: 'login', result: 'ok', userId: id }, visit);
    return signedIn;
  }
}
