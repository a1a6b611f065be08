import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';

/** Where a password is changed, for password managers (W3C, A Well-Known URL for Changing Passwords). */
const CHANGE_PASSWORD = '/account#security';
/** Of the page's head: what needs the address the product has. */
const PLACE = '<!--address-->';

/**
 * What others ask of a site: robots.txt, sitemap.xml, the way to change a password, and the landing page with its own
 * address in its head. A build without its list of public pages has none of them but the way.
 */
export function siteFiles({ webDir, publicUrl }: { webDir: string; publicUrl: string }): Middleware {
  const appPages = readList(join(webDir, 'pages.json'));
  const publicPages = readList(join(webDir, 'public-pages.json'));
  const at = (path: string): string => new URL(path, publicUrl).href;
  const robots = [
    'User-agent: *',
    ...['/api/', ...appPages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${at('/sitemap.xml')}`,
    '',
  ].join('\n');
  const urls = publicPages.map((path) => `  <url><loc>${escapeXml(at(path))}</loc></url>\n`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
  const landing = landingPage(join(webDir, 'index.html'), at);

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/.well-known/change-password') return ctx.redirect(CHANGE_PASSWORD);
    if (publicPages.length === 0) return next();
    if (ctx.path === '/robots.txt') {
      ctx.type = 'text/plain';
      ctx.body = robots;
      return;
    }
    if (ctx.path === '/sitemap.xml') {
      ctx.type = 'application/xml';
      ctx.body = sitemap;
      return;
    }
    const page = ctx.path === '/' ? await landing() : undefined;
    if (!page) return next();
    ctx.set('Cache-Control', 'no-cache');
    ctx.status = 200;
    ctx.type = 'html';
    ctx.etag = page.etag;
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = page.html;
  };
}

/** Reads the page anew when the build is replaced; undefined while there is none. */
function landingPage(path: string, at: (path: string) => string): () => Promise<Page | undefined> {
  let kept: (Page & { readonly changed: number }) | undefined;
  return async () => {
    try {
      const { mtimeMs: changed } = await stat(path);
      if (kept?.changed !== changed) {
        const head = [
          `<link rel="canonical" href="${escapeXml(at('/'))}" />`,
          `<meta property="og:url" content="${escapeXml(at('/'))}" />`,
          `<meta property="og:image" content="${escapeXml(at('/icons/icon-512.png'))}" />`,
        ].join('');
        const html = (await readFile(path, 'utf8')).replace(PLACE, () => head);
        kept = { html, etag: createHash('sha256').update(html).digest('base64url').slice(0, 22), changed };
      }
      return kept;
    } catch {
      return undefined;
    }
  };
}

interface Page {
  readonly html: string;
  readonly etag: string;
}

function readList(path: string): readonly string[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
