import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpServer, listen } from './http-server.ts';
import { staticFiles } from './static-files.ts';

let folder: string;
let server: HttpServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-static-'));
  const web = join(folder, 'web');
  for (const part of [web, join(folder, 'docs')]) await mkdir(part);
  await writeFile(join(web, 'app.html'), 'the app');
  await writeFile(join(web, 'terms.html'), 'the terms');
  await writeFile(join(web, 'pages.json'), '["/dashboard"]');
  const app = new Koa();
  app.use(staticFiles(web));
  server = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

it.each([
  ['/terms', 200, 'the terms'],
  ['/terms/', 200, 'the terms'],
  ['/dashboard', 200, 'the app'],
  ['/nowhere', 404, 'the app'],
])('answers %s with %i and %s, checked again each time', async (path, status, body) => {
  const url = new URL(path, server.url.replace('localhost', '127.0.0.1'));
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toContain('text/html');
});
