import { describe, expect, it } from 'vitest';
import { addressBucket, addressPrefix, canonicalAddress, clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  it('believes no header when no proxy of ours stands in front', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
  });

  it.each([
    ['198.51.100.1', 1, '198.51.100.1'],
    ['6.6.6.6, 7.7.7.7, 198.51.100.1', 1, '198.51.100.1'],
    ['6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['6.6.6.6,198.51.100.1:4711', 1, '198.51.100.1'],
    ['[2001:DB8::1]:443', 1, '2001:db8:0:0:0:0:0:1'],
  ])('takes from %j behind %i proxies the entry our outermost proxy wrote', (header, proxies, expected) => {
    expect(clientAddress('10.0.0.1', header, proxies)).toBe(expected);
  });

  it.each([
    ['198.51.100.1', 2],
    ['', 1],
    [undefined, 1],
    ['198.51.100.1, unknown', 1],
    ['198.51.100.1, <script>', 1],
  ])('counts by the peer when %j does not say it behind %i proxies', (header, proxies) => {
    expect(clientAddress('10.0.0.1', header, proxies)).toBe('10.0.0.1');
  });
});

describe('canonicalAddress', () => {
  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:0DB8:0000::0001', '2001:db8:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
    ['::', '0:0:0:0:0:0:0:0'],
    ['1.2.3', undefined],
    ['1.2.3.4.5', undefined],
    ['01.2.3.4', undefined],
    ['::g', undefined],
    ['', undefined],
  ])('writes %j as %j', (given, expected) => {
    expect(canonicalAddress(given)).toBe(expected);
  });
});

describe('addressBucket and addressPrefix', () => {
  it('put every spelling and every host of an IPv6 /64 into one bucket', () => {
    const spellings = [
      '2001:db8:1:2::1',
      '2001:0DB8:0001:0002:0000:0000:0000:0001',
      '2001:db8:1:2:ffff:ffff:ffff:ffff',
    ];
    expect(new Set(spellings.map(addressBucket))).toEqual(new Set(['2001:db8:1:2::/64']));
    expect(addressBucket('2001:db8:1:3::1')).not.toBe(addressBucket('2001:db8:1:2::1'));
  });

  it('keep IPv4 addresses apart, and know one that comes as IPv6', () => {
    expect(addressBucket('192.0.2.7')).toBe('192.0.2.7');
    expect(addressBucket('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('log no more than a /24 or a /48', () => {
    expect(addressPrefix('192.0.2.7')).toBe('192.0.2.0/24');
    expect(addressPrefix('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
    expect(addressPrefix('unknown')).toBeUndefined();
  });
});
