import type { Knex } from 'knex';
import type { BaseEnv } from '#platform/config/env.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { isLocalRequest } from '#platform/http/client-address.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply } from '#platform/module/request-context.ts';
import { type OutboxMail, renderOutbox } from './outbox-page.ts';

export const outboxRoutes = defineRoutes('mail', {
  outbox: {
    method: 'GET',
    path: '/dev/outbox',
    summary: 'Emails of this installation, for local development. Not served in production.',
    public: true,
    responses: { 200: { raw: 'html', contentTypes: ['text/html'] } },
    errors: [ERRORS.not_found],
  },
});

const SHOWN = 100;

/** Mails style themselves and run no script; the page around them neither loads nor reaches anything. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The outbox page, where there is an outbox: no mail server and not production.
 * Mails carry links that open accounts, so only this very machine may read them.
 */
export function createOutboxRoutes(deps: {
  db: Knex;
  env: Pick<BaseEnv, 'NODE_ENV' | 'SMTP_URL'>;
}): ImplementedRoute[] {
  if (deps.env.NODE_ENV === 'production' || deps.env.SMTP_URL) return [];
  return implement(outboxRoutes, {
    outbox: async (_input, rc) => {
      if (!isLocalRequest(rc.address, rc.headers)) throw new AppError(ERRORS.not_found);
      const mails: OutboxMail[] = await deps
        .db('platform.outbox_mails')
        .select({
          id: 'id',
          from: 'sender',
          to: 'recipient',
          subject: 'subject',
          text: 'text_body',
          html: 'html_body',
          sentAt: 'created_at',
        })
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(SHOWN);
      return reply(200, {
        raw: { contentType: 'text/html; charset=utf-8', body: renderOutbox(mails) },
        headers: { 'Content-Security-Policy': POLICY },
      });
    },
  });
}
