import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutboundFetch, OutboundError } from './outbound-fetch.ts';
import { isPublicAddress } from './public-address.ts';

const LIMITS = { timeoutMs: 2_000, maxBytes: 1_000 };

const NOT_PUBLIC = [
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '192.0.0.170', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::127.0.0.1', 'fe80::1', 'fec0::1'],
  ...['fc00::1', 'fd12:3456::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '64:ff9b::7f00:1', '3fff::1'],
  ...['100::1', '5f00::1', 'not an address', ''],
];
const PUBLIC = ['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '::ffff:8.8.8.8'];

describe('public addresses', () => {
  it.each(NOT_PUBLIC)('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(PUBLIC)('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

/** A fetch that must not dial: the connect function only notes where it would have gone, once the lookup is done. */
function watched(answers: readonly (readonly string[])[] = []) {
  const dialled: unknown[] = [];
  const looked: string[] = [];
  const lookup: LookupFunction = (name, _, callback) => {
    const addresses = answers[Math.min(looked.length, answers.length - 1)] ?? [];
    looked.push(name);
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  const fetch = createOutboundFetch({
    ...LIMITS,
    lookup,
    // As Node does: the lookup is asked, and only then a packet leaves.
    connect: (options, callback) => {
      const { host, lookup: ask } = options as { host: string; lookup: LookupFunction };
      ask(host, { all: true }, (error, found) => {
        if (!error) dialled.push(found);
        callback?.(error ?? new Error('not dialled in a test'), undefined as never);
      });
      return undefined;
    },
  });
  return { fetch, dialled, looked };
}

const refused = [
  ...['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd', 'data:text/plain,x', 'gopher://example.com/'],
  ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://127.1/'],
  ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://169.254.169.254/latest'],
  ...['https://10.0.0.1/', 'https://[fd00::1]/', 'https://[64:ff9b::a00:1]/', 'https://①②⑦.0.0.1/'],
  ...['https://user:pass@example.com/', 'https://example.com@127.0.0.1/', 'https://example.com:22/'],
  ...['https://example.com:5432/', 'https://example.com:8443/'],
];

describe('requests that leave', () => {
  it.each(refused)('%s is refused before a name is asked for or a packet leaves', async (url) => {
    const { fetch, dialled, looked } = watched([['1.1.1.1']]);
    const error = await fetch(url).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(OutboundError);
    expect(error).toMatchObject({ message: 'This address could not be reached.', sent: false });
    expect([dialled, looked]).toEqual([[], []]);
  });

  it.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['fd00::1', '1.1.1.1']], [['::ffff:169.254.169.254']], [[]]])(
    'a name that stands for %j is not dialled',
    async (addresses) => {
      const { fetch, dialled } = watched([addresses]);
      await expect(fetch('https://api.example.com/')).rejects.toMatchObject({ sent: false });
      expect(dialled).toEqual([]);
    },
  );

  it('a name is looked up by the connection itself, so a second answer cannot differ from the checked one', async () => {
    const { fetch, dialled, looked } = watched([['1.1.1.1'], ['127.0.0.1']]);
    await fetch('https://rebound.example.com/').catch(() => undefined);
    expect(looked).toHaveLength(1);
    expect(dialled).toEqual([[{ address: '1.1.1.1', family: 4 }]]);
  });
});

describe('answers', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/fine' }).end();
      else if (request.url === '/long') response.end('x'.repeat(1_001));
      else if (request.url === '/endless') response.write('x');
      else if (request.url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
      else if (request.url === '/cut') {
        request.resume().on('end', () => request.socket.resetAndDestroy());
      } else {
        response.setHeader('set-cookie', ['a=1', 'b=2']);
        request.on('data', (chunk) => response.write(chunk)).on('end', () => response.end());
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const reaching = (timeoutMs = 2_000) => createOutboundFetch({ timeoutMs, maxBytes: 1_000, allowOrigins: [origin] });

  it('come whole, from an origin that the code allowed', async () => {
    const response = await reaching()(`${origin}/`, { method: 'POST', body: 'Grüße', headers: { 'x-a': 'b' } });
    expect(await response.text()).toBe('Grüße');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    await expect(createOutboundFetch(LIMITS)(`${origin}/`)).rejects.toBeInstanceOf(OutboundError);
  });

  it.each(['/moved', '/long', '/packed', '/cut'])('%s is refused', async (path) => {
    const error = await reaching()(`${origin}${path}`, { method: 'POST', body: 'x' }).catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'OutboundError', sent: true, message: 'This address could not be reached.' });
  });

  it('of nobody: what could not be delivered counts as not sent', async () => {
    const closed = 'http://127.0.0.1:9';
    const fetch = createOutboundFetch({ ...LIMITS, allowOrigins: [closed] });
    await expect(fetch(`${closed}/`, { method: 'POST', body: 'x' })).rejects.toMatchObject({ sent: false });
  });

  it('are waited for as long as was said, and until the caller gives up', async () => {
    await expect(reaching(80)(`${origin}/endless`)).rejects.toBeInstanceOf(OutboundError);
    const signal = AbortSignal.timeout(50);
    await expect(reaching()(`${origin}/endless`, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(reaching()(`${origin}/`, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough');
  });
});
