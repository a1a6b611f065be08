import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { acceptedAnalysis } from '#modules/core-analysis/tests/factories.ts';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { businessRoutes } from '../contract/business.ts';
import { dashboardRoutes } from '../contract/dashboard.ts';
import { engagementRoutes } from '../contract/engagement.ts';
import { experimentRoutes } from '../contract/features.ts';
import { testingRoutes } from '../contract/testing.ts';
import { EventStore } from '../server/events/event-store.ts';
import { Rollups } from '../server/rollups/rollups.ts';
import { createAnalyticsApp } from './analytics-app.ts';
import { arrive, planHistory, settle } from './planted-history.ts';

const DAYS = 60;
let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createAnalyticsApp();
  user = await person('elite');
  const history = planHistory({ people: [user.id, user.id], days: DAYS, now: app.clock.now(), seed: 3 });
  await arrive(app.db, history.batches.flat());
  await settle(app.db);
  await new Rollups(app.db, new EventStore(app.db)).rollUp(app.clock.now());
}, 120_000);
afterAll(() => app.stop());

async function person(plan: 'free' | 'starter' | 'pro' | 'elite'): Promise<TestUser> {
  const signedUp = await app.signUp();
  await new PlanStore(app.db).setPlan(signedUp.id, plan, app.clock.now());
  return signedUp;
}
const counted = async <T extends object>(sql: string, ...bindings: (string | number)[]): Promise<T> =>
  (await app.db.raw(sql, [user.id, ...bindings])).rows[0];
const SINCE = `at >= (date_trunc('day', now() at time zone 'UTC') - interval '29 days') at time zone 'UTC'`;

describe('what the dashboards show of a person', () => {
  it('is what plain SQL counts from the events of the period', async () => {
    const shown = await user.caller.call(dashboardRoutes.metrics, { query: { compare: 'previous' } });
    const raw = await counted<{
      n: number;
      mean: number;
      images: number;
      videos: number;
      hits: number;
      lookups: number;
    }>(
      `select count(*) filter (where kind = 'analysis_completed')::int as n,
         (avg(value) filter (where kind = 'analysis_completed'))::float8 as mean,
         count(*) filter (where kind = 'analysis_completed' and feature = 'image')::int as images,
         count(*) filter (where kind = 'analysis_completed' and feature = 'video')::int as videos,
         count(*) filter (where kind = 'measurement_lookup' and feature = 'hit')::int as hits,
         count(*) filter (where kind = 'measurement_lookup')::int as lookups
       from phase2.events where user_id = ? and ${SINCE}`,
    );
    expect(raw.n).toBeGreaterThan(20);
    expect(shown.totalAnalyses).toBe(raw.n);
    expect(shown.avgConversionScore).toBeCloseTo(raw.mean, 6);
    expect(shown.cacheHitRate).toBeCloseTo(raw.hits / raw.lookups, 9);
    const { imageMinutes, videoMinutes } = shown.savingsModel;
    expect(shown.totalSavings).toBe(raw.images * imageMinutes + raw.videos * videoMinutes);
    expect(shown.days).toHaveLength(30);
    expect(shown.days.reduce((sum, { analyses }) => sum + analyses, 0)).toBe(raw.n);
    expect(shown.previous?.totalAnalyses).toBe(shown.previousDays.reduce((sum, { analyses }) => sum + analyses, 0));
    expect(shown.scoreInterval?.low).toBeLessThan(raw.mean);
    expect(shown.trendDifference?.value).toBeCloseTo(
      (shown.avgConversionScore ?? 0) - (shown.previous?.avgConversionScore ?? 0),
      6,
    );
    expect(shown.planUtilization).toMatchObject({ tokensUsed: 0, tokensLimit: 1000, percentage: 0 });
  });

  it('has a median time within the stated error of the exact one', async () => {
    const { processingTime } = await user.caller.call(dashboardRoutes.metrics, { query: {} });
    const { ms } = await counted<{ ms: number }>(
      `select percentile_disc(0.5) within group (order by ms)::float8 as ms from phase2.events
       where user_id = ? and kind = 'analysis_completed' and ${SINCE}`,
    );
    expect(Math.abs((processingTime ?? 0) * 1000 - ms) / ms).toBeLessThan(0.06);
  });

  it('counts use, habits and stage', async () => {
    const usage = await user.caller.call(engagementRoutes.featureUsage, { query: {} });
    const raw = await counted<{ views: number; applied: number; gain: number }>(
      `select count(*) filter (where kind = 'dashboard_view')::int as views,
         count(*) filter (where kind = 'fix_taken')::int as applied,
         (avg(value) filter (where kind = 'fix_taken'))::float8 as gain
       from phase2.events where user_id = ? and ${SINCE}`,
    );
    expect(usage.dashboard.viewCount).toBe(raw.views);
    expect(usage.optimization.recommendationsApplied).toBe(raw.applied);
    expect(usage.optimization.avgImprovementScore).toBeCloseTo(raw.gain, 6);
    const { engagement, conversion } = await user.caller.call(dashboardRoutes.comprehensive, { query: {} });
    expect(engagement.engagementScore).toBeCloseTo(
      engagement.parts.reduce((sum, { points }) => sum + points, 0),
      9,
    );
    expect(engagement.behaviorSegment).toBe('power');
    expect(['Outcome', 'Expansion']).toContain(engagement.conversionFunnelStage);
    expect(engagement.isPredictive).toBe(false);
    expect(conversion).toMatchObject({ conversionRate: null, counted: { acted: 0, of: 0 } });
    expect(conversion.conversionNeeds).toContain('needs 1 finished analysis');
  });

  it('finds best and weakest work among all of the period, however many came after', async () => {
    const busy = await person('pro');
    const { id } = await acceptedAnalysis(busy);
    // Day by day back from now: the two oldest of 250 are the best and the weakest.
    await app.db.raw(
      `insert into core_analysis.analyses
       select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'status', 'completed',
         'results', '{"bad": []}'::jsonb, 'completed_at', a.created_at, 'file_name', 'ad ' || n || '.png',
         'score', case n when 250 then 91 when 249 then 12 else 50 end, 'created_at', a.created_at - n * interval '1 hour'))).*
       from core_analysis.analyses a cross join generate_series(1, 250) n where a.id = ?`,
      [id],
    );
    const { performanceInsights } = await busy.caller.call(dashboardRoutes.metrics, { query: {} });
    expect(performanceInsights.bestPerforming).toMatchObject({ fileName: 'ad 250.png', score: 91 });
    expect(performanceInsights.needsImprovement).toMatchObject({ fileName: 'ad 249.png', score: 12 });
    const today = app.clock.now().toISOString().slice(0, 10);
    const { performanceInsights: ofToday } = await busy.caller.call(dashboardRoutes.metrics, {
      query: { from: today, to: today },
    });
    expect(ofToday.bestPerforming?.score ?? 50).toBe(50);
  });

  it('comes as CSV, day by day', async () => {
    const answer = await user.caller.fetch('/api/v2/dashboard/export?compare=previous');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toMatch(/^period,day,analyses,average_score/);
    expect(lines).toHaveLength(1 + 60);
  });

  it('says that nothing was counted rather than 0 of a rate', async () => {
    const newcomer = await person('pro');
    const shown = await newcomer.caller.call(dashboardRoutes.metrics, { query: {} });
    expect(shown).toMatchObject({
      totalAnalyses: 0,
      avgConversionScore: null,
      cacheHitRate: null,
      improvementTrend: null,
    });
    expect(shown.trendNeeds).toContain('2 more in this period');
    const { engagement } = await newcomer.caller.call(dashboardRoutes.comprehensive, { query: {} });
    expect(engagement).toMatchObject({ conversionFunnelStage: 'Interest', behaviorSegment: 'new' });
  });

  it('has live figures from the API’s own requests', async () => {
    const live = await user.caller.call(dashboardRoutes.realtimePerformance, {});
    expect(live.activeUsers).toBeGreaterThanOrEqual(0);
    expect(live.userSpecific.engagementScore).toBeGreaterThan(0);
    expect(live.errorRate === null || live.errorRate <= 1).toBe(true);
  });
});

describe('business figures', () => {
  it('ask for what is missing, and keep what was answered', async () => {
    const before = await user.caller.call(businessRoutes.business, {});
    expect(before.performanceMetrics.revenueImpact.needs).toContain('order value');
    expect(before.performanceMetrics.competitiveAdvantage.needs).toContain('needs a report');
    expect(before.predictiveAnalytics.nextMonthProjection.needs).toContain('needs 28 more reported days');
    const body = { orderValue: 49.5, currency: 'EUR', monthlyOrders: 300 };
    expect(await user.caller.call(businessRoutes.setBusinessSettings, { body })).toMatchObject(body);
    const after = await user.caller.call(businessRoutes.business, {});
    expect(after.settings).toMatchObject(body);
    expect(after.performanceMetrics.revenueImpact.needs).toContain('needs a report that states revenue');
  });
});

describe('who may see what', () => {
  it('enhanced figures from Pro, business figures on Elite, experiments for operators', async () => {
    const code = (code: string) => ({ answer: { body: { code } } });
    const [free, pro] = [await person('free'), await person('pro')];
    await expect(free.caller.call(dashboardRoutes.comprehensive, { query: {} })).rejects.toMatchObject(
      code('plan_required'),
    );
    await expect(pro.caller.call(businessRoutes.business, {})).rejects.toMatchObject(code('plan_required'));
    await expect(user.caller.call(experimentRoutes.experiments, {})).rejects.toMatchObject(code('forbidden'));
    expect((await free.caller.call(dashboardRoutes.metrics, { query: {} })).totalAnalyses).toBe(0);
    expect(await free.caller.call(testingRoutes.cacheStats, {})).toMatchObject({ lookups: 0, hits: 0, hitRate: null });
  });

  it('refuses posted text that is no file', async () => {
    const body = { fileData: 'not base64 §', fileName: 'ad.png' };
    await expect(user.caller.call(testingRoutes.enhancedAnalysis, { body })).rejects.toMatchObject({
      answer: { body: { code: 'file_data_invalid' } },
    });
  });
});

describe('while events are not counted', () => {
  it('says that the figures are behind', async () => {
    const read = () => user.caller.call(dashboardRoutes.metrics, { query: {} });
    expect((await read()).isCurrent).toBe(true);
    app.clock.advance(3 * 60_000);
    expect((await read()).isCurrent).toBe(false);
  });
});
