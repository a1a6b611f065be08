import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { acceptedAnalysis, adImage } from './factories.ts';

let app: TestApp;
beforeAll(async () => {
  // No workflow runs: who waits, waits.
  app = await createTestApp({ environment: { ANALYZE_WAIT_SECONDS: '600' } });
});
afterAll(() => app.stop());

/** Opens an event stream and reads its first event. */
async function follow(user: TestUser, id: string) {
  const response = await user.caller.fetch(`/api/analyses/${id}/events`, { headers: { connection: 'close' } });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the stream has no body');
  let text = '';
  while (!text.includes('event: progress')) text += (await reader.read()).value ?? '';
  let ended = false;
  const end = (async () => {
    for (let part = await reader.read(); !part.done; ) part = await reader.read();
    ended = true;
  })();
  return { headers: response.headers, end, isOpen: () => !ended };
}

describe('following an analysis', () => {
  it('the ninth stream of a user ends the oldest, and nobody else’s', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const theirs = await follow(other, (await acceptedAnalysis(other)).id);
    const { id } = await acceptedAnalysis(user);
    const streams = [];
    for (let i = 0; i < 8; i += 1) streams.push(await follow(user, id));
    expect(streams.filter((s) => s.isOpen())).toHaveLength(8);
    streams.push(await follow(user, id));
    await streams[0]?.end;
    expect(streams.filter((s) => s.isOpen())).toHaveLength(8);
    expect(theirs.isOpen()).toBe(true);
  });

  it('counts streams per user', async () => {
    const user = await app.signUp();
    const { headers } = await follow(user, (await acceptedAnalysis(user)).id);
    expect(headers.get('ratelimit-policy')).toBe('"watch";q=120;w=600');
  });

  it('ends when the analysis is deleted', async () => {
    const user = await app.signUp();
    const { id } = await acceptedAnalysis(user);
    const stream = await follow(user, id);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id } });
    await stream.end;
    expect(stream.isOpen()).toBe(false);
  });
});

it('an upload that waits for its result is answered with its address when the process ends', async () => {
  const ending = await createTestApp({ environment: { ANALYZE_WAIT_SECONDS: '600' } });
  const user = await ending.signUp();
  const file = new Blob([new Uint8Array(await adImage())]);
  const answer = user.caller.attempt(analysisRoutes.createAnalysis, { file }, { headers: { connection: 'close' } });
  const rows = () => ending.db('core_analysis.analyses').where({ user_id: user.id });
  await expect.poll(async () => (await rows()).length, { timeout: 10_000 }).toBe(1);
  const [{ status, headers, body }] = await Promise.all([answer, ending.stop()]);
  expect(status).toBe(202);
  expect(headers.get('location')).toBe(`/api/analyses/${(body as { id: string }).id}`);
  expect(headers.get('preference-applied')).toBeNull();
});
