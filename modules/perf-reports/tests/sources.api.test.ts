import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { FAKE_BUCKET, startFakeS3 } from '#platform/storage/testing/fake-s3.ts';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { perfReportsRoutes as routes } from '../contract/routes.ts';
import { metaByDay } from './make-exports.ts';
import { createReportsApp, eliteUser } from './reports-app.ts';

let app: TestApp;
let root: string;
beforeAll(async () => {
  app = await createReportsApp({ workflows: 'worker' });
  root = await mkdtemp(join(tmpdir(), 'adjudge-watched-'));
}, 60_000);
afterAll(async () => {
  await app.stop();
  await rm(root, { recursive: true, force: true });
});

async function run(name: string, args: string[], options: Record<string, string> = {}, dryRun = false) {
  const command = app.process.modules.contributions(opsCommands).find((one) => one.name === name);
  const plan = await command?.prepare({ args, options, dryRun });
  return { lines: plan?.lines ?? [], done: dryRun ? [] : ((await plan?.apply?.()) ?? []) };
}

/** A folder of somebody on Elite that is watched. */
async function watched(): Promise<{ user: TestUser; folder: string; id: string; collect(): Promise<unknown> }> {
  const user = await eliteUser(app);
  const folder = join(root, user.id);
  await mkdir(folder);
  await run('reports watch', [user.email, folder], { campaign: 'From the folder', platform: 'facebook' });
  const { id } = await app.db('perf_reports.sources').where({ user_id: user.id }).first('id');
  const activity = app.process.modules.activities['perf-reports.collect'] ?? (async () => undefined);
  const collect = () => {
    // What was written a moment ago has settled.
    app.clock.advance(Math.max(0, Date.now() - app.clock.now().getTime()) + 11_000);
    return new MockActivityEnvironment().run(activity, { sourceId: id, userId: user.id, run: 1 });
  };
  return { user, folder, id, collect };
}
const reports = (user: TestUser) => user.caller.call(routes.listReports, {});

describe('a folder that is watched', () => {
  it('is imported by itself: what is new once, what changed as a new report, what is there twice as one', async () => {
    const { user, folder, collect } = await watched();
    await writeFile(join(folder, 'june.csv'), metaByDay({ spend: 31 }));
    await writeFile(join(folder, 'june (1).csv'), metaByDay({ spend: 31 }));
    expect(await collect()).toBe(1);
    expect(await collect()).toBe(0);
    await expect
      .poll(async () => (await reports(user)).map(({ status }) => status), { timeout: 60_000 })
      .toEqual(['completed']);
    expect((await reports(user))[0]).toMatchObject({
      campaignName: 'From the folder',
      adPlatform: 'facebook',
      rows: 4,
    });
    await writeFile(join(folder, 'june.csv'), metaByDay({ spend: 32 }));
    expect(await collect()).toBe(1);
    expect(await reports(user)).toHaveLength(2);
  });

  it('copies of one file take nobody’s turn', async () => {
    const { user, folder, collect } = await watched();
    for (let copy = 0; copy < 30; copy += 1)
      await writeFile(join(folder, `a copy ${String(copy).padStart(2, '0')}.csv`), metaByDay({ spend: 41 }));
    await writeFile(join(folder, 'z last.csv'), metaByDay({ spend: 42 }));
    expect(await collect()).toBe(2);
    expect(await reports(user)).toHaveLength(2);
  });

  it('runs as a workflow of its own beside one that cannot be reached, and says what is wrong', async () => {
    const broken = await watched();
    await rm(broken.folder, { recursive: true });
    const { user, folder } = await watched();
    await writeFile(join(folder, 'june.csv'), metaByDay({ spend: 51 }));
    app.clock.advance(Math.max(0, Date.now() - app.clock.now().getTime()) + 11_000);
    const start = app.process.modules.activities['perf-reports.startRuns'] ?? (async () => undefined);
    await new MockActivityEnvironment().run(start, {});
    await expect.poll(async () => (await reports(user)).length, { timeout: 60_000 }).toBe(1);
    const problem = async () =>
      (await app.db('perf_reports.sources').where({ id: broken.id }).first('problem')).problem;
    await expect.poll(problem, { timeout: 60_000 }).toMatch(/ENOENT/);
    expect(
      (await run('reports sources', [])).lines.some((line) => line.includes(broken.id) && line.includes('ENOENT')),
    ).toBe(true);
  });

  it('rests while its owner’s plan has no reports', async () => {
    const { user, folder, collect } = await watched();
    await writeFile(join(folder, 'june.csv'), metaByDay({ spend: 61 }));
    await new PlanStore(app.db).setPlan(user.id, 'pro', app.clock.now());
    expect(await collect()).toBe(0);
    await new PlanStore(app.db).setPlan(user.id, 'elite', app.clock.now());
    expect(await collect()).toBe(1);
  });

  it('may be a bucket, which operators see answer before it is watched', async () => {
    const fake = await startFakeS3();
    try {
      const user = await eliteUser(app);
      const address = (bucket: string) => `s3://${bucket}/exports?endpoint=${fake.url}`;
      vi.stubEnv('AWS_ACCESS_KEY_ID', fake.accessKeyId);
      vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a-secret');
      await expect(run('reports watch', [user.email, address('not-there')])).rejects.toThrow('NoSuchBucket');
      await expect(run('reports watch', [user.email, 's3://x'])).rejects.toThrow('must name a bucket');
      fake.objects.set('exports/june.csv', Buffer.from(metaByDay({ spend: 71 })));
      await run('reports watch', [user.email, address(FAKE_BUCKET)]);
      const { id, kind } = await app.db('perf_reports.sources').where({ user_id: user.id }).first('id', 'kind');
      expect(kind).toBe('s3');
      const activity = app.process.modules.activities['perf-reports.collect'] ?? (async () => undefined);
      const collect = () => new MockActivityEnvironment().run(activity, { sourceId: id, userId: user.id, run: 1 });
      expect([await collect(), await collect()]).toEqual([1, 0]);
      expect(await reports(user)).toMatchObject([{ fileName: 'june.csv', campaignName: 'exports' }]);
      await run('reports unwatch', [id]);
    } finally {
      vi.unstubAllEnvs();
      await fake.stop();
    }
  });

  it('is watched and let go by operators, who see first what will happen', async () => {
    const user = await eliteUser(app);
    const folder = join(root, 'by hand');
    await mkdir(folder);
    const rows = () => app.db('perf_reports.sources').where({ user_id: user.id }).select('id');
    expect((await run('reports watch', [user.email, folder], {}, true)).lines).toEqual([
      `Exports in ${folder} will be imported for ${user.email} as “by hand”.`,
    ]);
    expect(await rows()).toEqual([]);
    await run('reports watch', [user.email, folder]);
    expect((await run('reports watch', [user.email, folder])).done).toEqual([
      'This place is watched for this account already.',
    ]);
    const [{ id }] = await rows();
    await run('reports unwatch', [id], {}, true);
    expect(await rows()).toHaveLength(1);
    await run('reports unwatch', [id]);
    expect(await rows()).toEqual([]);
    await expect(run('reports unwatch', [id])).rejects.toThrow('There is no watched place');
    await expect(run('reports watch', [user.email, join(folder, 'none')])).rejects.toThrow('is no folder');
    await expect(run('reports watch', [user.email, 'relative'])).rejects.toThrow('absolute path');
  });
});
