import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { billingMail } from './billing-mail.ts';
import type { DueMail, OutboxStore } from './outbox-store.ts';

/** Sends the mails that are due. One that cannot be sent stays due and keeps no other waiting. */
export class OutboxSender {
  constructor(
    private readonly deps: {
      outbox: OutboxStore;
      mailer: Mailer;
      clock: Clock;
      log: Log;
      publicUrl: string;
      supportEmail: string;
    },
  ) {}

  /** Never fails: the sweep sends what could not be sent now. */
  async sendOf(owner: string): Promise<void> {
    const { outbox, log } = this.deps;
    try {
      await this.send(await outbox.findUnsent(20, { owner }), () => undefined);
    } catch (error) {
      log.warn({ err: error }, 'mails of billing could not be sent; they are tried again');
    }
  }

  /** @returns how many were sent */
  async sendDue(before: Date, onStep: () => void): Promise<number> {
    return this.send(await this.deps.outbox.findUnsent(100, { before }), onStep);
  }

  private async send(due: readonly DueMail[], onStep: () => void): Promise<number> {
    const { outbox, mailer, clock, log, publicUrl, supportEmail } = this.deps;
    let sent = 0;
    for (const { key, entry, email } of due) {
      onStep();
      try {
        const mail = billingMail(entry, { appUrl: publicUrl, supportEmail });
        await outbox.sendLocked(key, () => mailer.send({ to: email, name: `billing:${key}`, ...mail }), clock.now());
        sent += 1;
      } catch (error) {
        log.warn({ err: error, entry: entry.kind }, 'a mail of billing could not be sent; it is tried again');
      }
    }
    return sent;
  }
}
