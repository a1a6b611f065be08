import { describeUserAgent } from './describe-user-agent.ts';

/** What may be shown of where something came from (`origin` of the contract). */
export function viewOrigin(from: { addressPrefix: string | undefined; userAgent: string | undefined }) {
  const { addressPrefix, userAgent } = from;
  const network = addressPrefix === undefined ? 'unknown' : addressPrefix.includes(':') ? 'ipv6' : 'ipv4';
  return { ...describeUserAgent(userAgent ?? ''), addressPrefix: addressPrefix ?? null, network } as const;
}
