import { createHash } from 'node:crypto';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
}

/** Markup that is safe as it stands; only `html` makes it. */
export class Html {
  constructor(readonly text: string) {}
}

/** Escapes what is put in, unless it is markup of ours. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | Html[] | string | number | null)[]
): Html {
  const text = (value: Html | Html[] | string | number | null): string => {
    if (value === null) return '';
    if (Array.isArray(value)) return value.map(text).join('');
    return value instanceof Html ? value.text : escaped(String(value));
  };
  return new Html(
    parts.map((part, index) => part + (index < values.length ? text(values[index] ?? null) : '')).join(''),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #0d0e12); --ink: light-dark(#16181e, #f1f0ed); --soft: light-dark(#575b63, #a4a8af); --line: light-dark(#dddad5, #2b2e34); --edge: light-dark(#89867e, #6b6f77); --card: light-dark(#ffffff, #15171c); --accent: light-dark(#006d99, #65caeb); --on-accent: light-dark(#ffffff, #0d0e12); --bad: light-dark(#a3261b, #ff9c90); --warn: light-dark(#7a4a00, #ffd591); --warn-paper: light-dark(#fff1d6, #3a2a08); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Geist, Inter, system-ui, sans-serif; }
.test { margin: 0; background: var(--warn-paper); color: var(--warn); padding: .5rem 1rem; text-align: center; font-weight: 600; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1rem 0 .25rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: .5rem 0; } .soft { color: var(--soft); }
a { color: var(--accent); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin: 1rem 0; }
label { display: block; margin: .75rem 0 .25rem; font-weight: 500; }
input { width: 100%; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; padding: .6rem .75rem; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
button, .button { display: inline-block; font: inherit; font-weight: 600; border: 1px solid var(--accent); border-radius: 8px; padding: .65rem 1.1rem; margin: 1rem .5rem 0 0; background: var(--accent); color: var(--on-accent); cursor: pointer; text-decoration: none; }
button.quiet, .button.quiet { background: transparent; color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.bad { color: var(--bad); font-weight: 600; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: .4rem .5rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; } th:last-child, td:last-child { text-align: right; padding-right: 0; }
form.inline { display: inline; }
code { font-size: .85em; white-space: nowrap; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A whole page under the banner that says what it is. */
export function htmlPage(title: string, content: Html, status = 200): PageAnswer {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Test mode</title><style>${new Html(STYLE)}</style></head>
<body><p class="test" role="note">Test mode: a local payment sandbox. No card is charged and no money moves.</p>
<main>${content}</main></body></html>`;
  return { status, headers: HEADERS, body: page.text };
}

/** On to another address, as a GET. */
export function redirect(to: string): PageAnswer {
  return {
    status: 303,
    headers: { location: to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    body: '',
  };
}

export function notFound(): PageAnswer {
  return htmlPage('Not found', html`<h1>Page not found</h1><p>The link has expired or is incomplete.</p>`, 404);
}
