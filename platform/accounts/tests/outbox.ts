import { expect } from 'vitest';
import type { AccountApp } from './account-app.ts';

export interface SentMail {
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
}

/** The mails an address got, oldest first, once there are at least `count` with this subject. */
export async function mailsTo(app: AccountApp, email: string, subject: string, count = 1): Promise<SentMail[]> {
  const read = () => app.db('platform.outbox_mails').where({ recipient: email, subject }).orderBy('id');
  await expect.poll(async () => (await read()).length, { timeout: 5_000 }).toBeGreaterThanOrEqual(count);
  return read();
}

/** The token in the link of a mail to a page; fails unless it stands once in each body. */
export function tokenIn(mail: SentMail | undefined, page: '/reset-password' | '/verify-email' | '/account'): string {
  const link = new RegExp(`http[^\\s"<]*${page}\\?(?:token|new-email)=([\\w-]{43})(?![\\w-])`, 'g');
  const inText = [...(mail?.text_body ?? '').matchAll(link)].map((match) => match[1] ?? '');
  const inHtml = [...(mail?.html_body ?? '').matchAll(link)].map((match) => match[1] ?? '');
  expect(inText).toHaveLength(1);
  expect(inHtml).toEqual(inText);
  return inText[0] ?? '';
}
