import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';

let app: TestApp;
let folder: string;
const page = '<!doctype html><title>App</title>';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'app.html'), page);
  await writeFile(join(folder, 'terms.html'), '<!doctype html><title>Terms</title>');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Landing</title><!--address-->');
  await writeFile(join(folder, 'public-pages.json'), JSON.stringify(['/', '/terms']));
  await writeFile(join(folder, 'pages.json'), JSON.stringify(['/dashboard', '/login']));
  await writeFile(join(folder, 'csp.json'), JSON.stringify({ scriptHashes: ['sha256-abc='] }));
  const script = 'console.log(1);'.repeat(200);
  await writeFile(join(folder, 'assets/main-1a2b.js'), script);
  await writeFile(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
  app = await createTestApp({ webDir: folder });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.as().fetch(path, { headers: { accept: 'text/html', ...headers } });

describe('the built shell', () => {
  it('answers public pages with themselves, app paths with the app page, unknown ones with it and 404', async () => {
    for (const [path, status, title] of [
      ['/', 200, 'Landing'],
      ['/terms', 200, 'Terms'],
      ['/terms/', 200, 'Terms'],
      ['/dashboard', 200, 'App'],
      ['/login/', 200, 'App'],
      ['/nowhere', 404, 'App'],
    ] as const) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, status]);
      expect(await response.text()).toContain(`<title>${title}</title>`);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toContain('text/html');
    }
  });

  it('names the landing page by the address of the product, and answers 304 to who has it', async () => {
    const response = await get('/');
    const html = await response.text();
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/" />');
    expect(html).toContain('<meta property="og:image" content="http://localhost:3000/icons/icon-512.png" />');
    expect(html).not.toContain('<!--address-->');
    // Without a word on caches `fetch` adds that none will do.
    const etag = response.headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Landing</title>Rebuilt');
    expect(await (await get('/')).text()).toContain('Rebuilt');
  });

  it('tells crawlers what is to be found and what is of people alone', async () => {
    const robots = await get('/robots.txt', { accept: '*/*' });
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect((await robots.text()).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard',
      'Disallow: /login',
      '',
      'Sitemap: http://localhost:3000/sitemap.xml',
      '',
    ]);
    const sitemap = await get('/sitemap.xml', { accept: '*/*' });
    expect(sitemap.headers.get('content-type')).toContain('application/xml');
    expect([...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'http://localhost:3000/',
      'http://localhost:3000/terms',
    ]);
  });

  it('leads a password manager to where the password is changed', async () => {
    const response = await app.as().fetch('/.well-known/change-password', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/account#security']);
  });

  it('keeps hashed files for a year and sends them compressed', async () => {
    const response = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // A page loads dozens of small files: what says nothing of one that never changes would be much of them.
    for (const name of ['last-modified', 'x-request-id']) expect(response.headers.get(name), name).toBeNull();
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  it('keeps what the build notes for itself to itself', async () => {
    await mkdir(join(folder, '.vite'), { recursive: true });
    await writeFile(join(folder, '.vite/manifest.json'), '{"secret":1}');
    expect((await get('/.vite/manifest.json')).status).toBe(404);
  });

  it('allows the inline scripts of the build and no others', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc='");
  });

  it.each(['bytes=5-2', 'bytes=99999999-', 'bytes=-', 'bytes=a-b'])('ignores the range %s', async (range) => {
    const response = await get('/assets/main-1a2b.js', { range });
    expect([response.status, (await response.text()).length]).toEqual([200, 3000]);
  });

  it('lives on when the build is replaced under it', async () => {
    await writeFile(join(folder, 'assets/gone-3c4d.js'), 'x'.repeat(2000));
    expect((await get('/assets/gone-3c4d.js')).status).toBe(200);
    await rm(join(folder, 'assets/gone-3c4d.js'));
    expect((await get('/assets/gone-3c4d.js', { accept: '*/*' })).status).toBe(404);
    expect((await get('/dashboard')).status).toBe(200);
  });

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/etc/passwd'])(
    'does not leave its folder for %s',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).not.toMatch(/"name"|root:/);
    },
  );
});
