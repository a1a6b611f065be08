import type { Mailer } from '#platform/mail/mailer.ts';
import { verifyEmailMail } from '#platform/mail/messages/verify-email.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { AccountsStore } from './accounts-store.ts';
import type { AuditLog } from './audit-log.ts';
import type { OneTimeTokens } from './one-time-tokens.ts';
import type { VerificationStatus } from './verification-contract.ts';
import type { Visit } from './visit.ts';

const LINK_LIVES_SECONDS = 24 * 3600;

/** Proves that an address belongs to its account: whoever has the link reads its mail. */
export class EmailVerification {
  constructor(
    private readonly deps: {
      store: AccountsStore;
      tokens: OneTimeTokens;
      audit: AuditLog;
      mailer: Mailer;
      publicUrl: string;
      supportEmail: string;
    },
  ) {}

  /** Address of the shell's page that confirms; the token is in nothing else. */
  async newLink(userId: string): Promise<string> {
    const token = await this.deps.tokens.issue(userId, 'verify_email', { seconds: LINK_LIVES_SECONDS });
    return new URL(`/verify-email?token=${token}`, this.deps.publicUrl).href;
  }

  /** Confirms. Mail programs open links by themselves, so a second visit says the same as the first. */
  async verify(token: string | undefined, visit: Visit): Promise<VerificationStatus> {
    const known = token ? await this.deps.tokens.find(token, 'verify_email') : undefined;
    if (!known) return 'invalid';
    if (known.state === 'expired') return 'expired';
    if (await this.deps.store.confirmEmail(known.userId)) {
      await this.deps.audit.record({ action: 'verify_email', result: 'ok', userId: known.userId }, visit);
    }
    return 'verified';
  }

  /** @returns the sentence to show */
  async resend(user: RequestUser): Promise<string> {
    if (user.emailVerified) return 'Your email address is already confirmed.';
    const url = await this.newLink(user.id);
    const { mailer, supportEmail } = this.deps;
    await mailer.send({ to: user.email, ...verifyEmailMail({ url, supportEmail }) });
    return `We sent a new link to ${user.email}. It works for 24 hours.`;
  }
}
