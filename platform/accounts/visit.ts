import type { RequestContext } from '#platform/module/request-context.ts';
import { CLIENT_ADDRESS_HEADER } from './create-auth.ts';

/** Where a request comes from, and who it was before. */
export type Visit = Pick<RequestContext, 'address' | 'userAgent' | 'requestId' | 'sessionId' | 'user' | 'log'>;

/** The only headers the account library gets to see: it would believe what clients claim in others. */
export function factsFor(visit: Visit): Headers {
  return new Headers({ [CLIENT_ADDRESS_HEADER]: visit.address, 'user-agent': headerSafe(visit.userAgent) });
}

/** A browser's name as a header can carry it. */
export function headerSafe(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?');
}
