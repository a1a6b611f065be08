import type { GateService } from '#platform/http/gate-service.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { accountRoutes } from './contract.ts';
import type { EmailCheck } from './email-check.ts';
import { takeGateSnapshot } from './gate-snapshot.ts';
import { accountSession, accountUser, type SessionReply } from './session-reply.ts';
import type { SignIn } from './sign-in.ts';
import type { SignUp } from './sign-up.ts';
import type { UserViews } from './user-view.ts';

export interface AccountRouteDeps {
  readonly signUp: SignUp;
  readonly signIn: SignIn;
  readonly emailCheck: EmailCheck;
  readonly views: UserViews;
  readonly answers: SessionReply;
  readonly gates: GateService;
  readonly appVersion: string;
}

/** The handlers of `accountRoutes`. */
export function createAccountRoutes(deps: AccountRouteDeps): ImplementedRoute[] {
  const { signUp, signIn, views, answers } = deps;
  return implement(accountRoutes, {
    signup: async ({ body }, rc) => answers.enter(201, await signUp.signup(body, rc), rc),
    register: async ({ body }, rc) => answers.enter(201, await signUp.signup(body, rc), rc),
    checkEmail: ({ query }) => deps.emailCheck.check(query.email),
    login: async ({ body }, rc) => answers.enter(200, await signIn.login(body, rc), rc),

    logout: async (_input, rc) => {
      await signIn.logout(rc);
      return answers.leave('You are signed out.');
    },
    forceLogoutAll: async (_input, rc) => {
      await signIn.logoutEverywhere(rc);
      return answers.leave('You are signed out everywhere.');
    },
    refreshToken: async (_input, rc) => answers.enter(200, await signIn.renew(accountSession(rc), rc), rc),

    currentUser: async (_input, rc) => ({ user: await views.of(accountUser(rc)) }),

    session: async (_input, rc) => ({
      user: rc.user ? await views.of(accountUser(rc)) : null,
      gates: takeGateSnapshot(deps.gates, rc.user, rc.address),
      appVersion: deps.appVersion,
    }),
  });
}
