import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineModule } from '#platform/module/define-module.ts';
import { defineServerModule, implement } from '#platform/module/define-server-module.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { allowedMs, allowTime } from './request-time.ts';

const MB = 1024 * 1024;
const taken = z.object({
  files: z.array(z.object({ name: z.string(), sha256: z.string(), size: z.number() })),
  note: z.string(),
});
const routes = defineRoutes('shelf', {
  put: {
    method: 'POST',
    path: '/api/shelf',
    summary: 'Takes up to three files.',
    upload: {
      field: 'files',
      maxBytes: 50 * MB,
      maxFiles: 3,
      maxTotalBytes: 60 * MB,
      fields: z.object({ note: z.string() }),
    },
    responses: { 200: taken },
  },
  say: {
    method: 'POST',
    path: '/api/shelf/words',
    summary: 'Takes a long text.',
    body: z.object({ text: z.string() }),
    maxJsonBytes: MB,
    responses: { 200: z.object({ length: z.number() }) },
  },
});
const shelf = defineServerModule(
  defineModule({ id: 'shelf', title: 'Shelf', summary: 'For tests.', gate: {}, stage: 'preview' }),
  {
    config: z.object({}),
    requires: {},
    provides: [],
    routes,
    migrations: {},
    setup: () => ({
      routes: implement(routes, {
        async put({ uploads, fields }) {
          const files = [];
          for (const { path, clientName: name, sha256, size } of uploads) {
            // What the handler sees is what was sent.
            const found = createHash('sha256')
              .update(await readFile(path))
              .digest('hex');
            if (found !== sha256) throw new Error('the hash is of other bytes');
            files.push({ name, sha256, size });
          }
          return { files, note: fields.note };
        },
        say: async ({ body }) => ({ length: body.text.length }),
      }),
    }),
  },
);

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ modules: [shelf] });
  user = await app.signUp();
}, 60_000);
afterAll(() => app.stop());

const file = (fill: string, bytes: number) => ({
  file: new Blob([Buffer.alloc(bytes, fill)]),
  fileName: `${fill}.bin`,
});
const put = (...files: ReturnType<typeof file>[]) =>
  user.caller.attempt(routes.put, { files, fields: { note: 'together' } });
const left = () => readdir(join(app.storageDir, 'incoming'));

describe('several files in one request', () => {
  it('arrive in order with their names, beside a text field, and nothing of them is left', async () => {
    const { status, body } = await put(file('a', 10), file('b', 200_000), file('c', 0));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      files: [
        { name: 'a.bin', size: 10 },
        { name: 'b.bin', size: 200_000 },
        { name: 'c.bin', size: 0 },
      ],
      note: 'together',
    });
    expect(await left()).toEqual([]);
  });

  it('of 50 MB are streamed to disk', async () => {
    const { status, body } = await put(file('d', 50 * MB));
    expect([status, body]).toMatchObject([200, { files: [{ size: 50 * MB }] }]);
  });

  it.each([
    ['too many', [file('a', 1), file('b', 1), file('c', 1), file('d', 1)], 'malformed_body'],
    ['one too long', [file('a', 50 * MB + 1)], 'payload_too_large'],
    ['too long together', [file('a', 31 * MB), file('b', 31 * MB)], 'payload_too_large'],
  ])('are refused where they are %s, and leave nothing', async (_what, files, code) => {
    const { body } = await put(...files);
    expect(body).toMatchObject({ code });
    expect(await left()).toEqual([]);
  });

  it('of another field are not taken', async () => {
    const form = new FormData();
    form.append('other', new Blob(['x']), 'x.bin');
    form.append('note', 'n');
    const answer = await user.caller.fetch('/api/shelf', { method: 'POST', body: form });
    expect(await answer.json()).toEqual({ files: [], note: 'n' });
    expect(await left()).toEqual([]);
  });
});

describe('a JSON body', () => {
  it('may be as long as its route says, and no longer', async () => {
    const say = (length: number) => user.caller.attempt(routes.say, { body: { text: 'x'.repeat(length) } });
    expect((await say(900_000)).body).toEqual({ length: 900_000 });
    expect((await say(MB)).body).toMatchObject({ code: 'payload_too_large' });
  });
});

describe('the time a request may take to arrive', () => {
  it('grows with what may be sent', () => {
    expect(allowedMs({})).toBe(120_000);
    expect(allowedMs({ upload: { field: 'f', maxBytes: 10 * MB } })).toBe(120_000);
    expect(allowedMs({ upload: { field: 'f', maxBytes: 50 * MB } })).toBe(120_000 + (40 * MB) / 64);
    expect(allowedMs({ upload: { field: 'f', maxBytes: 50 * MB, maxFiles: 20 } })).toBe(900_000);
  });

  it('ends the connection of what has not arrived by then', async () => {
    const server = createServer((req) => {
      req.resume();
      allowTime(req, 20);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf');
    await once(socket, 'close');
    server.close();
    expect(socket.destroyed).toBe(true);
  });
});
