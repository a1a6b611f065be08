import type { IncomingHttpHeaders } from 'node:http';
import type { RequestUser } from '#platform/module/request-context.ts';

/** Who sends a request: a person in a browser, or a program of theirs. */
export interface CurrentSession {
  readonly sessionId: string;
  readonly user: RequestUser;
  /** Set for a program: what it may do. */
  readonly apiKey?: { readonly id: string; readonly scopes: readonly string[] };
}

/** Finds out who sends a request. @throws AppError `api_key_invalid` */
export interface SessionReader {
  read(headers: IncomingHttpHeaders): Promise<CurrentSession | undefined>;
}
