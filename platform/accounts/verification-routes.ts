import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import type { EmailVerification } from './email-verification.ts';
import { verificationRoutes } from './verification-contract.ts';

/** The handlers of `verificationRoutes`. */
export function createVerificationRoutes(deps: { verification: EmailVerification }): ImplementedRoute[] {
  const { verification } = deps;
  return implement(verificationRoutes, {
    verifyEmail: async ({ query }, rc) => {
      const status = await verification.verify(query.token, rc);
      return reply(302, { headers: { Location: `/verify-email?status=${status}` } });
    },
    resendVerification: async (_input, rc) => ({ message: await verification.resend(requireUser(rc)) }),
  });
}
