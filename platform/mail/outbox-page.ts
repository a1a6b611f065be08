import { escapeHtml } from './escape-html.ts';

export interface OutboxMail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
}

const STYLE = `
:root { color-scheme: light dark; --page: #fbfaf7; --card: #ffffff; --text: #16181e; --quiet: #575b63; --line: #dddad5; --accent: #006d99 }
@media (prefers-color-scheme: dark) { :root { --page: #0d0e12; --card: #15171c; --text: #f1f0ed; --quiet: #a4a8af; --line: #2b2e34; --accent: #65caeb } }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 64px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto }
h1 { margin: 0; font-size: 28px; line-height: 1.2 }
header p { margin: 4px 0 24px; color: var(--quiet) }
article { margin: 0 0 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow: hidden }
article > div { padding: 16px 20px }
h2 { margin: 0 0 4px; font-size: 18px; overflow-wrap: anywhere }
article p { margin: 0; color: var(--quiet); font-size: 14px; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 500px; border: 0; border-block: 1px solid var(--line); background: #ffffff }
summary { padding: 12px 20px; min-height: 44px; cursor: pointer; color: var(--accent); font-size: 14px }
summary:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px }
pre { margin: 0; padding: 0 20px 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace }
@media (max-width: 600px) { iframe { height: 640px } }
.empty { padding: 48px 20px; text-align: center; color: var(--quiet) }
`;

/** The whole page, newest mail first. Everything in a mail is shown as data: escaped, and its HTML in a frame without rights. */
export function renderOutbox(mails: readonly OutboxMail[]): string {
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox (${mails.length}) - Adjudge</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>Outbox</h1><p>${count}, newest first. No mail server is configured (SMTP_URL), so emails are shown here.</p></header>
${mails.length === 0 ? '<article><p class="empty">No emails yet. Sign up to see the welcome email here.</p></article>' : mails.map(renderMail).join('\n')}
</main>
</body>
</html>
`;
}

function renderMail(mail: OutboxMail): string {
  const at = mail.sentAt.toISOString();
  // Links leave the frame into a tab of their own; nothing else is allowed to the mail.
  const framed = `<base target="_blank">${mail.html}`;
  return `<article id="${escapeHtml(mail.id)}">
<div><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}, from ${escapeHtml(mail.from)}, <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></p></div>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(framed)}"></iframe>
<details><summary>As plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</article>`;
}
