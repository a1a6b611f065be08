import { AppError } from '#platform/contract/errors.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { welcomeMail } from '#platform/mail/messages/welcome.ts';
import type { AccountSessions, SignedIn } from './account-sessions.ts';
import type { AccountsStore } from './accounts-store.ts';
import type { AuditLog } from './audit-log.ts';
import { callLibrary } from './call-library.ts';
import type { Auth } from './create-auth.ts';
import type { EmailVerification } from './email-verification.ts';
import { accountErrors } from './errors.ts';
import type { LoginGuard } from './login-guard.ts';
import { failedPasswordRules } from './password-rules.ts';
import { factsFor, type Visit } from './visit.ts';

/** Opens accounts. It must say that an address is taken; nothing else here tells about other people. */
export class SignUp {
  constructor(
    private readonly deps: {
      auth: Auth;
      store: AccountsStore;
      sessions: AccountSessions;
      verification: EmailVerification;
      audit: AuditLog;
      guard: LoginGuard;
      gates: GateService;
      mailer: Mailer;
      publicUrl: string;
      supportEmail: string;
    },
  ) {}

  /** @throws AppError `signup_closed`, `weak_password`, `email_taken` */
  async signup(input: { email: string; password: string; name: string }, visit: Visit): Promise<SignedIn> {
    const { email, password, name } = input;
    if (!this.deps.gates.isOn('ops.signup', undefined, visit.address)) throw new AppError(accountErrors.signup_closed);
    const failed = failedPasswordRules(password);
    if (failed.length > 0) throw new AppError(accountErrors.weak_password, { failed });

    const opened = await callLibrary(() =>
      this.deps.auth.api.signUpEmail({
        body: { email, password, name, rememberMe: true },
        headers: factsFor(visit),
        returnHeaders: true,
      }),
    );
    if (!opened?.response.token) {
      // Two signups at one moment: the second one loses at the unique index, not at the library's look-up.
      if (!(await this.deps.store.byEmail(email))) throw new Error('an account could not be created');
      await this.deps.audit.record({ action: 'signup', result: 'refused', code: 'email_taken', email }, visit);
      throw new AppError(accountErrors.email_taken);
    }
    const fresh = { token: opened.response.token, cookies: opened.headers.getSetCookie() };
    const signedIn = await this.deps.sessions.enter(fresh, visit);
    await this.deps.guard.succeeded(signedIn.user, visit.address);
    await this.deps.audit.record({ action: 'signup', result: 'ok', userId: signedIn.user.id }, visit);
    this.welcome(signedIn.user, visit);
    return signedIn;
  }

  /** Nobody waits for a mail server to be welcomed, and an account without a welcome mail is still an account. */
  private welcome(user: { id: string; email: string; name: string }, visit: Visit): void {
    const { mailer, verification, publicUrl, supportEmail } = this.deps;
    const send = async (): Promise<void> => {
      const verifyUrl = await verification.newLink(user.id);
      const mail = welcomeMail({ name: user.name, appUrl: publicUrl, verifyUrl, supportEmail });
      await mailer.send({ to: user.email, ...mail });
    };
    send().catch((error: unknown) => visit.log.warn({ err: error }, 'the welcome mail could not be sent'));
  }
}
