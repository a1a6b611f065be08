import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf } from './network-address.ts';

const request = (forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress: '203.0.113.9' },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('addressOf', () => {
  it('ignores the header when no proxy of ours stands in front', () => {
    expect(addressOf(request('198.51.100.1'), 0)).toBe('203.0.113.9');
  });

  it('believes the entry our proxy wrote, not those a caller put before it', () => {
    expect(addressOf(request('6.6.6.6, 7.7.7.7, 198.51.100.1'), 1)).toBe('198.51.100.1');
  });

  it('falls back to the peer when the header is shorter than the chain', () => {
    expect(addressOf(request('198.51.100.1'), 2)).toBe('203.0.113.9');
    expect(addressOf(request(), 1)).toBe('203.0.113.9');
  });
});
