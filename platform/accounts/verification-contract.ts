import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { messageAnswer } from './fields.ts';

/** What `/verify-email?status=` of the shell may say. */
export const VERIFICATION_STATUSES = ['verified', 'expired', 'invalid'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/** Whether an address belongs to the person who gave it. */
export const verificationRoutes = defineRoutes('accounts', {
  verifyEmail: {
    method: 'GET',
    path: '/api/auth/verify-email',
    summary:
      'For the browser: confirms the email address of an emailed link, then redirects to /verify-email?status=verified, expired or invalid. A link works for 24 hours, more than once.',
    public: true,
    query: z.object({ token: z.optional(z.string()) }),
    responses: { 302: null },
    limits: [{ name: 'verify-email', points: 60, seconds: 3600, by: 'address' }],
  },
  resendVerification: {
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Email the signed-in user a new confirmation link; says so if the address is already confirmed.',
    responses: { 200: messageAnswer },
    limits: [{ name: 'resend-verification', points: 5, seconds: 3600, by: 'user' }],
  },
});
