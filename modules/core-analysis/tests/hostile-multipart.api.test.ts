import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorEnvelope } from '#platform/contract/errors.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import type { AnalysisSummary } from '../contract/analysis.ts';
import { adImage, ledgerOn } from './factories.ts';

let app: TestApp;
let user: TestUser;
let image: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  image = await adImage();
}, 60_000);
afterAll(() => app.stop());

const BOUNDARY = 'limit-of-the-parts';

function part(disposition: string, body: Buffer | string, more = ''): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body), Buffer.from('\r\n')]);
}

const END = Buffer.from(`--${BOUNDARY}--\r\n`);

async function send(body: Buffer, contentType = `multipart/form-data; boundary=${BOUNDARY}`) {
  const response = await user.caller.fetch('/api/analyze', {
    method: 'POST',
    headers: { 'content-type': contentType, prefer: 'respond-async' },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: (await response.json()) as AnalysisSummary & ErrorEnvelope };
}

/** Uploads that are still in the folder where they arrive. */
const incoming = (): Promise<string[]> => readdir(join(app.storageDir, 'incoming')).catch(() => []);

describe('file names made to harm', () => {
  beforeAll(async () => {
    user = await app.signUp();
  });
  it.each([
    ['../../../../etc/passwd', 'passwd'],
    ['/etc/passwd', 'passwd'],
    ['C:\\Windows\\system32\\cmd.exe', 'cmd.exe'],
    ['ad.png.php', 'ad.png.php'],
    ['ad.php%00.png', 'ad.php%00.png'],
    ['ad\u0000.png', 'ad.png'],
    ['ad\u202egnp.exe', 'adgnp.exe'],
    ['\u001b[31mred\u0007.png', '[31mred.png'],
    ['CON', 'CON'],
    ['..', '..'],
    ['.htaccess', '.htaccess'],
    ['', 'untitled'],
    ['🍞🥖.png', '🍞🥖.png'],
    ['x'.repeat(300), 'x'.repeat(200)],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ["'; drop table core_analysis.analyses; --", "'; drop table core_analysis.analyses; --"],
  ])('takes %j for a label and nothing else', async (name, shown) => {
    const disposition = `name="file"; filename="${name}"`;
    const answer = await send(Buffer.concat([part(disposition, image, 'Content-Type: image/png\r\n'), END]));
    expect(answer).toMatchObject({ status: 202, body: { fileName: shown } });
    expect(await incoming()).toEqual([]);
  });
});

describe('bodies made to harm', () => {
  const file = (): Buffer => part('name="file"; filename="a.png"', image, 'Content-Type: image/png\r\n');
  const cases: [string, () => Buffer, string?][] = [
    ['no end', () => file()],
    ['no part', () => END],
    ['nothing', () => Buffer.alloc(0)],
    ['a cut part', () => file().subarray(0, 200)],
    ['another boundary', () => Buffer.concat([file(), END]), 'multipart/form-data; boundary=other'],
    ['no boundary', () => Buffer.concat([file(), END]), 'multipart/form-data'],
    ['a boundary of 5,000 characters', () => END, `multipart/form-data; boundary=${'b'.repeat(5000)}`],
    ['two files', () => Buffer.concat([file(), file(), END])],
    ['the file as text', () => Buffer.concat([part('name="file"', 'just text'), END])],
    ['a file in another field', () => Buffer.concat([part('name="other"; filename="a.png"', image), END])],
    [
      '10,000 parts',
      () => Buffer.concat([...Array.from({ length: 10_000 }, (_, i) => part(`name="f${i}"`, 'x')), END]),
    ],
    [
      '1,000 files',
      () => Buffer.concat([...Array.from({ length: 1000 }, () => part('name="file"; filename="a"', 'x')), END]),
    ],
    ['a field of 200 kB', () => Buffer.concat([part('name="goal"', 'x'.repeat(200_000)), END])],
    ['a name of 100 kB', () => Buffer.concat([part(`name="${'n'.repeat(100_000)}"`, 'x'), END])],
    ['1,000 headers', () => Buffer.concat([part('name="file"; filename="a"', image, 'X-A: b\r\n'.repeat(1000)), END])],
    [
      'a name of the prototype',
      () => Buffer.concat([part('name="__proto__"', 'x'), part('name="constructor"', 'x'), END]),
    ],
    [
      'a line break in the header',
      () => Buffer.concat([part('name="file"; filename="a\r\nSet-Cookie: a=b"', image), END]),
    ],
    ['goal twice', () => Buffer.concat([part('name="goal"', 'sales'), part('name="goal"', 'leads'), file(), END])],
    [
      'a transfer encoding',
      () => Buffer.concat([part('name="file"; filename="a"', 'AAAA', 'Content-Transfer-Encoding: zip\r\n'), END]),
    ],
    ['a file without a type', () => Buffer.concat([part('name="file"; filename="a.png"', image), END])],
    ['zeros', () => Buffer.alloc(100_000)],
  ];
  beforeAll(async () => {
    user = await app.signUp();
  });

  it.each(cases)('%s: refused with a sentence or taken, nothing left', async (_, body, type) => {
    const before = await ledgerOn(app.db).balance(user.id);
    const answer = await send(body(), type);
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    if (answer.status !== 202) {
      expect(answer.body.code).toMatch(/^[a-z_]+$/);
      expect(answer.body.message.length).toBeGreaterThan(15);
      expect((await ledgerOn(app.db).balance(user.id)).reserved).toBe(before.reserved);
    }
    await expect.poll(incoming, { timeout: 5_000 }).toEqual([]);
  });

  it.each([
    ['a name but no type', 'name="file"; filename="a.png"'],
    ['neither name nor type', 'name="file"'],
    ['an empty name and no type', 'name="file"; filename=""'],
  ])('takes a file with %s for the file', async (_, disposition) => {
    // Longer than a text field may be, so that it passes as a file only.
    const large = Buffer.concat([image, Buffer.alloc(20_000)]);
    const answer = await send(Buffer.concat([part(disposition, large), END]));
    expect(answer).toMatchObject({
      status: 202,
      body: { fileName: disposition.includes('a.png') ? 'a.png' : 'untitled' },
    });
  });

  it('takes a text field beside it for text', async () => {
    const answer = await send(Buffer.concat([part('name="brand"', 'Crumb'), file(), END]));
    expect(answer.status).toBe(202);
    const refused = await send(Buffer.concat([part('name="goal"', 'dance'), file(), END]));
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
  });

  it('never calls too much beside the file a file that is too long', async () => {
    const many = Array.from({ length: 9 }, (_, i) => part(`name="f${i}"`, 'x'));
    const large = part('name="brand"', 'x'.repeat(9 * 1024));
    for (const beside of [many, [large]]) {
      const { status, body } = await send(Buffer.concat([...beside, file(), END]));
      expect([status, body.code]).toEqual([400, 'malformed_body']);
    }
  });

  it('takes fifty uploads at once, each as what it is', async () => {
    const others = await Promise.all([app.signUp(), app.signUp()]);
    const before = user;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        user = others[index % 2] as TestUser;
        return send(Buffer.concat([part(`name="file"; filename="${index}.png"`, image), END]));
      }),
    );
    user = before;
    expect(answers.map(({ status, body }) => [status, body.fileName])).toEqual(
      answers.map((_, index) => [202, `${index}.png`]),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(50);
    await expect.poll(incoming, { timeout: 5_000 }).toEqual([]);
  });

  it('still takes a sound upload afterwards', async () => {
    const answer = await send(Buffer.concat([file(), END]));
    expect(answer).toEqual({ status: 202, body: expect.anything() });
  });
});
