import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { RandomStream } from '#platform/numeric/random-stream.ts';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { insightRoutes } from '../contract/insights.ts';
import { perfReportsRoutes } from '../contract/routes.ts';
import { adDays, type PlantedCreative, plantCreatives, VARIED } from './linked-account.ts';
import { createReportsApp, eliteUser, imported } from './reports-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createReportsApp({ workflows: 'worker' });
}, 60_000);
afterAll(() => app.stop());

const insights = (user: TestUser) => user.caller.call(insightRoutes.getInsights, {});

/** Lets the sweep find what is behind, and waits until it was learned from. */
async function learned(user: TestUser) {
  app.clock.advance(6_000);
  const sweep = app.process.modules.activities['perf-reports.sweep'];
  await new MockActivityEnvironment().run(sweep ?? (async () => undefined), {});
  await expect.poll(async () => (await insights(user)).state, { timeout: 60_000 }).toBe('current');
  return insights(user);
}

/** Creatives whose click rate is planted: 0.5 % where T-01 fails, 1.5 % where it has full marks, whatever the rest. */
async function plantAccount(user: TestUser, count: number): Promise<PlantedCreative[]> {
  const stream = new RandomStream(7, ['account', String(count)]);
  const creatives = Array.from({ length: count }, (_, index) => {
    const features = Object.fromEntries(VARIED.map((rule) => [rule, stream.uniform()]));
    return { fileName: `creative-${index}.png`, score: 40 + 40 * stream.uniform(), features };
  });
  const planted = await plantCreatives(app, user, creatives);
  const rows = planted.flatMap(({ fileName, features }) => {
    const rate = 0.01 * (0.5 + (features['T-01'] ?? 0.5));
    return [1, 2, 3].map((day) => ({
      ad: fileName,
      day: `2026-06-0${day}`,
      impressions: 8_000,
      clicks: Math.round(8_000 * rate),
      purchases: Math.round(8_000 * rate * 0.1),
    }));
  });
  await imported(user, adDays(rows));
  return planted;
}

describe('what is learned from linked creatives', () => {
  it('says how many are missing while there are few', async () => {
    const user = await eliteUser(app);
    expect(await insights(user)).toMatchObject({
      state: 'nothing',
      creatives: 0,
      correlationScore: null,
      insights: [],
    });
    const [first] = await plantAccount(user, 3);
    const said = await learned(user);
    expect(said).toMatchObject({
      state: 'current',
      creatives: 3,
      stage: 'sums',
      next: { needs: 2 },
      correlationScore: null,
    });
    const answer = await user.caller.call(insightRoutes.getPrediction, { params: { id: first?.id ?? '' } });
    expect(answer).toEqual({ prediction: null, needs: 5 });
    const [report] = await user.caller.call(perfReportsRoutes.listReports, {});
    expect(report?.correlationScore).toBeNull();
  });

  it('carries every sentence’s figures, ranks creatives, and predicts a new one by what the account showed', async () => {
    const user = await eliteUser(app);
    const planted = await plantAccount(user, 16);
    const said = await learned(user);
    expect(said).toMatchObject({ creatives: 16, stage: 'predictions', correlationScore: expect.any(Number) });
    expect(said.rates).toHaveLength(16);
    for (const { raw, rate } of said.rates) expect(rate.low < raw * 1.3 && rate.high > raw * 0.7).toBe(true);
    const best = said.rates.reduce((one, other) => (other.raw > one.raw ? other : one));
    const top = planted.reduce((one, other) =>
      (other.features['T-01'] ?? 0) > (one.features['T-01'] ?? 0) ? other : one,
    );
    expect(best.fileName).toBe(top.fileName);
    expect(said.decision?.standings[0]?.fileName).toBe(top.fileName);
    expect(said.insights.length).toBeGreaterThan(1);
    for (const { text, figures } of said.insights) {
      expect(figures.length, text).toBeGreaterThan(0);
      expect(text).toMatch(/^[A-Z“c].*[.]$/);
    }
    const [report] = await user.caller.call(perfReportsRoutes.listReports, {});
    const detail = await user.caller.call(perfReportsRoutes.getReport, { params: { id: report?.id ?? '' } });
    expect(detail.correlationScore).toBe(said.correlationScore);
    expect(detail.learningInsights.keyFindings).toHaveLength(1);

    const [fresh] = await plantCreatives(app, user, [
      { fileName: 'the thirteenth.png', score: 60, features: Object.fromEntries(VARIED.map((rule) => [rule, 0.5])) },
    ]);
    const id = fresh?.id ?? '';
    const { prediction } = await user.caller.call(insightRoutes.getPrediction, { params: { id } });
    expect(prediction).toMatchObject({ isEarly: true, creatives: 16, accuracy: null });
    expect(prediction?.clickRate.low).toBeLessThan(0.01);
    expect(prediction?.clickRate.high).toBeGreaterThan(0.01);
    const stranger = await eliteUser(app);
    expect((await stranger.caller.attempt(insightRoutes.getPrediction, { params: { id } })).status).toBe(404);
  });

  it('shows days, the line of score and rate, and what a conversion will cost', async () => {
    const user = await eliteUser(app);
    await plantAccount(user, 12);
    const said = await learned(user);
    expect(said.scatter?.points).toHaveLength(12);
    for (const { rate, low, high } of said.scatter?.line ?? []) expect(low < rate && rate < high).toBe(true);
    expect(said.timelines).toHaveLength(8);
    expect(said.timelines[0]).toMatchObject({ fall: null, needs: 7, trend: [], days: [{ day: '2026-06-01' }, {}, {}] });
    const [fresh] = await plantCreatives(app, user, [
      { fileName: 'new.png', score: 60, features: Object.fromEntries(VARIED.map((rule) => [rule, 0.5])) },
    ]);
    const { prediction } = await user.caller.call(insightRoutes.getPrediction, { params: { id: fresh?.id ?? '' } });
    // 10 euros a day, 80 clicks, a tenth of them buys: 1.25 a purchase.
    const cost = prediction?.costPerConversion;
    expect(cost?.currency).toBe('EUR');
    expect((cost?.low ?? 9) < 1.25 && (cost?.high ?? 0) > 1.25 && (cost?.high ?? 9) < 12).toBe(true);
  });

  it('keeps what different versions of the engine measured apart', async () => {
    const user = await eliteUser(app);
    const planted = await plantAccount(user, 10);
    const measured = (rule: number) => Object.fromEntries(VARIED.map((name) => [name, rule]));
    const [other, same] = await plantCreatives(app, user, [
      { fileName: 'other version.png', score: 60, features: measured(1), engineVersion: '3.0.0' },
      { fileName: 'same version.png', score: 60, features: measured(1) },
    ]);
    const rows = [other, same].map((one) => ({
      ad: one?.fileName ?? '',
      day: '2026-06-05',
      impressions: 8_000,
      clicks: 90,
    }));
    await imported(user, adDays(rows));
    await learned(user);
    const { result } = await app.db('perf_reports.learning').where({ user_id: user.id }).first('result');
    expect(result.data.featureSet).toBe('2.24.0 2.24.0');
    // The one of another version counts, and none of its features does.
    expect(result.ctr.creatives).toBe(12);
    const means = (
      await app.db('core_analysis.features').whereIn('analysis_id', [...planted.map(({ id }) => id), same?.id ?? ''])
    ).map((row) => row.features.find((one: { ruleId: string }) => one.ruleId === 'T-01').response as number);
    const feature = result.ctr.features.find((one: { names: string[] }) => one.names[0] === 'T-01');
    expect(feature.means[0]).toBeCloseTo(means.reduce((sum, one) => sum + one, 0) / means.length, 10);
    const predicted = async (id: string | undefined) =>
      (await user.caller.call(insightRoutes.getPrediction, { params: { id: id ?? '' } })).prediction;
    expect(await predicted(other?.id)).toMatchObject({ isMeasuredOtherwise: true, because: [], level: 'general' });
    expect(await predicted(same?.id)).toMatchObject({ isMeasuredOtherwise: false });
  });

  it('forgets a deleted analysis at once, or does not delete it', async () => {
    const user = await eliteUser(app);
    const [first, second] = await plantAccount(user, 9);
    await learned(user);
    const stored = async () =>
      JSON.stringify(await app.db('perf_reports.learning').where({ user_id: user.id }).first('result'));
    const remove = (id: string | undefined) =>
      user.caller.attempt(analysisRoutes.deleteAnalysis, { params: { id: id ?? '' } });
    expect(await stored()).toContain('"creative-0.png"');
    expect((await remove(first?.id)).status).toBe(204);
    expect(await stored()).not.toContain('"creative-0.png"');
    expect((await insights(user)).state).toBe('waiting');
    expect((await insights(user)).rates.some(({ fileName }) => fileName === 'creative-0.png')).toBe(false);
    expect(await app.db('perf_reports.links').where({ analysis_id: first?.id })).toEqual([]);
    const after = await learned(user);
    expect(after.creatives).toBe(8);
    expect(await stored()).not.toContain(first?.id);

    // What cannot be forgotten is not deleted: both are one transaction.
    await app.db.raw('alter table perf_reports.links rename to links_away');
    try {
      expect((await remove(second?.id)).status).toBe(500);
    } finally {
      await app.db.raw('alter table perf_reports.links_away rename to links');
    }
    expect(await app.db('core_analysis.analyses').where({ id: second?.id })).toHaveLength(1);
  });

  it('is the same to the byte from the same rows, and follows a report that is deleted', async () => {
    const user = await eliteUser(app);
    await plantAccount(user, 9);
    await learned(user);
    const result = async () =>
      JSON.stringify((await app.db('perf_reports.learning').where({ user_id: user.id }).first('result')).result);
    const first = await result();
    await app.db('perf_reports.learning').where({ user_id: user.id }).increment('wanted', 1);
    expect(await insights(user)).toMatchObject({ state: 'waiting' });
    await learned(user);
    expect(await result()).toBe(first);
    const [report] = await user.caller.call(perfReportsRoutes.listReports, {});
    await user.caller.call(perfReportsRoutes.deleteReport, { params: { id: report?.id ?? '' } });
    expect(await learned(user)).toMatchObject({ creatives: 0, rates: [] });
  });
});
