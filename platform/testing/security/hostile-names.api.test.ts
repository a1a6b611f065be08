import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { drawPng } from '#modules/core-analysis/engine/testing/draw-text.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';

/*
 * Names that try to be something else where they come out again: the archive of a person's data and mails here, the PDF in
 * report-document.test.ts, every page and answer in hostile-strings. Nothing of ours is written as CSV yet.
 */

const NAMES: readonly [what: string, name: string][] = [
  ['markup', '</title><img src=x onerror=alert(1)>'],
  ['a formula', "=cmd|' /C calc'!A0"],
  ['another formula', '@SUM(1+1)*cmd'],
  ['a second header line', 'Ada\r\nBcc: all@example.com\r\n\r\nHello'],
  ['marks that turn the reading direction', 'ada\u202Egpj.exe\u2066\u200F'],
  ['a path', '../../../../etc/passwd'],
];
const REFUSED: readonly [what: string, name: string][] = [
  ['10 kB', 'n'.repeat(10_000)],
  ['a NUL', 'Ada\0Lovelace'],
];

let app: TestApp;
let png: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  png = await drawPng({ width: 400, height: 500, background: '#f4f1ea', texts: [] });
}, 60_000);
afterAll(() => app.stop());

const person = (name: string, email: string) =>
  app.as().attempt(accountRoutes.signup, { body: { name, email, password: 'correct-horse-9' } });

async function mailsOf(email: string): Promise<{ recipient: string; subject: string; text: string; html: string }[]> {
  const read = () =>
    app
      .db('platform.outbox_mails')
      .where({ recipient: email })
      .select('recipient', 'subject', { text: 'text_body', html: 'html_body' });
  await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBeGreaterThan(0);
  return read();
}

describe('a hostile name', () => {
  it.each(NAMES)('with %s stays the text it is, in the archive and in mails', async (_, name) => {
    const user = await app.signUp({ name });
    const file = new File([new Uint8Array(png)], name.replaceAll(/[\r\n]/g, '_'));
    const upload = { file, fileName: file.name, headers: { prefer: 'respond-async' } };
    const { id } = await user.caller.call(analysisRoutes.createAnalysis, upload);
    const kept = await user.caller.call(analysisRoutes.getAnalysis, { params: { id } });

    const response = await user.caller.fetch('/api/auth/my-data');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    for (const entry of Object.keys(files)) {
      expect(entry).toMatch(/^[\w./-]+$/);
      expect(entry.split('/')).not.toContain('..');
    }
    const read = (entry: string) => JSON.parse(new TextDecoder().decode(files[entry]));
    expect(read('account/account.json').name).toBe(name);
    expect(read(`analyses/${id}/analysis.json`).analysis.file_name).toBe(kept.fileName);

    const all = await mailsOf(user.email);
    for (const mail of all) {
      expect(mail.recipient).toBe(user.email);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.html).not.toMatch(/<img|<script|onerror/i);
      // Who opens an account with somebody else's address gets no words of their own delivered there.
      for (const words of ['Bcc:', 'cmd', 'passwd', '\u202E']) expect(mail.text + mail.html).not.toContain(words);
    }
  });

  it.each(REFUSED)('with %s is refused in words, opens no account and sends no mail', async (what, name) => {
    const email = `hostile-${what.length}@example.test`;
    const answer = await person(name, email);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await app.db('platform.users').where({ email })).toEqual([]);
    expect(await app.db('platform.outbox_mails').where({ recipient: email })).toEqual([]);
  });

  it.each([
    ['10 kB', `${'n'.repeat(10_000)}.png`],
    ['a NUL', 'a\0b.png'],
  ])('of a file with %s leaves one that can be stored and shown, or is refused', async (_, name) => {
    const user = await app.signUp();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(png)]), name);
    const answer = await user.caller.fetch('/api/analyze', {
      method: 'POST',
      body: form,
      headers: { prefer: 'respond-async' },
    });
    const body = await answer.json();
    expect([202, 400]).toContain(answer.status);
    if (answer.status === 400) return;
    expect(body.fileName.length).toBeLessThanOrEqual(255);
    expect(body.fileName).not.toContain('\0');
  });
});
