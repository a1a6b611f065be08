import { readCookie } from '#platform/http/read-cookie.ts';
import { type RequestContext, type RouteReply, reply, requireUser } from '#platform/module/request-context.ts';
import type { SignedIn } from './account-sessions.ts';
import { cookieNames } from './session-cookie.ts';
import type { SessionUser } from './session-reader.ts';
import type { UserViews } from './user-view.ts';

/** Answers that change who the browser is. Whoever comes or goes leaves with cookies of the new state only. */
export interface SessionReply {
  enter(status: 200 | 201, signedIn: SignedIn, rc: RequestContext): Promise<RouteReply>;
  leave(message: string, more?: Readonly<Record<string, unknown>>): RouteReply;
}

export function createSessionReply({ views, publicUrl }: { views: UserViews; publicUrl: string }): SessionReply {
  const names = cookieNames(publicUrl);
  const expire = (name: string): string =>
    `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${names.secure ? '; Secure' : ''}`;
  return {
    async enter(status, { user, cookies }, rc) {
      const marked = readCookie(cookieHeader(rc), names.unremembered) !== undefined;
      const marksAgain = cookies.some((line) => line.startsWith(`${names.unremembered}=`));
      return reply(status, {
        body: { user: await views.of(user) },
        headers: {
          'Set-Cookie': [...cookies, ...(marked && !marksAgain ? [expire(names.unremembered)] : [])],
        },
      });
    },
    leave: (message, more = {}) =>
      reply(200, {
        body: { message, ...more },
        headers: { 'Set-Cookie': [expire(names.session), expire(names.unremembered)] },
      }),
  };
}

/** The reader that fills `rc.user` is ours, so what it holds is a `SessionUser`. */
export function accountUser(rc: RequestContext): SessionUser {
  return requireUser(rc) as SessionUser;
}

/** The id of the session a gated route was called with. */
export function accountSession(rc: RequestContext): string {
  if (!rc.sessionId) throw new Error('somebody is signed in without a session');
  return rc.sessionId;
}

/** The Cookie header as one line, if there is one. */
function cookieHeader(rc: RequestContext): string | undefined {
  const header = rc.headers.cookie;
  return typeof header === 'string' ? header : undefined;
}
