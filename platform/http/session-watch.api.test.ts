import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineModule } from '#platform/module/define-module.ts';
import { defineServerModule, implement } from '#platform/module/define-server-module.ts';
import type { ServerEvent } from '#platform/module/request-context.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { SESSION_WATCH_MS } from './session-watch.ts';

const tick = z.object({ n: z.number() });
const routes = defineRoutes('ticker', {
  watch: {
    method: 'GET',
    path: '/api/ticker/events',
    summary: '',
    responses: { 200: { raw: 'event-stream', contentTypes: ['text/event-stream'], event: tick } },
  },
});

/** Says one thing, then nothing, for ever. */
const ticker = defineServerModule(
  defineModule({ id: 'ticker', title: 'Ticker', summary: '', gate: {}, stage: 'core' }),
  {
    config: z.object({}),
    requires: {},
    provides: [],
    routes,
    migrations: {},
    setup: () => ({ routes: implement(routes, { watch: async (_input, rc) => once(rc.signal) }) }),
  },
);

async function* once(signal: AbortSignal): AsyncGenerator<ServerEvent<{ n: number }>> {
  yield { id: '1', event: 'tick', data: { n: 1 } };
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ modules: [ticker] });
});
afterAll(() => app.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface OpenStream {
  text: string;
  ended: boolean;
}

async function open(user: TestUser): Promise<OpenStream> {
  const response = await user.caller.fetch('/api/ticker/events');
  expect(response.status).toBe(200);
  const stream: OpenStream = { text: '', ended: false };
  void (async () => {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      stream.text += new TextDecoder().decode(part.value);
    }
    stream.ended = true;
  })();
  await expect.poll(() => stream.text).toContain('data: {"n":1}');
  return stream;
}

/** One look of every open stream at its session; resolves when the answers can have arrived. */
async function look(user: TestUser): Promise<void> {
  vi.advanceTimersByTime(SESSION_WATCH_MS);
  // A query of the same pool that was asked later.
  await user.caller.fetch('/api/session').then((r) => r.arrayBuffer());
}

describe('an open stream', () => {
  it('looks at its session often enough to end within 15 s', () => {
    expect(SESSION_WATCH_MS).toBeLessThan(15_000);
  });

  it('goes on while its session stands', async () => {
    const user = await app.signUp();
    const stream = await open(user);
    for (let i = 0; i < 3; i += 1) await look(user);
    expect(stream.ended).toBe(false);
  });

  it('ends after a sign-out on this device, while another device of the same person goes on', async () => {
    const phone = await app.signUp();
    const desk = { ...phone, caller: app.as() };
    await desk.caller.call(accountRoutes.login, { body: { email: phone.email, password: phone.password } });
    const [onPhone, onDesk] = [await open(phone), await open(desk)];
    await phone.caller.call(accountRoutes.logout, {});
    expect(onPhone.ended).toBe(false);
    await look(desk);
    await expect.poll(() => onPhone.ended).toBe(true);
    expect(onDesk.ended).toBe(false);
  });

  it('ends when the person was signed out everywhere', async () => {
    const user = await app.signUp();
    const stream = await open(user);
    await app.db('platform.sessions').where({ user_id: user.id }).delete();
    await look(user);
    await expect.poll(() => stream.ended).toBe(true);
  });

  it('ends when its session expires', async () => {
    const user = await app.signUp();
    const stream = await open(user);
    await app
      .db('platform.sessions')
      .where({ user_id: user.id })
      .update({ expires_at: new Date(0) });
    await look(user);
    await expect.poll(() => stream.ended).toBe(true);
  });
});
