import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { TemporalStarter } from '#workflows/client/temporal-starter.ts';
import type { AnalysisResults } from '../contract/analysis.ts';
import { dismissalRoutes } from '../contract/dismissals.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { judge } from '../engine/judge/judge.ts';
import { makeBlock, makeMeasurements } from '../engine/testing/measurements-factory.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { judgeSettings } from '../server/steps/judge-settings.ts';
import { ControlledEngine } from './controlled-engine.ts';
import { acceptedAnalysis } from './factories.ts';
import { type WorkerByHand, workerByHand } from './worker-by-hand.ts';

/** A readable headline, a faint word that is the logo, no request. */
const measurements = makeMeasurements({
  copy: { cta: null },
  text: {
    blocks: [
      makeBlock({ text: 'Bread that tastes of home', words: 5, region: { x: 0.1, y: 0.1, w: 0.8, h: 0.1 } }),
      makeBlock({ text: 'ACME Bakery', words: 2, contrast: 1.4, region: { x: 0.1, y: 0.8, w: 0.4, h: 0.08 } }),
    ],
  },
});

class FixedEngine extends ControlledEngine {
  override readonly engineVersion: string = ENGINE_VERSION;
  override async measure(...order: Parameters<ControlledEngine['measure']>) {
    return { ...(await super.measure(...order)), measurements: { ...measurements, engineVersion: ENGINE_VERSION } };
  }
}

const engine = new FixedEngine();
const modules = [
  billingModule,
  defineCoreAnalysis(async () => ({
    engine,
    judge: (measured, analysis, lens) => judge(measured, judgeSettings(analysis, lens)),
  })),
];
let app: TestApp;
let starter: TemporalStarter;
let worker: WorkerByHand;
beforeAll(async () => {
  app = await createTestApp({ workflows: 'server', modules });
  starter = new TemporalStarter({ address: app.temporal?.address ?? '', namespace: 'default' });
  worker = await workerByHand(app, modules, starter);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await starter.stop();
  await app.stop();
});

async function analysed(user: TestUser): Promise<string> {
  const { id } = await acceptedAnalysis(user);
  const ref = { analysisId: id, userId: user.id };
  await worker.step('begin', ref);
  await worker.step('measure', ref);
  await worker.step('conclude', { ...ref, engineVersion: ENGINE_VERSION });
  return id;
}
const params = (id: string, ruleId: string) => ({ params: { id, ruleId: ruleId as 'K-01' } });
const dismiss = (
  user: TestUser,
  id: string,
  ruleId: string,
  body: { reason: 'intended' | 'our_logo'; everywhere?: boolean },
) => user.caller.call(dismissalRoutes.dismissFinding, { ...params(id, ruleId), body });
const restore = (user: TestUser, id: string, ruleId: string) =>
  user.caller.call(dismissalRoutes.restoreFinding, params(id, ruleId));
const read = async (user: TestUser, id: string, lens?: 'off') => {
  const query = lens ? { lens } : {};
  return (await user.caller.call(analysisRoutes.getAnalysis, { params: { id }, query }))
    .analysisResults as AnalysisResults;
};
const rules = (results: AnalysisResults | null) =>
  [...(results?.bad ?? []), ...(results?.strategy ?? [])].map(({ evidence }) => evidence.ruleId);

describe('a dismissed finding', () => {
  it('no longer counts, is named with what it did to the score, and comes back', async () => {
    const user = await app.signUp();
    const id = await analysed(user);
    const before = await read(user, id);
    expect(rules(before)).toContain('K-01');
    const { analysisResults: after, conversionScore } = await dismiss(user, id, 'K-01', { reason: 'intended' });
    expect(rules(after)).not.toContain('K-01');
    expect(after?.score).toBeGreaterThan(before.score);
    expect(conversionScore).toBe(`${after?.score}%`);
    const [named] = after?.lens?.dismissed ?? [];
    expect(named).toMatchObject({ ruleId: 'K-01', reason: 'intended', everywhere: false, texts: [] });
    expect(named?.points).toBeGreaterThan(0);
    expect(after?.lens?.scoreWithout).toBe(before.score);
    expect(await read(user, id, 'off')).toEqual(before);
    expect((await restore(user, id, 'K-01')).analysisResults).toEqual(before);
  });

  it('that is a logo exempts those words from the checks of text, and nothing else', async () => {
    const user = await app.signUp();
    const id = await analysed(user);
    const before = await read(user, id);
    const faint = before.bad.find(({ evidence }) => evidence.area === 'text');
    const ruleId = faint?.evidence.ruleId ?? 'none';
    const { analysisResults: after } = await dismiss(user, id, ruleId, { reason: 'our_logo', everywhere: true });
    expect(rules(after)).not.toContain(ruleId);
    expect(rules(after)).toContain('K-01');
    expect(after?.lens?.dismissed).toMatchObject([{ ruleId, reason: 'our_logo', texts: ['ACME Bakery'] }]);
  });

  it('for all creatives holds for later ones, and is taken back there too', async () => {
    const user = await app.signUp();
    const first = await analysed(user);
    const before = await read(user, first);
    const ruleId = before.bad.find(({ evidence }) => evidence.area === 'text')?.evidence.ruleId ?? 'none';
    await dismiss(user, first, ruleId, { reason: 'our_logo', everywhere: true });
    const later = await analysed(user);
    expect(rules(await read(user, later))).not.toContain(ruleId);
    expect((await restore(user, later, ruleId)).analysisResults).toEqual(before);
    expect(rules(await read(user, await analysed(user)))).toContain(ruleId);
    // The first keeps what it was judged by until somebody changes it.
    expect(rules(await read(user, first))).not.toContain(ruleId);
  });

  it('two at the same time are both kept', async () => {
    const user = await app.signUp();
    const id = await analysed(user);
    const found = [...new Set((await read(user, id)).bad.map(({ evidence }) => evidence))].filter(
      ({ area }) => area !== 'technical' && area !== 'placement',
    );
    const two = found.slice(0, 2).map(({ ruleId }) => ruleId);
    expect(two).toHaveLength(2);
    await Promise.all(two.map((ruleId) => dismiss(user, id, ruleId, { reason: 'intended' })));
    const kept = (await read(user, id)).lens?.dismissed?.map(({ ruleId }) => ruleId) ?? [];
    expect([...kept].sort()).toEqual([...two].sort());
  });
});

describe('what cannot be dismissed', () => {
  it('is refused with its reason', async () => {
    const user = await app.signUp();
    const id = await analysed(user);
    await expect(dismiss(user, id, 'V-01', { reason: 'intended' })).rejects.toMatchObject({
      answer: { body: { code: 'not_in_result' } },
    });
    await expect(dismiss(user, id, 'K-01', { reason: 'our_logo' })).rejects.toMatchObject({
      answer: { body: { code: 'no_text_there' } },
    });
    await expect(dismiss(user, id, 'K-01', { reason: 'intended', everywhere: true })).rejects.toMatchObject({
      answer: { body: { code: 'only_here' } },
    });
    const other = await app.signUp();
    await expect(dismiss(other, id, 'K-01', { reason: 'intended' })).rejects.toMatchObject({
      answer: { body: { code: 'not_found' } },
    });
    await expect(restore(other, id, 'K-01')).rejects.toMatchObject({ answer: { body: { code: 'not_found' } } });
    await app
      .db('core_analysis.analyses')
      .where({ id })
      .update({ results: app.db.raw(`jsonb_set(results, '{engineVersion}', '"1.0"')`) });
    await expect(dismiss(user, id, 'K-01', { reason: 'intended' })).rejects.toMatchObject({
      answer: { body: { code: 'judged_by_older_engine' } },
    });
  });

  it('is in the archive of its owner', async () => {
    const user = await app.signUp();
    const id = await analysed(user);
    await dismiss(user, id, 'K-01', { reason: 'intended' });
    const part = app.process.modules.contributions(personalData).find((one) => one.id === 'analyses');
    for await (const file of part?.files(user.id, 'free') ?? []) {
      if (file.name !== 'dismissals.json') continue;
      expect(String(await file.read())).toContain('K-01');
      return;
    }
    throw new Error('dismissals.json is missing');
  });
});
