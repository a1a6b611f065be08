import { APIError } from 'better-auth/api';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { welcomeMail } from '#platform/mail/messages/welcome.ts';
import type { RequestContext } from '#platform/module/request-context.ts';
import type { AccountsStore } from './accounts-store.ts';
import type { AuditLog } from './audit-log.ts';
import { type Auth, CLIENT_ADDRESS_HEADER } from './create-auth.ts';
import { accountErrors } from './errors.ts';
import type { LoginGuard } from './login-guard.ts';
import { failedPasswordRules } from './password-rules.ts';
import type { OpenSession, SessionReader } from './session-reader.ts';

/** Where a request comes from. */
export type Visit = Pick<RequestContext, 'address' | 'userAgent' | 'requestId' | 'sessionId' | 'user' | 'log'>;

export interface SignedIn extends OpenSession {
  /** Set-Cookie lines of the new session. */
  readonly cookies: readonly string[];
}

interface Deps {
  readonly auth: Auth;
  readonly store: AccountsStore;
  readonly sessions: SessionReader;
  readonly audit: AuditLog;
  readonly guard: LoginGuard;
  readonly gates: GateService;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** Opens accounts and sessions. What a caller can learn about other people's accounts from it is what signup must say. */
export class AccountsService {
  constructor(private readonly deps: Deps) {}

  /** @throws AppError `signup_closed`, `weak_password`, `email_taken` */
  async signup(input: { email: string; password: string; name: string }, visit: Visit): Promise<SignedIn> {
    const { email, password, name } = input;
    if (!this.deps.gates.isOn('ops.signup')) throw new AppError(accountErrors.signup_closed);
    const failed = failedPasswordRules(password);
    if (failed.length > 0) throw new AppError(accountErrors.weak_password, { failed });

    const opened = await this.callLibrary(() =>
      this.deps.auth.api.signUpEmail({
        body: { email, password, name, rememberMe: true },
        headers: factsFor(visit),
        returnHeaders: true,
      }),
    );
    if (!opened) {
      // Two signups at one moment: the second one loses at the unique index, not at the library's look-up.
      if (!(await this.deps.store.emailExists(email))) throw new Error('an account could not be created');
      await this.deps.audit.record({ action: 'signup', result: 'refused', code: 'email_taken', email }, visit);
      throw new AppError(accountErrors.email_taken);
    }
    const signedIn = await this.enter(opened, visit);
    await this.deps.guard.succeeded(signedIn.user, visit.address);
    await this.deps.audit.record({ action: 'signup', result: 'ok', userId: signedIn.user.id }, visit);
    this.welcome(email, name, visit);
    return signedIn;
  }

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
    const opened = await this.callLibrary(() =>
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
    const signedIn = await this.enter(opened, visit);
    await this.deps.guard.succeeded(signedIn.user, visit.address);
    await this.deps.store.removeEndedSessions(signedIn.user.id, this.deps.clock.now());
    await this.deps.audit.record({ action: 'login', result: 'ok', userId: signedIn.user.id }, visit);
    return signedIn;
  }

  /** Ends the session of the request, if it has one. */
  async logout(visit: Visit): Promise<void> {
    if (!visit.sessionId || !visit.user) return;
    await this.deps.store.endSession(visit.sessionId);
    await this.deps.audit.record({ action: 'logout', result: 'ok', userId: visit.user.id }, visit);
  }

  /** `undefined` where the library refuses; what breaks stays thrown. */
  private async callLibrary<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500) return undefined;
      throw error;
    }
  }

  /** The session that was just opened; the one the request came with ends. */
  private async enter(
    opened: { headers: Headers; response: { token: string | null } },
    visit: Visit,
  ): Promise<SignedIn> {
    const session = opened.response.token ? await this.deps.sessions.byToken(opened.response.token) : undefined;
    if (!session) throw new Error('a session that was just opened is not there');
    if (visit.sessionId) await this.deps.store.endSession(visit.sessionId);
    return { ...session, cookies: opened.headers.getSetCookie() };
  }

  /** Nobody waits for a mail server to be welcomed, and an account without a welcome mail is still an account. */
  private welcome(email: string, name: string, visit: Visit): void {
    const { mailer, publicUrl, supportEmail } = this.deps;
    mailer
      .send({ to: email, ...welcomeMail({ name, appUrl: publicUrl, supportEmail }) })
      .catch((error: unknown) => visit.log.warn({ err: error }, 'the welcome mail could not be sent'));
  }
}

function factsFor(visit: Visit): Headers {
  return new Headers({ [CLIENT_ADDRESS_HEADER]: visit.address, 'user-agent': headerSafe(visit.userAgent) });
}

function headerSafe(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?');
}
