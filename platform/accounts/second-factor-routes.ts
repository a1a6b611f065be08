import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import type { SecondFactor } from './second-factor.ts';
import { secondFactorRoutes } from './second-factor-contract.ts';
import type { SessionReply } from './session-reply.ts';
import type { SignIn } from './sign-in.ts';

/** The handlers of `secondFactorRoutes`. */
export function createSecondFactorRoutes(deps: {
  secondFactor: SecondFactor;
  signIn: SignIn;
  answers: SessionReply;
}): ImplementedRoute[] {
  const { secondFactor, signIn, answers } = deps;
  return implement(secondFactorRoutes, {
    loginSecondFactor: async ({ body }, rc) => answers.enter(200, await signIn.secondStep(body, rc), rc),
    secondFactor: (_input, rc) => secondFactor.status(requireUser(rc).id),
    startSecondFactor: ({ body }, rc) => secondFactor.start(requireUser(rc), body.password, rc),
    confirmSecondFactor: async ({ body }, rc) => ({
      recoveryCodes: await secondFactor.confirm(requireUser(rc), body.code, rc),
    }),
    renewRecoveryCodes: async ({ body }, rc) => ({
      recoveryCodes: await secondFactor.renewCodes(requireUser(rc), body.password, rc),
    }),
    removeSecondFactor: async ({ body }, rc) => {
      await secondFactor.remove(requireUser(rc), body.password, rc);
      return { message: 'You now sign in with your password only.' };
    },
  });
}
