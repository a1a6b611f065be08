import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '#platform/contract/define-routes.ts';
import type { RequestContext, RequestUser } from '#platform/module/request-context.ts';

/** Finds out who sends a request. One query. */
export interface SessionReader {
  read(headers: IncomingHttpHeaders): Promise<{ sessionId: string; user: RequestUser } | undefined>;
}

/** Refuses state changes that another site set off. Throws `csrf_refused`. */
export interface CsrfGuard {
  check(request: { headers: IncomingHttpHeaders; sessionId: string | undefined }): void;
}

/** Counts tries over all processes. Throws `rate_limited`; answers the headers to send. */
export interface RateLimiter {
  take(
    route: Pick<Route, 'limits'>,
    who: Pick<RequestContext, 'address' | 'user'>,
  ): Promise<Readonly<Record<string, string>>>;
}
