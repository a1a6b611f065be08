import { escapeHtml } from './escape-html.ts';

/** A mail in plain parts; both bodies are made from them, so they cannot say different things. */
export interface MailParts {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** A second, quieter link. */
  readonly also?: { readonly label: string; readonly url: string };
  /** Why this person gets it. */
  readonly footer: string;
  readonly supportEmail: string;
}

/** Both bodies of a mail. Every part is escaped; styles are inline and the layout is one column, as mail clients want it. */
export function layOutMail(parts: MailParts): { text: string; html: string } {
  const { heading, paragraphs, action, also, supportEmail } = parts;
  const links = [action, also].filter((link) => link !== undefined);
  const footer = `${parts.footer} Questions? Write to ${supportEmail}.`;
  const text = [heading, ...paragraphs, ...links.map(({ label, url }) => `${label}: ${url}`), '--', footer].join(
    '\n\n',
  );
  const paragraph = (content: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escapeHtml(content)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#006d99;color:#f9fcfe;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const quieter = also
    ? `<p style="margin:0;font-size:16px"><a href="${escapeHtml(also.url)}" style="color:#006d99">${escapeHtml(also.label)}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fbfaf7;color:#16181e;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dddad5;border-radius:16px">
<p style="margin:0 0 24px;font-size:14px;font-weight:700">Adjudge</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${[button, quieter].filter(Boolean).join('\n')}
</div>
<p style="max-width:520px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#575b63">${escapeHtml(footer)}</p>
</body>
</html>
`;
  return { text: `${text}\n`, html };
}
