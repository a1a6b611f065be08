import { createHash } from 'node:crypto';
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
  const domain = /@([^>\s]+)/.exec(env.MAIL_FROM)?.[1] ?? 'localhost';
  const transport = nodemailer.createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    // Whoever answers a mail of ours reaches people.
    { from: env.MAIL_FROM, replyTo: env.SUPPORT_EMAIL },
  );
  return {
    async send({ to, subject, text, html, name }) {
      const messageId = name && `<${idOf(name, to)}@${domain}>`;
      // An address object is never parsed, so nothing in it can add a second recipient.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, ...(messageId && { messageId }) });
      log.info({ subject }, 'mail sent');
    },
  };
}

function createOutboxMailer({ env, db, log, clock, ids }: MailerDeps): Mailer {
  return {
    async send({ to, subject, text, html, name }) {
      const mail = {
        id: name === undefined ? ids.next() : idOf(name, to),
        sender: env.MAIL_FROM,
        recipient: to,
        subject,
        text_body: text,
        html_body: html,
        created_at: clock.now(),
      };
      await db('platform.outbox_mails').insert(mail).onConflict('id').ignore();
      log.info({ subject }, 'mail put into the local outbox');
    },
  };
}

/** The same for the same name and recipient, in the form of a UUID; says neither. */
function idOf(name: string, to: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([name, to]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
