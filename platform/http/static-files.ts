import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';

/** The API reference's scripts, beside the shell in the build. */
const DOCS = '/docs-assets/';
const IMMUTABLE = /^\/assets\//;

/** Hashes of inline scripts the build put into its pages, for the policy header. */
export function readScriptHashes(webDir: string): string[] {
  const path = join(webDir, 'csp.json');
  if (!existsSync(path)) return [];
  return (JSON.parse(readFileSync(path, 'utf8')) as { scriptHashes: string[] }).scriptHashes;
}

/** A page loads dozens of small files, of which headers are much: these say nothing of a file that never changes and has an ETag. */
function dropNeedless(res: ServerResponse): void {
  res.removeHeader('X-Request-Id');
  const write = res.writeHead.bind(res) as (status: number, headers?: OutgoingHttpHeaders) => ServerResponse;
  res.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    if (headers) delete headers['Last-Modified'];
    return write(status, headers);
  }) as typeof res.writeHead;
}

/**
 * The built shell: hashed files for a year, pages and worker re-checked each
 * time, and the app page for every other navigation. Without a build it does
 * nothing.
 */
export function staticFiles(webDir: string): Middleware {
  const appPage = join(webDir, 'app.html');
  if (!existsSync(appPage)) return (_ctx, next) => next();
  const pages: readonly string[] = existsSync(join(webDir, 'pages.json'))
    ? (JSON.parse(readFileSync(join(webDir, 'pages.json'), 'utf8')) as string[])
    : [];
  const isPage = (path: string): boolean => pages.some((page) => page === path.replace(/(.)\/+$/, '$1'));
  const app = readFileSync(appPage);
  const serve = sirv(webDir, {
    // Looks files up at each request: a list made at start would outlive a rebuild, and reading a file that is gone
    // ends the process.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => {
      const isImmutable = IMMUTABLE.test(path);
      res.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isImmutable) dropNeedless(res);
    },
  });
  const docs = sirv(join(webDir, '..', 'docs'), { dev: true, etag: true });
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.includes('/.')) return next();
    // Nothing of ours is worth a part of, and the library does not survive every range.
    delete ctx.req.headers.range;
    const handled = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(true));
      if (ctx.path.startsWith(DOCS)) {
        ctx.req.url = ctx.path.slice(DOCS.length - 1);
        docs(ctx.req, ctx.res, () => resolve(false));
      } else serve(ctx.req, ctx.res, () => resolve(false));
    });
    if (handled) {
      ctx.respond = false;
      return;
    }
    if (ctx.path.startsWith('/api/') || !ctx.accepts('html') || /\.\w+$/.test(ctx.path)) return next();
    ctx.status = pages.length === 0 || isPage(ctx.path) ? 200 : 404;
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    ctx.body = app;
  };
}
