import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { acceptedAnalysis, adImage, ledgerOn, uploadOf } from './factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date('2027-03-10T22:00:00Z'));
});
afterAll(() => app.stop());

const video = () => Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommoov', 'latin1');
const send = (user: TestUser, bytes: Buffer) => user.caller.attempt(analysisRoutes.createAnalysis, uploadOf(bytes));
const left = async (user: TestUser) => (await user.caller.call(accountRoutes.session, {})).user?.dailyLeft;

describe('without FREE_DAILY_LIMITS, as it is shipped', () => {
  it('leaves the free plan its tokens as the only limit, and names no day', async () => {
    const user = await app.signUp();
    await acceptedAnalysis(user);
    await acceptedAnalysis(user);
    expect(await left(user)).toBeUndefined();
  });
});

describe('with FREE_DAILY_LIMITS', () => {
  beforeAll(() => app.flags.set('FREE_DAILY_LIMITS', true));
  afterAll(() => app.flags.set('FREE_DAILY_LIMITS', false));

  it('takes one image and three videos a day, then says when the next day begins, and takes no token', async () => {
    const user = await app.signUp();
    expect(await left(user)).toEqual({ image: 1, video: 3, until: '2027-03-11T00:00:00.000Z' });
    await acceptedAnalysis(user);
    expect(await send(user, await adImage())).toMatchObject({
      status: 402,
      body: {
        code: 'daily_limit_reached',
        message:
          'The Free plan takes 1 image a day, and it is used. The next day begins at 2027-03-11 00:00 UTC; paid plans have no daily limit.',
        details: { kind: 'image', limit: 1, resetsAt: '2027-03-11T00:00:00.000Z' },
      },
    });
    for (const _ of [1, 2, 3]) expect((await send(user, video())).status).toBe(202);
    expect(await send(user, video())).toMatchObject({ status: 402, body: { details: { kind: 'video', limit: 3 } } });
    expect(await left(user)).toMatchObject({ image: 0, video: 0 });
    expect(await app.db('core_analysis.analyses').where({ user_id: user.id })).toHaveLength(4);
    expect(await app.db('platform.orphaned_files').where({ user_id: user.id })).toEqual([]);
  });

  it('takes exactly one of six images sent at once', async () => {
    const user = await app.signUp();
    const images = await Promise.all([1, 2, 3, 4, 5, 6].map(() => adImage()));
    const answers = await Promise.all(images.map((bytes) => send(user, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 402, 402, 402, 402, 402]);
  });

  it('counts again what was stopped, and not what was deleted after it was charged', async () => {
    const user = await app.signUp();
    const stopped = await acceptedAnalysis(user);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id: stopped.id } });
    expect(await left(user)).toMatchObject({ image: 1 });
    const finished = await acceptedAnalysis(user);
    await ledgerOn(app.db).settle(user.id, finished.id);
    await app
      .db('core_analysis.analyses')
      .where({ id: finished.id })
      .update({ status: 'failed', error_code: 'analysis_failed', completed_at: app.clock.now() });
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: finished });
    expect(await left(user)).toMatchObject({ image: 0 });
  });

  it('does not ask who is on a paid plan', async () => {
    const user = await app.signUp();
    await new PlanStore(app.db).setPlan(user.id, 'starter', app.clock.now());
    await acceptedAnalysis(user);
    await acceptedAnalysis(user);
    expect(await left(user)).toBeUndefined();
  });

  it('begins anew at midnight UTC', async () => {
    const user = await app.signUp();
    await acceptedAnalysis(user);
    app.clock.set(new Date('2027-03-11T00:00:30Z'));
    expect(await left(user)).toEqual({ image: 1, video: 3, until: '2027-03-12T00:00:00.000Z' });
    await acceptedAnalysis(user);
  });
});
