import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { userAnswer } from './contract.ts';
import { accountErrors as errors, ACCOUNT_MESSAGES as say } from './errors.ts';
import { email, messageAnswer, oneTimeToken, password } from './fields.ts';

/** Another mail address for an account. */
export const emailChangeRoutes = defineRoutes('accounts', {
  changeEmail: {
    method: 'POST',
    path: '/api/auth/change-email',
    summary:
      'Request an email change: sends a link to the new address (24 hours) and a notice to the current one. Nothing changes until the link is opened. The response is the same whether or not the new address has an account.',
    body: z.object(
      { email: email(say.emailMissing), password: password(say.passwordMissing) },
      { error: say.emailMissing },
    ),
    responses: { 200: messageAnswer },
    errors: [errors.wrong_password, errors.email_unchanged],
    limits: [
      { name: 'own-password', points: 10, seconds: 900, by: 'user' },
      { name: 'change-email', points: 5, seconds: 3600, by: 'user' },
    ],
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/auth/change-email/confirm',
    summary:
      'Confirm the new address with the token from the emailed link, signed in to the account that requested it. Links emailed to the old address stop working.',
    body: z.object({ token: oneTimeToken(say.emailLinkInvalid) }, { error: say.emailLinkInvalid }),
    responses: { 200: userAnswer },
    errors: [errors.email_link_invalid, errors.email_taken],
    limits: [{ name: 'confirm-email', points: 20, seconds: 3600, by: 'user' }],
  },
});
