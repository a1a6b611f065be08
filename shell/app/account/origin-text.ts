import type { Device } from '#platform/accounts/device-contract.ts';

type Origin = Pick<Device, 'browser' | 'system' | 'addressPrefix' | 'network'>;

/** `Firefox on Windows`, as far as the request told. */
export function deviceText({ browser, system }: Pick<Origin, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** `network 203.0.113.x`: the provider's part of the address; the rest was never kept. Of loopback addresses `this machine`. */
export function networkText({ addressPrefix, network }: Pick<Origin, 'addressPrefix' | 'network'>): string {
  if (addressPrefix === null || network === 'unknown') return 'unknown network';
  const [prefix = ''] = addressPrefix.split('/');
  if (prefix.startsWith('127.') || prefix === '0:0:0::') return 'this computer';
  return network === 'ipv4' ? `network ${prefix.replace(/\.0$/, '.x')}` : `network ${prefix}`;
}
