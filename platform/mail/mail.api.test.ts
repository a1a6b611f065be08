import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKnex } from '#platform/db/knex.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import type { ImplementedRoute } from '#platform/module/define-server-module.ts';
import type { RequestContext, RouteReply } from '#platform/module/request-context.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { createMailer } from './create-mailer.ts';
import { welcomeMail } from './messages/welcome.ts';
import { createOutboxRoutes } from './outbox-routes.ts';

let database: TestDatabase;
let db: Knex;
const clock = new TestClock();
const log = createLog({ level: 'silent', process: 'test' });
const MAIL_FROM = 'Adjudge <hello@adjudge.test>';
const SUPPORT_EMAIL = 'care@adjudge.test';
const VERIFY_URL = 'https://adjudge.test/verify-email?token=abc';

beforeAll(async () => {
  database = await createTestDatabase();
  db = createKnex({ url: database.url, poolSize: 2, log });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Says yes to everything a mail client asks, and keeps what it said. */
async function startSmtp() {
  const said: string[] = [];
  const server = createServer((socket: Socket) => {
    let inData = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        said.push(line);
        if (inData) {
          if (line === '.') {
            inData = false;
            socket.write('250 kept\r\n');
          }
          continue;
        }
        inData = line === 'DATA';
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { said, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

describe('the mailer', () => {
  it('puts mails into the outbox while no mail server is configured', async () => {
    const mailer = createMailer({
      env: { NODE_ENV: 'test', SMTP_URL: undefined, MAIL_FROM, SUPPORT_EMAIL },
      db,
      log,
      clock,
      ids: systemIds,
    });
    await mailer.send({ to: 'ada@example.com', subject: 'Hello', text: 'plain', html: '<p>rich</p>' });
    expect(await db('platform.outbox_mails').where({ recipient: 'ada@example.com' }).first()).toMatchObject({
      sender: MAIL_FROM,
      subject: 'Hello',
      text_body: 'plain',
      html_body: '<p>rich</p>',
    });
  });

  it('hands them to the mail server that is configured, with both bodies, and keeps no copy', async () => {
    const smtp = await startSmtp();
    const mailer = createMailer({
      env: { NODE_ENV: 'test', SMTP_URL: smtp.url, MAIL_FROM, SUPPORT_EMAIL },
      db,
      log,
      clock,
      ids: systemIds,
    });
    await mailer.send({ to: 'grace@example.com', subject: 'Grüße', text: 'plain words', html: '<p>rich words</p>' });
    smtp.stop();
    const all = smtp.said.join('\n');
    expect(smtp.said).toContain('MAIL FROM:<hello@adjudge.test>');
    expect(smtp.said.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<grace@example.com>']);
    expect(smtp.said).toContain('Reply-To: care@adjudge.test');
    expect(all).toContain('plain words');
    expect(all).toContain('<p>rich words</p>');
    expect(await db('platform.outbox_mails').where({ recipient: 'grace@example.com' })).toEqual([]);
  });

  it('cannot be talked into a second recipient or a header', async () => {
    const smtp = await startSmtp();
    const mailer = createMailer({
      env: { NODE_ENV: 'test', SMTP_URL: smtp.url, MAIL_FROM, SUPPORT_EMAIL },
      db,
      log,
      clock,
      ids: systemIds,
    });
    const mail = { subject: 'Hi\r\nBcc: c@example.com', text: 't', html: 'h' };
    await mailer.send({ ...mail, to: 'a@example.com, b@example.com' }).catch(() => undefined);
    smtp.stop();
    const recipients = smtp.said.filter((line) => line.startsWith('RCPT TO'));
    expect(recipients.length).toBeLessThanOrEqual(1);
    expect(recipients.join()).not.toContain('<b@example.com>');
    expect(smtp.said.some((line) => /^bcc:/i.test(line))).toBe(false);
  });

  it('says so when the mail server is not there', async () => {
    const smtp = await startSmtp();
    smtp.stop();
    const mailer = createMailer({
      env: { NODE_ENV: 'test', SMTP_URL: smtp.url, MAIL_FROM, SUPPORT_EMAIL },
      db,
      log,
      clock,
      ids: systemIds,
    });
    await expect(mailer.send({ to: 'a@example.com', subject: 's', text: 't', html: 'h' })).rejects.toThrow();
  });
});

describe('the welcome mail', () => {
  it('greets by first name and says the same in both bodies', () => {
    const mail = welcomeMail({
      name: 'Zoë O’Neil',
      appUrl: 'https://adjudge.test',
      verifyUrl: VERIFY_URL,
      supportEmail: SUPPORT_EMAIL,
    });
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Welcome, Zoë');
      expect(body).toContain('50 tokens');
      expect(body).toContain('https://adjudge.test/dashboard');
      expect(body).toContain('Analyse your first ad');
      expect(body).toContain(VERIFY_URL);
      expect(body).toContain('Questions? Write to care@adjudge.test.');
    }
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    'https://evil.example/prize now',
    'evil.example',
    'YOU WON! Call 555',
    'x'.repeat(31),
    '"><script>',
  ])('does not let the name %j speak to a stranger', (name) => {
    const mail = welcomeMail({
      name,
      appUrl: 'https://adjudge.test',
      verifyUrl: VERIFY_URL,
      supportEmail: SUPPORT_EMAIL,
    });
    const first = name.split(' ')[0] ?? '';
    if (first !== 'YOU') {
      expect(mail.text).not.toContain(first);
      expect(mail.html).not.toContain(first);
    }
    expect(mail.text).not.toContain('555');
  });
});

describe('GET /dev/outbox', () => {
  const open = async (
    routes: readonly ImplementedRoute[],
    address: string,
    headers: RequestContext['headers'] = { host: 'localhost:3000' },
  ): Promise<RouteReply> =>
    (await routes[0]?.handle({} as never, { address, headers } as RequestContext)) as RouteReply;
  const development = { NODE_ENV: 'development', SMTP_URL: undefined } as const;

  it('shows mails as data: escaped, their HTML in a frame that may run nothing', async () => {
    const mailer = createMailer({
      env: { NODE_ENV: 'test', SMTP_URL: undefined, MAIL_FROM, SUPPORT_EMAIL },
      db,
      log,
      clock,
      ids: systemIds,
    });
    const html = '<p title="x">Hi</p><script>alert(1)</script>';
    await mailer.send({
      to: '<b>@example.com',
      subject: '</title><script>alert(2)</script>',
      text: '</pre><script>',
      html,
    });
    const answer = await open(createOutboxRoutes({ db, env: development }), '127.0.0.1');
    const page = String(answer.raw?.body);
    expect(page).not.toMatch(/<script/);
    expect(page).not.toContain('<b>@');
    expect(page).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;p title=&quot;x&quot;&gt;Hi');
    expect(page).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(answer.headers?.['Content-Security-Policy']).toContain("default-src 'none'");
  });

  it('is not there in production, with a mail server, or for another machine', async () => {
    expect(createOutboxRoutes({ db, env: { NODE_ENV: 'production', SMTP_URL: undefined } })).toEqual([]);
    expect(createOutboxRoutes({ db, env: { NODE_ENV: 'development', SMTP_URL: 'smtp://mail.test' } })).toEqual([]);
    const routes = createOutboxRoutes({ db, env: development });
    for (const address of ['192.168.1.20', '10.0.0.1', '2001:db8:0:0:0:0:0:1', 'unknown']) {
      await expect(open(routes, address)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(open(routes, '0:0:0:0:0:0:0:1', { host: '[::1]:3000' })).resolves.toMatchObject({ status: 200 });
  });

  it('is not there behind a proxy on this machine, nor for a page that rebinds its name to us', async () => {
    const routes = createOutboxRoutes({ db, env: development });
    for (const headers of [
      { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' },
      { host: 'localhost:3000', forwarded: 'for=203.0.113.9' },
      { host: 'evil.example:3000' },
      {},
    ]) {
      await expect(open(routes, '127.0.0.1', headers)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
