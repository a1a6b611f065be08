import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { userAnswer } from './contract.ts';
import { accountErrors as errors, ACCOUNT_MESSAGES as say } from './errors.ts';
import { password } from './fields.ts';

/** Days in which somebody may think again; their accounts work as always meanwhile. */
export const GRACE_DAYS = 7;

/** Taking one's data along, and leaving. */
export const ownDataRoutes = defineRoutes('accounts', {
  downloadData: {
    method: 'GET',
    path: '/api/auth/my-data',
    summary: 'Everything stored about the signed-in user as one ZIP file: JSON, uploads, reports. A plain link works.',
    responses: { 200: { raw: 'binary', contentTypes: ['application/zip'] } },
    limits: [{ name: 'download-data', points: 5, seconds: 3600, by: 'user' }],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/auth/delete-account',
    summary:
      'Delete the account in 7 days and sign every device out now. Repeating it does not move the date. Until then the user can sign in and keep it.',
    body: z.object({ password: password(say.passwordMissing) }, { error: say.passwordMissing }),
    responses: { 200: z.object({ message: z.string(), deletionDueAt: z.iso.datetime() }) },
    errors: [errors.wrong_password],
    limits: [{ name: 'own-password', points: 10, seconds: 900, by: 'user' }],
  },
  keepAccount: {
    method: 'POST',
    path: '/api/auth/keep-account',
    summary:
      'Cancel the deletion, while `user.deletionDueAt` is set and the deletion has not started. No effect if none was requested.',
    responses: { 200: userAnswer },
    errors: [errors.removal_begun],
  },
});
