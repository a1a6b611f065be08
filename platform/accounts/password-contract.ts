import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { atMost } from '#platform/contract/text.ts';
import { userAnswer } from './contract.ts';
import { accountErrors as errors, ACCOUNT_MESSAGES as say } from './errors.ts';
import { email, messageAnswer, oneTimeToken, password } from './fields.ts';

/** Below this a form says only `passwordTooShort`; above it the rules of `password-rules.ts` speak. */
export const PASSWORD_SHORTEST = 6;

const newPassword = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.minLength(1, missing),
      z.regex(new RegExp(`^[\\s\\S]{${PASSWORD_SHORTEST},}$`, 'u'), say.passwordTooShort),
      atMost(1024),
    );

/** A forgotten password, and one that is changed by somebody who knows it. */
export const passwordRoutes = defineRoutes('accounts', {
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Email a password reset link. Response and timing are the same whether or not the address has an account.',
    public: true,
    body: z.object({ email: email(say.emailMissing) }, { error: say.emailMissing }),
    responses: { 200: messageAnswer },
    limits: [{ name: 'forgot-password', points: 20, seconds: 3600, by: 'address' }],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary:
      'Choose a new password with the token from the emailed link (once, within an hour). Ends every session; sign in again.',
    public: true,
    body: z.object(
      { password: newPassword(say.resetFieldsMissing), token: oneTimeToken(say.resetLinkInvalid) },
      { error: say.resetFieldsMissing },
    ),
    responses: { 200: messageAnswer },
    errors: [errors.reset_link_invalid, errors.weak_password],
    limits: [{ name: 'reset-password', points: 20, seconds: 3600, by: 'address' }],
  },
  checkResetLink: {
    method: 'POST',
    path: '/api/auth/reset-password/check',
    summary: 'Whether a reset token is still valid. Checking does not use it up.',
    public: true,
    body: z.object({ token: oneTimeToken(say.resetLinkInvalid) }, { error: say.resetLinkInvalid }),
    responses: { 200: z.object({ valid: z.boolean() }) },
    limits: [{ name: 'check-reset-link', points: 60, seconds: 3600, by: 'address' }],
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the password. Ends every other session and gives this one a new id.',
    body: z.object(
      { currentPassword: password(say.passwordFieldsMissing), newPassword: newPassword(say.passwordFieldsMissing) },
      { error: say.passwordFieldsMissing },
    ),
    responses: { 200: userAnswer },
    errors: [errors.wrong_password, errors.weak_password],
    limits: [{ name: 'own-password', points: 10, seconds: 900, by: 'user' }],
  },
});
