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
      'Ask for another address: mails a link there (24 hours), and a notice to the one of now. Nothing changes before the link is opened. Says the same whether the new address has an account or not.',
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
      'Take the new address, with the token of the link mailed to it, signed in to the account that asked for it. The links mailed to the old address stop working.',
    body: z.object({ token: oneTimeToken(say.emailLinkInvalid) }, { error: say.emailLinkInvalid }),
    responses: { 200: userAnswer },
    errors: [errors.email_link_invalid, errors.email_taken],
    limits: [{ name: 'confirm-email', points: 20, seconds: 3600, by: 'user' }],
  },
});
