import type { Log } from '#platform/log/log.ts';

/** What our middleware puts on Koa's `ctx.state`. */
export interface RequestState {
  requestId: string;
  log: Log;
  /** Template of the matched route (`/api/analyses/{id}`), for logs and metrics. */
  routePath?: string;
  userId?: string;
  sessionId?: string;
  /** The answer is an event stream. */
  isStream?: boolean;
}
