import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanId } from '#flags/plans.ts';
import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { judge } from '#modules/core-analysis/engine/judge/judge.ts';
import { ALL_RULES } from '#modules/core-analysis/engine/rules/book/rule-book.ts';
import { makeBlock, makeMeasurements } from '#modules/core-analysis/engine/testing/measurements-factory.ts';
import { defineCoreAnalysis } from '#modules/core-analysis/server/define-core-analysis.ts';
import { ControlledEngine } from '#modules/core-analysis/tests/controlled-engine.ts';
import { acceptedAnalysis } from '#modules/core-analysis/tests/factories.ts';
import { type WorkerByHand, workerByHand } from '#modules/core-analysis/tests/worker-by-hand.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import type { ProfileInput } from '../contract/profile.ts';
import { profileRoutes as routes } from '../contract/routes.ts';
import { eliteProfileModule } from '../server/index.ts';
import { BY_AUDIENCE, BY_GOAL, BY_INDUSTRY, RULE_TITLES } from '../server/lens/change-table.ts';
import { changesOf } from '../server/lens/profile-lens.ts';

/** Faint small type on a busy picture: what older eyes lose first. */
const faint = makeMeasurements({
  text: { blocks: [makeBlock({ contrast: 2.2, worstSliceContrast: 2, lineHeightOfShortSide: 0.02 })] },
});
const engine = new ControlledEngine();
const modules = [
  billingModule,
  defineCoreAnalysis(async () => ({
    engine,
    judge: (_, { settings: { goal, brand } }, lens) =>
      judge(faint, { goal, placement: 'meta_feed', brand, ...(lens && { lens }) }),
  })),
  eliteProfileModule,
];
const seniors = { targetAudience: 'seniors' } as const;
const blunt = { aiPersonality: 'friendly', preferredFeedbackStyle: 'concise' } as const;

let app: TestApp;
let worker: WorkerByHand;
beforeAll(async () => {
  app = await createTestApp({ modules });
  worker = await workerByHand(app, modules, {
    start: async () => 'started',
    cancel: async () => undefined,
    status: async () => 'unknown',
  });
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

const setPlan = (user: TestUser, plan: PlanId) => new PlanStore(app.db).setPlan(user.id, plan, app.clock.now());
async function elite(): Promise<TestUser> {
  const user = await app.signUp();
  await setPlan(user, 'elite');
  return user;
}
const save = (user: TestUser, body: ProfileInput) => user.caller.call(routes.saveProfile, { body });
async function analysed(user: TestUser): Promise<string> {
  const { id } = await acceptedAnalysis(user);
  const ref = { analysisId: id, userId: user.id };
  await worker.step('begin', ref);
  await worker.step('measure', ref);
  await worker.step('conclude', { ...ref, engineVersion: engine.engineVersion });
  return id;
}
async function read(user: TestUser, id: string, lens?: 'off') {
  const found = await user.caller.call(analysisRoutes.getAnalysis, { params: { id }, query: lens ? { lens } : {} });
  if (!found.analysisResults) throw new Error('no result');
  return found.analysisResults;
}

describe('a profile', () => {
  it('answers its defaults before it is saved, and keeps what is saved, lists as lists, each value once', async () => {
    const user = await elite();
    expect(await user.caller.call(routes.getProfile, {})).toEqual({
      industry: null,
      contentGoals: [],
      targetAudience: [],
      aiPersonality: 'strategic',
      preferredFeedbackStyle: 'detailed',
      updatedAt: null,
    });
    const saved = await save(user, {
      industry: 'travel',
      contentGoals: 'brand_awareness',
      targetAudience: ['seniors', 'parents', 'seniors'],
      ...blunt,
    });
    expect(saved).toEqual({
      industry: 'travel',
      contentGoals: ['brand_awareness'],
      targetAudience: ['seniors', 'parents'],
      ...blunt,
      updatedAt: expect.any(String),
    });
    expect(await user.caller.call(routes.getProfile, {})).toEqual(saved);
    expect(await save(user, { industry: 'food' })).toMatchObject({
      contentGoals: [],
      targetAudience: [],
      aiPersonality: 'strategic',
    });
  });

  it.each([
    [{ industry: 'mining' }],
    [{ contentGoals: ['fame'] }],
    [{ targetAudience: 'everybody' }],
    [{ aiPersonality: 'stern' }],
    [{ preferredFeedbackStyle: 'long' }],
  ])('refuses %j with 400', async (body) => {
    const user = await elite();
    expect(await user.caller.attempt(routes.saveProfile, { body: body as ProfileInput })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  });

  it('is in its owner’s archive, and goes with the account', async () => {
    const user = await elite();
    const part = app.process.modules.contributions(personalData).find(({ id }) => id === 'elite-profile');
    const names = async () => {
      const found: string[] = [];
      for await (const { name } of part?.files(user.id, 'elite') ?? []) found.push(name);
      return found;
    };
    expect(await names()).toEqual([]);
    await save(user, seniors);
    expect(await names()).toEqual(['profile.json']);
    await app.db('platform.users').where({ id: user.id }).delete();
    expect(await app.db('elite_profile.profiles').where({ user_id: user.id })).toEqual([]);
  });
});

describe('access', () => {
  const calls = [
    ['getProfile', (user?: TestUser) => app.as(user).attempt(routes.getProfile, {})],
    ['saveProfile', (user?: TestUser) => app.as(user).attempt(routes.saveProfile, { body: seniors })],
    ['previewProfile', (user?: TestUser) => app.as(user).attempt(routes.previewProfile, { body: seniors })],
  ] as const;

  it.each(calls)('%s: 401 to a visitor', async (_, call) => {
    expect(await call()).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it.each(calls)('%s: 403 on every plan below Elite', async (_, call) => {
    const user = await app.signUp();
    for (const plan of ['free', 'starter', 'pro'] as const) {
      await setPlan(user, plan);
      expect(await call(user)).toMatchObject({
        status: 403,
        body: { code: 'plan_required', details: { requiredPlan: 'elite' } },
      });
    }
  });

  it.each(calls)('%s: 404 feature_disabled while the module is off', async (_, call) => {
    const user = await elite();
    app.flags.set('module.elite-profile', false);
    expect(await call(user)).toMatchObject({ status: 404, body: { code: 'feature_disabled' } });
    app.flags.set('module.elite-profile', true);
  });

  it.each(calls)('%s: 200 to Elite', async (_, call) => {
    expect(await call(await elite())).toMatchObject({ status: 200 });
  });

  it('gives nobody another owner’s: no profile, no tone, no result', async () => {
    const [owner, other] = [await elite(), await elite()];
    await save(owner, { industry: 'travel', ...seniors, ...blunt });
    const id = await analysed(owner);
    expect(await other.caller.call(routes.getProfile, {})).toMatchObject({ industry: null, updatedAt: null });
    expect((await other.caller.call(routes.previewProfile, { body: seniors })).advice).toBeNull();
    const own = await read(other, await analysed(other));
    expect(own).not.toHaveProperty('tone');
    expect(own).not.toHaveProperty('lens');
    for (const query of [{}, { lens: 'off' as const }])
      expect(await other.caller.attempt(analysisRoutes.getAnalysis, { params: { id }, query })).toMatchObject({
        status: 404,
      });
  });
});

describe('what a profile does', () => {
  it('changes the score of a new analysis by named amounts, each with its reason and source', async () => {
    const user = await elite();
    await save(user, { industry: 'fitness', ...seniors });
    const id = await analysed(user);
    const [own, book] = [await read(user, id), await read(user, id, 'off')];
    expect(own.lens?.scoreWithout).toBe(book.score);
    expect(own.score).toBeLessThan(book.score);
    const contrast = own.lens?.changes.find(({ ruleId }) => ruleId === 'T-01');
    expect(contrast).toMatchObject({ by: 'Your profile', kind: 'weight', factor: 1.2, points: expect.any(Number) });
    expect(contrast?.points).toBeLessThan(0);
    expect(contrast?.reason).toMatch(/contrast falls with age/);
    expect(contrast?.source).toMatch(/^W3C/);
    expect(own.lens?.benchmarks).toMatchObject([{ display: '1.01 %', source: expect.stringContaining('WordStream') }]);
    expect(book).not.toHaveProperty('lens');
    expect(book).not.toHaveProperty('tone');
  });

  it('words results that exist already at once, and leaves what is stored as it was', async () => {
    const user = await elite();
    const id = await analysed(user);
    const before = await read(user, id);
    await save(user, blunt);
    const after = await read(user, id);
    expect(after.tone).toEqual({ style: 'friendly', length: 'concise' });
    expect(after.score).toBe(before.score);
    expect(after.bad[0]?.text).not.toBe(before.bad[0]?.text);
    expect(after.bad.map(({ evidence }) => evidence)).toEqual(before.bad.map(({ evidence }) => evidence));
    expect(await read(user, id, 'off')).toEqual(before);
    await save(user, { ...blunt, preferredFeedbackStyle: 'action_focused' });
    expect((await read(user, id)).bad[0]?.text).toMatch(/^Aim for: /);
  });

  it('rests while its owner is not on Elite or the module is off, and is back afterwards', async () => {
    const user = await elite();
    await save(user, { ...seniors, ...blunt });
    const id = await analysed(user);
    await setPlan(user, 'pro');
    expect(await read(user, id)).not.toHaveProperty('tone');
    expect(await read(user, await analysed(user))).not.toHaveProperty('lens');
    await setPlan(user, 'elite');
    expect(await read(user, id)).toHaveProperty('tone');
    app.flags.set('module.elite-profile', false);
    expect(await read(user, id)).not.toHaveProperty('tone');
    app.flags.set('module.elite-profile', true);
  });

  it('is tried on a real advice of the last analysis without saving anything', async () => {
    const user = await elite();
    const id = await analysed(user);
    const book = await read(user, id);
    const body = { industry: 'other', targetAudience: ['seniors', 'parents'], ...blunt } as const;
    const tried = await user.caller.call(routes.previewProfile, {
      body: { ...body, targetAudience: [...body.targetAudience] },
    });
    expect(tried.advice).toMatchObject({ analysisId: id, fileName: 'ad.png', title: book.strategy[0]?.title });
    expect(tried.advice?.text).not.toBe(book.strategy[0]?.text);
    expect(tried.changes.map(({ ruleId }) => ruleId)).toEqual(['T-01', 'T-03']);
    expect(tried.silent).toEqual(['other', 'parents']);
    expect((await user.caller.call(routes.getProfile, {})).updatedAt).toBeNull();
  });

  it('is told to operators by the command, without a name in the log', async () => {
    const user = await elite();
    const command = app.process.modules.contributions(opsCommands).find(({ name }) => name === 'profile show');
    const show = () => command?.prepare({ args: [user.email], options: { goal: 'leads' }, dryRun: true });
    await expect(show()).rejects.toThrow('saved no AI profile');
    await save(user, { contentGoals: ['increase_sales', 'lead_generation'], ...seniors });
    const plan = await show();
    expect(plan?.lines.join('\n')).toMatch(/K-05 Offer stated: weight × 1\.25\..+T-01 .+ × 1\.2\./s);
    expect(plan?.lines.join('\n')).not.toContain('K-02');
    expect(plan?.logged?.join()).not.toContain(user.email);
  });
});

describe('the table of changes', () => {
  const tables = [BY_INDUSTRY, BY_GOAL, BY_AUDIENCE];
  const rows = tables.flatMap((table) => Object.values(table).flat());

  it('names rules of the book by their titles, small factors, a reason in one sentence and a source each', () => {
    for (const { ruleId, factor, reason, source } of rows) {
      expect(RULE_TITLES[ruleId]).toBe(ALL_RULES.find(({ id }) => id === ruleId)?.title);
      expect(factor).toBeGreaterThanOrEqual(0.8);
      expect(factor).toBeLessThanOrEqual(1.3);
      expect(factor).not.toBe(1);
      expect(reason).toMatch(/^\p{Lu}[^.]+\.$/u);
      expect(source).not.toBe('');
    }
    expect(new Set(rows.map(({ ruleId }) => ruleId as string))).toEqual(new Set(Object.keys(RULE_TITLES)));
  });

  it('leaves the goal an analysis is made for to the book, and merges what speaks for the same within bounds', () => {
    const choices = {
      industry: 'business',
      contentGoals: ['increase_sales'],
      targetAudience: ['entrepreneurs'],
      aiPersonality: 'strategic',
      preferredFeedbackStyle: 'detailed',
    } as const;
    const own = { ...choices, contentGoals: [...choices.contentGoals], targetAudience: [...choices.targetAudience] };
    expect(changesOf(own, 'sales').map(({ ruleId }) => ruleId)).toEqual(['K-15']);
    expect(changesOf(own, 'leads').map(({ ruleId }) => ruleId)).toEqual(['K-15', 'K-05', 'P-02']);
    expect(changesOf(own, 'sales')[0]).toMatchObject({
      factor: expect.closeTo(1.5625),
      source: expect.not.stringContaining(';'),
    });
  });
});
