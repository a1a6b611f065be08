import type { CsrfGuard } from '#platform/http/csrf.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import { readCookie } from '#platform/http/read-cookie.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { type RequestContext, reply, requireUser } from '#platform/module/request-context.ts';
import type { AccountsService, SignedIn } from './accounts-service.ts';
import { accountRoutes } from './contract.ts';
import { takeGateSnapshot } from './gate-snapshot.ts';
import { cookieNames } from './session-cookie.ts';
import type { SessionUser } from './session-reader.ts';
import type { UserViews } from './user-view.ts';

export interface AccountRouteDeps {
  readonly service: AccountsService;
  readonly views: UserViews;
  readonly csrf: CsrfGuard;
  readonly gates: GateService;
  readonly publicUrl: string;
  readonly appVersion: string;
}

/** The handlers of `accountRoutes`. Whoever signs in or out leaves with cookies of the new state only. */
export function createAccountRoutes(deps: AccountRouteDeps): ImplementedRoute[] {
  const { service, views, csrf } = deps;
  const names = cookieNames(deps.publicUrl);

  const enter = async (status: number, { sessionId, user, cookies }: SignedIn, rc: RequestContext) => {
    const marked = readCookie(cookieHeader(rc), names.unremembered) !== undefined;
    const marksAgain = cookies.some((line) => line.startsWith(`${names.unremembered}=`));
    return reply(status, {
      body: { user: await views.of(user) },
      headers: {
        'Set-Cookie': [
          ...cookies,
          ...(marked && !marksAgain ? [expire(names.unremembered)] : []),
          csrf.issue(sessionId).cookie,
        ],
      },
    });
  };

  const expire = (name: string): string =>
    `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${names.secure ? '; Secure' : ''}`;

  return implement(accountRoutes, {
    signup: async ({ body }, rc) => enter(201, await service.signup(body, rc), rc),
    login: async ({ body }, rc) => enter(200, await service.login(body, rc), rc),

    logout: async (_input, rc) => {
      await service.logout(rc);
      return reply(200, {
        body: { message: 'You are signed out.' },
        headers: {
          'Set-Cookie': [expire(names.session), expire(names.unremembered), csrf.issue(undefined).cookie],
        },
      });
    },

    currentUser: async (_input, rc) => ({ user: await views.of(accountUser(rc)) }),

    session: async (_input, rc) => {
      const { token, cookie } = csrf.issue(rc.sessionId, cookieHeader(rc));
      const fresh = readCookie(cookieHeader(rc), csrf.cookieName) !== token;
      const body = {
        user: rc.user ? await views.of(accountUser(rc)) : null,
        gates: takeGateSnapshot(deps.gates, rc.user),
        csrfToken: token,
        appVersion: deps.appVersion,
      };
      return reply(200, { body, headers: fresh ? { 'Set-Cookie': [cookie] } : {} });
    },
  });
}

/** The reader that fills `rc.user` is ours, so what it holds is a `SessionUser`. */
function accountUser(rc: RequestContext): SessionUser {
  return requireUser(rc) as SessionUser;
}

function cookieHeader(rc: RequestContext): string | undefined {
  const header = rc.headers.cookie;
  return typeof header === 'string' ? header : undefined;
}
