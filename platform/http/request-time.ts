import type { IncomingMessage } from 'node:http';
import type { RouteSpec } from '#platform/contract/define-routes.ts';
import { uploadBytes } from './read-body.ts';

/** Any request gets this long to arrive, as does an upload of up to 10 MB (40 s at 256 kB/s). */
const LEAST_MS = 120_000;
const FREE_BYTES = 10 * 1024 * 1024;
/** Beyond that a sender must keep up 64 kB/s, which a phone on a poor network does. */
const BYTES_A_MS = 64;
/** The longest any route allows; the server itself ends what passes it. */
export const LONGEST_REQUEST_MS = 900_000;

/** Longest a request to this route may take to arrive, in milliseconds: more where more may be sent. */
export function allowedMs(route: Pick<RouteSpec, 'upload' | 'maxJsonBytes'>): number {
  const bytes = route.upload ? uploadBytes(route.upload) : (route.maxJsonBytes ?? 0);
  return Math.min(LONGEST_REQUEST_MS, LEAST_MS + Math.max(0, bytes - FREE_BYTES) / BYTES_A_MS);
}

/** Ends the connection of a request that has not arrived in time. */
export function allowTime(req: IncomingMessage, ms: number): void {
  if (req.complete) return;
  const timer = setTimeout(() => {
    if (!req.complete) req.socket.destroy();
  }, ms);
  timer.unref();
  const done = (): void => clearTimeout(timer);
  req.once('end', done);
  req.once('close', done);
}
