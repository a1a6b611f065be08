import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { billingMail } from './billing-mail.ts';
import type { DueNotice, NoticeStore } from './notice-store.ts';

/** Sends the mails that are due. One that cannot be sent stays due and keeps no other waiting. */
export class NoticeSender {
  constructor(
    private readonly deps: {
      notices: NoticeStore;
      mailer: Mailer;
      clock: Clock;
      log: Log;
      publicUrl: string;
      supportEmail: string;
    },
  ) {}

  /** Never fails: the sweep sends what could not be sent now. */
  async sendOf(owner: string): Promise<void> {
    const { notices, log } = this.deps;
    try {
      await this.send(await notices.findUnsent(20, { owner }), () => undefined);
    } catch (error) {
      log.warn({ err: error }, 'mails of billing could not be sent; they are tried again');
    }
  }

  /** @returns how many were sent */
  async sendDue(before: Date, onStep: () => void): Promise<number> {
    return this.send(await this.deps.notices.findUnsent(100, { before }), onStep);
  }

  private async send(due: readonly DueNotice[], onStep: () => void): Promise<number> {
    const { notices, mailer, clock, log, publicUrl, supportEmail } = this.deps;
    let sent = 0;
    for (const { key, notice, email } of due) {
      onStep();
      try {
        const mail = billingMail(notice, { appUrl: publicUrl, supportEmail });
        await notices.sendLocked(key, () => mailer.send({ to: email, name: `billing:${key}`, ...mail }), clock.now());
        sent += 1;
      } catch (error) {
        log.warn({ err: error, notice: notice.kind }, 'a mail of billing could not be sent; it is tried again');
      }
    }
    return sent;
  }
}
