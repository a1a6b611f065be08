import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';
import { createHousekeeping } from './housekeeping.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ modules: [] });
});
afterAll(() => app.stop());

const tidy = async (): Promise<void> => {
  const { activities, schedules } = createHousekeeping(app.process);
  expect(schedules.map(({ id, ...spec }) => [id, 'everySeconds' in spec ? spec.everySeconds : null])).toEqual([
    ['platform.tidy', 86_400],
    ['platform.removeAccounts', 3_600],
    ['platform.removeStaleAssets', 3_600],
    ['platform.removeOrphanedFiles', 300],
  ]);
  await activities['platform.tidy']?.({});
};
const count = async (table: string): Promise<number> => (await app.db(table)).length;

it('removes mails after 7 days, sessions 30 days after their end, networks after 90, and nothing before', async () => {
  const user = await app.signUp();
  await expect.poll(() => count('platform.outbox_mails')).toBe(1);
  const [session] = await app.db('platform.sessions').where({ user_id: user.id });
  const start = Date.now();
  const keptAfter: Record<string, number[]> = {};
  for (const days of [0, 6.9, 7.1, 30, 59.9, 60.1, 89.9, 90.1]) {
    app.clock.set(new Date(start + days * DAY_MS));
    await tidy();
    keptAfter[days] = await Promise.all(
      ['outbox_mails', 'sessions', 'known_networks'].map((t) => count(`platform.${t}`)),
    );
  }
  // The session ends after 30 days.
  expect(session.expires_at.getTime() - start).toBeLessThan(30.01 * DAY_MS);
  expect(keptAfter).toEqual({
    0: [1, 1, 1],
    6.9: [1, 1, 1],
    7.1: [0, 1, 1],
    30: [0, 1, 1],
    59.9: [0, 1, 1],
    60.1: [0, 0, 1],
    89.9: [0, 0, 1],
    90.1: [0, 0, 0],
  });
  expect(await count('platform.users')).toBe(1);
});
