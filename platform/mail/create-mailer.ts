import type { Knex } from 'knex';
import nodemailer from 'nodemailer';
import type { Clock } from '#platform/clock.ts';
import type { BaseEnv } from '#platform/config/env.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from './mailer.ts';

export interface MailerDeps {
  readonly env: Pick<BaseEnv, 'NODE_ENV' | 'SMTP_URL' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>;
  readonly db: Knex;
  readonly log: Log;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Sends by SMTP when `SMTP_URL` is set, else into `platform.outbox_mails`. Rejects when a mail could not be handed over. */
export function createMailer(deps: MailerDeps): Mailer {
  if (deps.env.SMTP_URL) return createSmtpMailer(deps.env.SMTP_URL, deps);
  if (deps.env.NODE_ENV === 'production') {
    deps.log.warn('SMTP_URL is not set: mails are kept in platform.outbox_mails and reach nobody');
  }
  return createOutboxMailer(deps);
}

function createSmtpMailer(url: string, { env, log }: MailerDeps): Mailer {
  const transport = nodemailer.createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    // Whoever answers a mail of ours reaches people.
    { from: env.MAIL_FROM, replyTo: env.SUPPORT_EMAIL },
  );
  return {
    async send({ to, subject, text, html }) {
      // An address object is never parsed, so nothing in it can add a second recipient.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
      log.info({ subject }, 'mail sent');
    },
  };
}

function createOutboxMailer({ env, db, log, clock, ids }: MailerDeps): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await db('platform.outbox_mails').insert({
        id: ids.next(),
        sender: env.MAIL_FROM,
        recipient: to,
        subject,
        text_body: text,
        html_body: html,
        created_at: clock.now(),
      });
      log.info({ subject }, 'mail put into the local outbox');
    },
  };
}
