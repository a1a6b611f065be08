import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE_MS, PolledFeatures } from './polled-features.ts';

const URL = 'http://unleash.test/api';
const answer = (enabled: boolean) =>
  new Response(
    JSON.stringify({
      features: [{ name: 'f', enabled, strategies: [{ name: 'flexibleRollout', segments: [7] }] }],
      segments: [{ id: 7, name: 'Agencies', constraints: [] }],
    }),
    { headers: { etag: `"${enabled}"` } },
  );
const refused = (status: number) => () => new Response(null, { status });

let answers: (() => Response)[];
let asked: RequestInit[];
let features: PolledFeatures;
let seen: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init);
    const next = answers.shift();
    if (!next) throw new TypeError('fetch failed');
    return next();
  });
  features = new PolledFeatures({ url: URL, token: 't', appName: 'a' });
  seen = [];
  for (const event of ['changed', 'unchanged', 'error']) features.on(event, () => seen.push(event));
});
afterEach(() => {
  features.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const nextQuestion = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

describe('flags asked of Unleash', () => {
  it('are asked for at the same pace after any failure, so that a flag switched off acts at the next question', async () => {
    const failures = [...Array(12).fill(503), 401, 403, 429, 404].map(refused);
    answers = [() => answer(true), ...failures, () => answer(false)];
    await features.start();
    for (let i = 0; i < failures.length; i += 1) {
      await nextQuestion();
      expect(features.getToggle('f')?.enabled).toBe(true);
    }
    await nextQuestion();
    expect(features.getToggle('f')?.enabled).toBe(false);
    expect(seen).toEqual(['changed', ...failures.map(() => 'error'), 'changed']);
  });

  it('stay as they were while Unleash is away or sends nonsense', async () => {
    answers = [() => answer(true), () => new Response('<html>'), () => new Response('{}')];
    await features.start();
    for (let i = 0; i < 4; i += 1) await nextQuestion();
    expect(features.getToggle('f')?.enabled).toBe(true);
    expect(seen).toEqual(['changed', 'error', 'error', 'error', 'error']);
  });

  it('are asked for again after a time limit, whose error cannot be written to as the client does', async () => {
    features.on('error', (error: Error) => {
      error.message = `Unleash Repository error: ${error.message}`;
    });
    const late = (): Response => {
      throw new DOMException('The time for this is over.', 'TimeoutError');
    };
    answers = [late, () => answer(true)];
    await features.start();
    await nextQuestion();
    expect(features.getToggle('f')?.enabled).toBe(true);
  });

  it('are sent once while nothing changes, and name their segments', async () => {
    answers = [() => answer(true), refused(304)];
    await features.start();
    await nextQuestion();
    expect(asked[1]?.headers).toMatchObject({ 'if-none-match': '"true"' });
    expect(seen).toEqual(['changed', 'unchanged']);
    expect(features.getTogglesWithSegmentData()[0]?.strategies?.[0]?.segments).toEqual([
      { id: 7, name: 'Agencies', constraints: [] },
    ]);
  });

  it('are asked for no more once stopped', async () => {
    answers = [() => answer(true)];
    await features.start();
    features.stop();
    await nextQuestion();
    expect(asked).toHaveLength(1);
  });
});
