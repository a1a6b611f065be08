import { BlockList, isIPv4 } from 'node:net';
import { canonicalAddress } from './client-address.ts';

/** Everything IANA lists as not globally reachable, and what stands for another address within it. */
const closed = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(address, bits, 'ipv4');
}
// Of IPv6 only 2000::/3 is handed out; within it: protocol assignments with Teredo, documentation, 6to4.
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(address, bits, 'ipv6');
}

/** Whether an IP address, in any spelling, is one on the public Internet. False for what is no address. */
export function isPublicAddress(text: string): boolean {
  const address = canonicalAddress(text);
  if (!address) return false;
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return handedOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
