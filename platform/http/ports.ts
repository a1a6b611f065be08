import type { IncomingHttpHeaders } from 'node:http';
import type { RequestUser } from '#platform/module/request-context.ts';

/** Finds out who sends a request. */
export interface SessionReader {
  read(headers: IncomingHttpHeaders): Promise<{ sessionId: string; user: RequestUser } | undefined>;
}
