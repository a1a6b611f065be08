import type { IncomingMessage } from 'node:http';

/**
 * The caller's address: the peer's, or, behind `trustedProxies` proxies of
 * ours, the entry that the outermost of them wrote into X-Forwarded-For. What
 * callers put there themselves stands further left and is never believed.
 */
export function addressOf(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return peer;
  const header = req.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.at(-trustedProxies) ?? peer;
}
