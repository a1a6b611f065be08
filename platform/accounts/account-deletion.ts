import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { accountKeptMail, deletionAskedMail } from '#platform/mail/messages/account-deletion.ts';
import type { DeletionListener } from '#platform/module/platform-points.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { AccountSessions } from './account-sessions.ts';
import type { AccountsStore } from './accounts-store.ts';
import type { AuditLog } from './audit-log.ts';
import { accountErrors } from './errors.ts';
import { GRACE_DAYS } from './own-data-contract.ts';
import type { Passwords } from './passwords.ts';
import type { Visit } from './visit.ts';

const DAY_MS = 86_400_000;

/** Asking for the end of an account, and taking it back. `AccountRemoval` carries it out. */
export class AccountDeletion {
  constructor(
    private readonly deps: {
      store: AccountsStore;
      sessions: AccountSessions;
      passwords: Pick<Passwords, 'requireOwn'>;
      audit: AuditLog;
      mailer: Mailer;
      clock: Clock;
      listeners(): readonly DeletionListener[];
      publicUrl: string;
      supportEmail: string;
    },
  ) {}

  /**
   * @returns when the account goes
   * @throws AppError `wrong_password`
   */
  async request(user: RequestUser, password: string, visit: Visit): Promise<Date> {
    const { store, sessions, passwords, audit, clock } = this.deps;
    await passwords.requireOwn(user, password, 'delete_account', visit);
    const askedAt = clock.now();
    const planned = new Date(askedAt.getTime() + GRACE_DAYS * DAY_MS);
    const dueAt = await store.askForDeletion(user.id, { askedAt, dueAt: planned });
    await sessions.endAll(user.id);
    await audit.record({ action: 'delete_account', result: 'ok', userId: user.id }, visit);
    this.tell(user, visit);
    const { publicUrl: appUrl, supportEmail } = this.deps;
    this.mail(user, deletionAskedMail({ dueAt, plan: user.plan, appUrl, supportEmail }), visit);
    return dueAt;
  }

  /** Silent where nothing was asked for. @throws AppError `removal_begun` */
  async keep(user: RequestUser, visit: Visit): Promise<void> {
    const taken = await this.deps.store.takeDeletionBack(user.id);
    if (taken === 'too-late') throw new AppError(accountErrors.removal_begun);
    if (taken === 'not-asked') return;
    await this.deps.audit.record({ action: 'keep_account', result: 'ok', userId: user.id }, visit);
    this.tell(user, visit);
    const { publicUrl: appUrl, supportEmail } = this.deps;
    this.mail(user, accountKeptMail({ plan: user.plan, appUrl, supportEmail }), visit);
  }

  /** Not waited for: who listens may ask others, and finds out by itself what fails here. */
  private tell({ id }: RequestUser, visit: Visit): void {
    for (const listener of this.deps.listeners())
      listener
        .deletionChanged(id)
        .catch((error: unknown) => visit.log.warn({ err: error }, 'a deletion was not followed; it is tried again'));
  }

  private mail(user: RequestUser, mail: ReturnType<typeof accountKeptMail>, visit: Visit): void {
    this.deps.mailer
      .send({ to: user.email, ...mail })
      .catch((error: unknown) => visit.log.warn({ err: error }, 'news of a deletion could not be sent'));
  }
}
