import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { ERRORS, type ErrorEnvelope } from '#platform/contract/errors.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';

const STYLE = `
:root { color-scheme: light dark; --page: #fbfaf7; --text: #16181e; --quiet: #575b63; --accent: #006d99; --on-accent: #f9fcfe; --focus: #2c5dbd }
@media (prefers-color-scheme: dark) { :root { --page: #0d0e12; --text: #f1f0ed; --quiet: #a4a8af; --accent: #65caeb; --on-accent: #03141d; --focus: #8ec7ff } }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 64px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 560px; margin: 12vh auto 0 }
p { margin: 0; overflow-wrap: anywhere }
.name { font-weight: 600; color: var(--quiet) }
h1 { margin: 8px 0 12px; font-size: 28px; line-height: 1.2 }
nav { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; margin: 24px 0 32px }
a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); text-underline-offset: 4px }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.first { padding: 0 20px; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 500; text-decoration: none }
small { color: var(--quiet); font-size: 14px; overflow-wrap: anywhere }
`;

/** Nothing is loaded, run or sent; the one style is named by its hash. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`;

/** Whether a person looks at the answer: a link of ours was followed. Callers that read JSON say so, or take anything. */
export function wantsPage(ctx: Context): boolean {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  const mode = ctx.get('sec-fetch-mode');
  if (mode) return mode === 'navigate';
  return ctx.get('accept') !== '' && ctx.accepts('json', 'html') === 'html';
}

/** Page of ours that the link stood on. What may be another host's (`//other.example`) is none. */
function pageBefore(referer: string, publicUrl: string): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  const isPage = !/^\/(\/|api(\/|$)|login$|signup$)/.test(pathname);
  return origin === new URL(publicUrl).origin && isPage ? pathname + search : undefined;
}

/** Sends a refusal as a small page, to somebody whose browser would show them the JSON. */
export function sendErrorPage(ctx: Context, error: ErrorEnvelope, publicUrl: string): void {
  const before = pageBefore(ctx.get('referer'), publicUrl);
  const signedOut = error.code === ERRORS.unauthenticated.code;
  const link = (href: string, text: string, first = false): string =>
    `<a${first ? ' class="first"' : ''} href="${escapeHtml(href)}">${text}</a>`;
  const signIn = before && before !== '/' ? `/login?next=${encodeURIComponent(before)}` : '/login';
  ctx.set('Content-Security-Policy', POLICY);
  ctx.type = 'html';
  ctx.body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${signedOut ? 'You are signed out' : 'This page could not be opened'} · Adjudge</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">Adjudge</p>
<h1>${signedOut ? 'You are signed out' : 'This page could not be opened'}</h1>
<p>${escapeHtml(error.message)}</p>
<nav>${signedOut ? link(signIn, 'Sign in', true) : ''}${link(before ?? (signedOut ? '/' : '/dashboard'), 'Back to Adjudge', !signedOut)}</nav>
<small>Reference for support: ${escapeHtml(error.code)}, request ${escapeHtml(error.requestId)}</small>
</main>
</body>
</html>
`;
}
