import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#platform/testing/caller.ts';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
const ORIGIN = 'http://localhost:3000';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

/** As a browser's address bar asks: `fetch` would name another mode. */
function open(path: string, headers: Record<string, string> = {}, method = 'GET', caller: Caller = app.as()) {
  return new Promise<{ status: number; headers: Record<string, string>; text: string }>((resolve, reject) => {
    const sent = { 'x-forwarded-for': caller.address, cookie: caller.cookieHeader, ...headers };
    const outgoing = request(`${app.url}${path}`, { method, headers: sent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      const got = { status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string> };
      answer.on('end', () => resolve({ ...got, text }));
    });
    outgoing.on('error', reject).end();
  });
}
const links = (text: string) =>
  [...text.matchAll(/<a[^>]* href="([^"]*)">([^<]*)/g)].map(([, to, words]) => [words, to]);
const navigation = { 'sec-fetch-mode': 'navigate', accept: BROWSER };

it('says to whoever followed a link, as a page and under the same status, what a caller of the API reads', async () => {
  const { caller } = await app.signUp();
  const path = '/api/analyses/019aa000-0000-7000-8000-000000000000/report.pdf';
  const page = await open(path, { ...navigation, referer: `${ORIGIN}/history?page=2&saved=1` }, 'GET', caller);
  const json = await (await caller.fetch(path)).json();
  expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    403,
    'text/html; charset=utf-8',
    'private, no-store',
  ]);
  expect(page.text).toContain(`<p>${json.message}</p>`);
  expect(page.text).toContain(`${json.code}, request ${page.headers['x-request-id']}`);
  expect(links(page.text)).toEqual([['Back to Adjudge', '/history?page=2&amp;saved=1']]);
});

it('runs nothing, loads nothing, and names its one style by its hash', async () => {
  const { text, headers } = await open('/api/nowhere', navigation);
  const style = /<style>([^<]*)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(text).not.toMatch(/<script|src=|style=|url\(/);
});

it('offers whoever is signed out to sign in, and leads back to the page the link stood on', async () => {
  const from = async (referer?: string) =>
    links((await open('/api/auth/my-data', { ...navigation, ...(referer && { referer }) })).text);
  expect((await open('/api/auth/my-data', navigation)).status).toBe(401);
  expect(await from(`${ORIGIN}/billing`)).toEqual([
    ['Sign in', '/login?next=%2Fbilling'],
    ['Back to Adjudge', '/billing'],
  ]);
  const nowhere = [
    ['Sign in', '/login'],
    ['Back to Adjudge', '/'],
  ];
  for (const referer of [
    undefined,
    'https://other.example/billing',
    `${ORIGIN}//other.example/`,
    `${ORIGIN}/\\other.example/`,
    `${ORIGIN}/api/auth/my-data`,
    `${ORIGIN}/login?next=%2Fbilling`,
    'nonsense',
  ])
    expect(await from(referer), referer).toEqual(nowhere);
});

it.each([
  ['a navigation', { 'sec-fetch-mode': 'navigate' }, 'GET', 'text/html'],
  ['an older browser', { accept: BROWSER }, 'GET', 'text/html'],
  ['a page that fetches', { 'sec-fetch-mode': 'cors', accept: BROWSER }, 'GET', 'application/json'],
  ['a caller that takes anything', { accept: '*/*' }, 'GET', 'application/json'],
  ['a caller that says nothing', {}, 'GET', 'application/json'],
  ['a caller that wants JSON', { accept: 'application/json, text/html;q=0.5' }, 'GET', 'application/json'],
  ['a form that is sent', { ...navigation }, 'POST', 'application/json'],
])('answers %s in its own form', async (_who, headers, method, type) => {
  const answer = await open('/api/auth/my-data', headers as Record<string, string>, method);
  expect(answer.headers['content-type']).toContain(type);
});

it('shows what came from outside as text', async () => {
  const { text, headers } = await open('/api/nowhere', {
    ...navigation,
    'x-request-id': '"><script>alert(1)</script>',
    referer: `${ORIGIN}/history?q="><b>'`,
  });
  expect(headers['x-request-id']).not.toContain('<');
  expect(text).not.toMatch(/<script|<b>/);
  expect(links(text)).toEqual([['Back to Adjudge', '/history?q=%22%3E%3Cb%3E%27']]);
});
