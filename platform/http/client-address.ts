import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

/**
 * The address a request counts by. Each trusted proxy appends the peer it saw
 * to `X-Forwarded-For`; so with N proxies the N-th entry from its end is true
 * and all before it may be the client's invention. A header shorter than that
 * did not come through all of them: then the peer counts.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = canonicalAddress(peer ?? '') ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const claimed = forwardedFor.split(',').at(-trustedProxies);
  return canonicalAddress(claimed?.trim() ?? '') ?? direct;
}

/** One spelling per address: no port, no zone, IPv4-mapped as IPv4, IPv6 as eight groups. `undefined` if it is none. */
export function canonicalAddress(text: string): string | undefined {
  const bare = text.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  const address = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare) ? bare.slice(0, bare.lastIndexOf(':')) : bare;
  if (isIPv4(address)) return address;
  if (isIP(address) !== 6) return undefined;
  const groups = ipv6Groups(address);
  const mapped = groups.slice(0, 5).every((g) => g === 0) && groups[5] === 0xffff;
  if (mapped) return [groups[6], groups[7]].map((g = 0) => `${g >> 8}.${g & 255}`).join('.');
  return groups.map((g) => g.toString(16)).join(':');
}

/**
 * Whether a request comes from this very machine and was meant for it: a
 * loopback peer, a local name in `Host` (a foreign one is a page that rebinds
 * its name to us), and no sign of a proxy that speaks for somebody else.
 */
export function isLocalRequest(address: string, headers: IncomingHttpHeaders): boolean {
  const canonical = canonicalAddress(address);
  const loopback = canonical?.startsWith('127.') || canonical === '0:0:0:0:0:0:0:1';
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const proxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return Boolean(loopback) && ['localhost', '127.0.0.1', '[::1]'].includes(host) && !proxied;
}

/** What limits count by: an IPv4 address, or the /64 of an IPv6 one, since a household owns a whole /64. */
export function addressBucket(address: string): string {
  const canonical = canonicalAddress(address);
  if (!canonical) return 'unknown';
  return canonical.includes(':') ? `${canonical.split(':').slice(0, 4).join(':')}::/64` : canonical;
}

/** Coarse enough to keep in a log for good: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function addressPrefix(address: string): string | undefined {
  const canonical = canonicalAddress(address);
  if (!canonical) return undefined;
  if (canonical.includes(':')) return `${canonical.split(':').slice(0, 3).join(':')}::/48`;
  return `${canonical.split('.').slice(0, 3).join('.')}.0/24`;
}

function ipv6Groups(address: string): number[] {
  // The URL parser knows every spelling of an IPv6 address, also those that end in an IPv4 one.
  const compressed = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [left = '', right] = compressed.split('::');
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((g) => Number.parseInt(g, 16)));
  const head = parse(left);
  const tail = parse(right ?? '');
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
