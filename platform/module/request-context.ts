import type { Readable } from 'node:stream';
import type { Role } from '#flags/gate.ts';
import type { PlanId } from '#flags/plans.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';

/** The one who asks. */
export interface RequestUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly plan: PlanId;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
}

export interface RequestContext {
  readonly requestId: string;
  readonly log: Log;
  /** Set on every route that is not `public`; on public ones when a session came along. */
  readonly user: RequestUser | undefined;
  readonly sessionId: string | undefined;
  /** Aborted when the client goes away; for event streams also when the process drains. */
  readonly signal: AbortSignal;
  /** Aborted when the process is about to end: waiters answer with what there is. */
  readonly draining: AbortSignal;
  /** Network address the limits count by. */
  readonly address: string;
  readonly userAgent: string;
  /** Raw request headers, for routes that hand the request to a library. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The signed-in user of a gated route. */
export function requireUser(rc: RequestContext): RequestUser {
  if (!rc.user) throw new AppError(ERRORS.unauthenticated);
  return rc.user;
}

/** An answer with a status, headers or a body that is not plain JSON. */
export interface RouteReply {
  readonly reply: true;
  readonly status: number;
  readonly body?: unknown;
  readonly raw?: { readonly contentType: string; readonly body: Buffer | Readable | string };
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** Answers with another success status or with headers; a JSON body is still checked by its schema. */
export function reply(
  status: number,
  parts: { body?: unknown; raw?: RouteReply['raw']; headers?: RouteReply['headers'] } = {},
): RouteReply {
  return { reply: true, status, ...parts };
}

export interface ServerEvent<T> {
  readonly id: string;
  readonly event: string;
  readonly data: T;
}
