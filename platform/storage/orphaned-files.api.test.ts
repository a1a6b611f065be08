import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { coreAnalysisModule } from '#modules/core-analysis/server/index.ts';
import { createHousekeeping } from '#platform/process/housekeeping.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { OrphanedFiles } from './orphaned-files.ts';

const OLD_MS = 11 * 60_000;
let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ modules: [billingModule, coreAnalysisModule] });
  user = await app.signUp();
});
afterAll(() => app.stop());

const sweep = async (): Promise<void> => {
  const activity = createHousekeeping(app.process).activities['platform.removeOrphanedFiles'];
  await new MockActivityEnvironment().run(activity ?? (async () => undefined), {});
};
const listed = () => app.db('platform.orphaned_files').where({ user_id: user.id }).orderBy('id').pluck('id');
const list = (kind: string, id: string) => new OrphanedFiles(app.db).list(user.id, { kind, id }, app.clock.now());

it('removes the files a crash left without a row once no upload can still be on its way', async () => {
  const id = '01990000-0000-7000-8000-000000000001';
  const { storage } = app.process;
  await list('analysis', id);
  await storage.put(user.id, `analyses/${id}/original`, Buffer.from('an upload'));
  await sweep();
  expect(await listed()).toEqual([id]);
  app.clock.advance(OLD_MS);
  await sweep();
  expect(await listed()).toEqual([]);
  expect(await storage.get(user.id, `analyses/${id}/original`)).toBeUndefined();
});

it('goes on past files it cannot remove, and looks at them again later', async () => {
  const stuck = '01990000-0000-7000-8000-00000000000a';
  const fine = '01990000-0000-7000-8000-00000000000b';
  await list('of no module', stuck);
  app.clock.advance(1);
  await list('analysis', fine);
  app.clock.advance(OLD_MS);
  await sweep();
  expect(await listed()).toEqual([stuck]);
  const [row] = await app.db('platform.orphaned_files').where({ id: stuck });
  expect(app.clock.now().getTime() - row.since.getTime()).toBeLessThan(OLD_MS);
});
