import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { passwordRoutes } from './password-contract.ts';
import type { Passwords } from './passwords.ts';
import type { SessionReply } from './session-reply.ts';

/** The handlers of `passwordRoutes`. */
export function createPasswordRoutes(deps: { passwords: Passwords; answers: SessionReply }): ImplementedRoute[] {
  const { passwords, answers } = deps;
  return implement(passwordRoutes, {
    forgotPassword: async ({ body }, rc) => {
      await passwords.forgot(body.email, rc);
      return { message: 'If this address has an account, we have sent a link to choose a new password.' };
    },
    resetPassword: async ({ body }, rc) => {
      await passwords.reset(body, rc);
      return answers.leave('Your password was changed. Sign in with the new one.');
    },
    checkResetLink: async ({ body }) => ({ valid: await passwords.isOpenLink(body.token) }),
    changePassword: async ({ body }, rc) => answers.enter(200, await passwords.change(body, rc), rc),
  });
}
