import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';
import { systemRoutes } from './system-contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

describe('the pipeline', () => {
  it('answers probes', async () => {
    expect(await app.as().call(systemRoutes.livez, {})).toEqual({ status: 'ok' });
    expect(await app.as().call(systemRoutes.readyz, {})).toEqual({ status: 'ok' });
    const health = await app.as().call(systemRoutes.health, {});
    expect(health.parts.map((p) => p.name)).toEqual(['database', 'workflows', 'flags']);
  });

  it('gives an unknown address the one shape of a refusal', async () => {
    const response = await app.as().fetch('/api/nowhere');
    expect(response.status).toBe(404);
    const body = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId']);
    expect(body.code).toBe('not_found');
    expect(response.headers.get('x-request-id')).toBe(body.requestId);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('takes a harmless request id of the caller and replaces any other', async () => {
    const given = async (id: string) =>
      (await app.as().fetch('/livez', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await given('trace-12345678')).toBe('trace-12345678');
    expect(await given('a b<script>')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends old links to the sign-in page', async () => {
    const response = await app.as().fetch('/api/login');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login']);
  });

  it.each([
    ['DELETE', '/livez', 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/livez', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/analyses/some/saved/', undefined],
    ['PATCH', '/api/analyses/some/saved/', 'OPTIONS, PUT'],
    // Also an id that might be removed, but the address is spelled out elsewhere.
    ['DELETE', '/api/auth/sessions/end-others', 'OPTIONS, POST'],
    ['DELETE', '/api/auth/sessions/anything', undefined],
  ])('answers %s %s with what the address does take: %s', async (method, path, allow) => {
    const response = await app.as().fetch(path, { method });
    if (!allow) expect(response.status).toBe(401);
    expect(response.headers.get('allow') ?? undefined).toBe(allow);
    if (allow) expect([response.status, (await response.json()).code]).toEqual([405, 'method_not_allowed']);
  });

  it('tells OPTIONS what an address takes, and that there is nothing at another', async () => {
    const response = await app.as().fetch('/api/auth/login', { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'OPTIONS, POST']);
    expect((await app.as().fetch('/api/nothing', { method: 'OPTIONS' })).status).toBe(404);
  });

  it.each([
    ['text/plain', 'a=1', 415, 'unsupported_media_type'],
    ['application/json', '{"a":', 400, 'malformed_body'],
    ['application/json', JSON.stringify({ email: 'x'.repeat(300_000) }), 413, 'payload_too_large'],
    ['application/json', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, 400, 'malformed_body'],
    ['application/json', '{}', 400, 'invalid_input'],
  ])('refuses a body of %s in a sentence', async (type, body, status, code) => {
    const response = await app
      .as()
      .fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': type }, body });
    const answer = await response.json();
    expect([response.status, answer.code]).toEqual([status, code]);
    expect(answer.message).toMatch(/^[A-Z].*[.!]$/);
  });

  it('refuses every state-changing route from elsewhere, by what the browser says, else by the origin', async () => {
    // What carries a signature over its body may come from anywhere: the signature is the proof.
    const changing = app.routes.filter((r) => r.method !== 'GET' && !r.signedBody);
    expect(changing.length).toBeGreaterThanOrEqual(5);
    const user = await app.signUp();
    for (const route of changing) {
      const path = route.path.replaceAll(/\{[^}]+\}/g, '019aa000-0000-7000-8000-000000000000');
      const forged: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: '' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of forged) {
        const response = await user.caller.fetch(path, { method: route.method, headers });
        expect([route.path, response.status, (await response.json()).code]).toEqual([
          route.path,
          403,
          'origin_refused',
        ]);
      }
    }
  });

  it('asks for a session on every route that is not public', async () => {
    for (const route of app.routes.filter((r) => !r.public)) {
      const path = route.path.replaceAll(/\{[^}]+\}/g, '019aa000-0000-7000-8000-000000000000');
      const response = await app.as().fetch(path, { method: route.method });
      expect([route.path, response.status]).toEqual([route.path, 401]);
    }
  });

  it('sends the headers that keep a page to itself', async () => {
    const { headers } = await app.as().fetch('/livez');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps passwords, cookies and tokens out of the log', async () => {
    const user = await app.signUp({ password: 'canary-Secret-77' });
    await user.caller.attempt(accountRoutes.login, { body: { email: user.email, password: 'canary-Wrong-88' } });
    const everything = app.logLines.join('\n');
    expect(everything).toContain('/api/auth/signup');
    for (const secret of [
      'canary-Secret-77',
      'canary-Wrong-88',
      ...user.caller.cookieHeader.split(/[;=] ?/).filter((p) => p.length > 30),
    ]) {
      expect(everything.includes(secret), 'a secret is in the log').toBe(false);
    }
  });
});

describe('the API document', () => {
  it('lists exactly the routes that are served', async () => {
    const document = (await app.as().call(systemRoutes.openapi, {})) as unknown as { paths: Record<string, object> };
    const listed = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(app.routes.map((r) => `${r.method} ${r.path}`).sort());
    expect(listed).toContain('POST /api/analyze');
  });
});

describe('uploads', () => {
  it('says of two files that one was expected, not that they are too large', async () => {
    const user = await app.signUp();
    const form = new FormData();
    form.append('file', new Blob(['first']), 'a.png');
    form.append('file', new Blob(['second']), 'b.png');
    const response = await user.caller.fetch('/api/analyze', { method: 'POST', body: form });
    expect([response.status, (await response.json()).code]).toEqual([400, 'malformed_body']);
  });

  it('stands senders that leave at any moment, and leaves nothing of their files', async () => {
    const user = await app.signUp();
    const part = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const outgoing = request(`${app.url}/api/analyze`, {
          method: 'POST',
          headers: {
            cookie: user.caller.cookieHeader,
            origin: 'http://localhost:3000',
            'content-type': 'multipart/form-data; boundary=edge',
            'content-length': '500000',
          },
        });
        outgoing.on('error', () => undefined);
        outgoing.write(part + 'x'.repeat(index * 1000));
        await new Promise((resolve) => setTimeout(resolve, index));
        outgoing.destroy();
        await new Promise((resolve) => outgoing.once('close', resolve));
      }),
    );
    await expect.poll(() => readdir(join(app.storageDir, 'incoming')), { timeout: 5_000 }).toEqual([]);
    const form = new FormData();
    form.append('file', new Blob(['no picture']), 'a.png');
    const response = await user.caller.fetch('/api/analyze', { method: 'POST', body: form });
    expect((await response.json()).code).toBe('file_type_unsupported');
  });

  it('stops reading an upload once it is over the limit', async () => {
    const user = await app.signUp();
    // 40 MB announced by nobody: chunked, so that only the stream itself can tell.
    const { status, sent } = await new Promise<{ status: number; sent: number }>((resolve, reject) => {
      let sentBytes = 0;
      const outgoing = request(
        `${app.url}/api/analyze`,
        {
          method: 'POST',
          headers: {
            cookie: user.caller.cookieHeader,
            origin: 'http://localhost:3000',
            'content-type': 'multipart/form-data; boundary=edge',
          },
        },
        (response) => {
          response.resume();
          response.on('end', () => resolve({ status: response.statusCode ?? 0, sent: sentBytes }));
        },
      );
      outgoing.on('error', (error) => (sentBytes > 0 ? undefined : reject(error)));
      outgoing.write(
        '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
      );
      const chunk = Buffer.alloc(256 * 1024, 1);
      const push = (): void => {
        if (outgoing.destroyed || sentBytes >= 40 * 1024 * 1024) return;
        sentBytes += chunk.length;
        outgoing.write(chunk, () => setImmediate(push));
      };
      push();
    });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(30 * 1024 * 1024);
  });
});
