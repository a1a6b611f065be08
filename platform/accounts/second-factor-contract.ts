import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { atMost } from '#platform/contract/text.ts';
import { userAnswer } from './contract.ts';
import { accountErrors as errors, ACCOUNT_MESSAGES as say } from './errors.ts';
import { messageAnswer, oneTimeToken, password } from './fields.ts';

/** As somebody types it: spaces and the hyphen of a recovery code do not matter. */
const code = z.string({ error: say.codeMissing }).check(z.regex(/\S/u, say.codeMissing), z.trim(), atMost(40));

const ownPassword = z.object({ password: password(say.passwordMissing) }, { error: say.passwordMissing });
const asksForPassword = [{ name: 'own-password', points: 10, seconds: 900, by: 'user' }] as const;

/** Ten codes, shown this one time. Each opens the account once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** A second step after the password: the code of an authenticator app (RFC 6238), or a recovery code. */
export const secondFactorRoutes = defineRoutes('accounts', {
  loginSecondFactor: {
    method: 'POST',
    path: '/api/auth/login/second-factor',
    summary: 'Two-step sign-in: the challenge from 401 second_factor_needed and a code.',
    public: true,
    body: z.object({ challenge: oneTimeToken(say.codeMissing), code }, { error: say.codeMissing }),
    responses: { 200: userAnswer },
    errors: [errors.second_factor_wrong, errors.second_factor_expired],
    limits: [{ name: 'login-second-factor', points: 50, seconds: 900, by: 'address' }],
  },
  secondFactor: {
    method: 'GET',
    path: '/api/auth/second-factor',
    summary: 'Whether two-step sign-in is on, and how many recovery codes are left.',
    responses: { 200: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }) },
  },
  startSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/start',
    summary:
      'A secret for an authenticator app. Two-step sign-in is off until a code is confirmed; starting again replaces the secret.',
    body: ownPassword,
    responses: {
      200: z.object({
        /** For typing: base32 without padding. */
        secret: z.string(),
        /** For a QR code: `otpauth://totp/…`. Drawn by the shell; it must not leave the device. */
        uri: z.string(),
      }),
    },
    errors: [errors.wrong_password, errors.second_factor_is_on],
    limits: asksForPassword,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    summary: 'Turn on two-step sign-in with a code from the app; returns the recovery codes, once.',
    body: z.object({ code }, { error: say.codeMissing }),
    responses: { 200: recoveryCodes },
    errors: [errors.second_factor_wrong, errors.second_factor_is_on, errors.second_factor_is_off],
    limits: [{ name: 'confirm-second-factor', points: 10, seconds: 900, by: 'user' }],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    summary: 'New recovery codes, returned once; the old ones stop working.',
    body: ownPassword,
    responses: { 200: recoveryCodes },
    errors: [errors.wrong_password, errors.second_factor_is_off],
    limits: asksForPassword,
  },
  removeSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/remove',
    summary: 'Turn off two-step sign-in.',
    body: ownPassword,
    responses: { 200: messageAnswer },
    errors: [errors.wrong_password],
    limits: asksForPassword,
  },
});
