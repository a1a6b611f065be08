import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Route } from '#platform/contract/define-routes.ts';
import { FakeApi, planSession, testSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { activityRoutes } from '../../contract/activity.ts';
import { businessRoutes } from '../../contract/business.ts';
import { dashboardRoutes } from '../../contract/dashboard.ts';
import { engagementRoutes } from '../../contract/engagement.ts';
import { featureRoutes } from '../../contract/features.ts';
import { testingRoutes } from '../../contract/testing.ts';
import { emptyBusiness, sampleBusiness } from '../gallery/sample-business.ts';
import {
  sampleComprehensive,
  sampleLive,
  sampleMetrics,
  sampleRealtime,
  sampleRecommendations,
  sampleUsage,
} from '../gallery/sample-dashboard.ts';
import { sampleFeatures } from '../gallery/sample-flags.ts';
import * as later from '../parts/later-parts.tsx';
import AnalyticsPage from './analytics-page.tsx';
import EnhancedDashboardPage from './enhanced-dashboard-page.tsx';
import FeatureFlagsPage from './feature-flags-page.tsx';
import Phase2TestPage from './phase2-test-page.tsx';

const accepted = { success: true, id: '019aa000-0000-7000-8000-000000000001', counted: true } as const;
const pro = planSession('pro');
const elite = planSession('elite');

const full = () =>
  new FakeApi()
    .answer(dashboardRoutes.metrics, sampleMetrics)
    .answer(dashboardRoutes.realtime, sampleRealtime)
    .answer(dashboardRoutes.realtimePerformance, sampleLive)
    .answer(dashboardRoutes.comprehensive, sampleComprehensive)
    .answer(engagementRoutes.featureUsage, sampleUsage)
    .answer(engagementRoutes.recommendations, sampleRecommendations)
    .answer(businessRoutes.business, sampleBusiness)
    .answer(featureRoutes.features, sampleFeatures)
    .answer(activityRoutes.trackConversion, accepted);

const callsOf = (api: FakeApi, route: Route) =>
  api.calls.filter(({ method, path }) => method === route.method && path.split('?')[0] === route.path);
const queryOf = (api: FakeApi, route: Route) => callsOf(api, route).at(-1)?.path.split('?')[1] ?? '';

beforeAll(() => Promise.all(Object.values(later).map((part) => part.preload())));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('while counting is behind', () => {
  const behind = { ...sampleMetrics, isCurrent: false };
  it.each([
    ['the enhanced dashboard', <EnhancedDashboardPage key="enhanced" />],
    ['the analytics page', <AnalyticsPage key="analytics" />],
  ])('%s says up to when its figures go', async (_, page) => {
    const api = full()
      .answer(dashboardRoutes.metrics, behind)
      .answer(dashboardRoutes.comprehensive, { ...sampleComprehensive, metrics: behind });
    renderApp(page, { api, session: pro });
    expect(await screen.findByText(/^Counting is behind: activity after .*2026/)).toBeDefined();
  });

  it('and not while it is current', async () => {
    renderApp(<EnhancedDashboardPage />, { api: full(), session: pro });
    expect(await screen.findByText('66.4 of 100')).toBeDefined();
    expect(screen.queryByText(/^Counting is behind/)).toBeNull();
  });
});

describe('the enhanced dashboard', () => {
  it.each(['free', 'starter'] as const)('is the Standard Dashboard card on %s, with basic figures', async (plan) => {
    const api = full();
    renderApp(<EnhancedDashboardPage />, { api, session: planSession(plan) });
    expect(await screen.findByText('Standard Dashboard')).toBeDefined();
    expect(screen.getByText(/Enhanced features are for Pro and Elite/)).toBeDefined();
    expect(await screen.findByText('66.4 of 100')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(callsOf(api, dashboardRoutes.realtime)).toEqual([]);
  });

  it('is the standard one for Pro while the flag is off, and offers no plan', async () => {
    const session = { ...pro, gates: { ...pro.gates, flags: { ...pro.gates.flags, NEW_DASHBOARD_UI: false } } };
    renderApp(<EnhancedDashboardPage />, { api: full(), session });
    expect(await screen.findByText(/switched off at the moment/)).toBeDefined();
    expect(
      screen.queryByRole('link', { name: 'See plans' })?.closest('[data-metric="plan-utilization"]'),
    ).not.toBeNull();
  });

  it('has no real-time part without its flag, and none once the server says it is off', async () => {
    const api = full().refuse(dashboardRoutes.realtime, 404, { code: 'feature_disabled', message: 'Off.' });
    renderApp(<EnhancedDashboardPage />, { api, session: pro });
    await waitFor(() => expect(callsOf(api, dashboardRoutes.realtime)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Real-time analytics')).toBeNull());
    expect(screen.getByText('Recent activity')).toBeDefined();
  });

  it('shows three entries of recent activity, the analytics page four', async () => {
    const { unmount } = renderApp(<EnhancedDashboardPage />, { api: full(), session: pro });
    const rows = async () =>
      within(await screen.findByRole('list', { name: 'Recent activity' })).getAllByRole('listitem');
    expect(await rows()).toHaveLength(3);
    unmount();
    renderApp(<AnalyticsPage />, { api: full(), session: pro });
    expect(await rows()).toHaveLength(4);
  });

  it.each([
    [80, false],
    [80.4, true],
  ])('at %d %% of the tokens it warns: %s', async (percentage, warns) => {
    const planUtilization = { tokensUsed: percentage * 5, tokensLimit: 500, percentage };
    const api = full().answer(dashboardRoutes.metrics, { ...sampleMetrics, planUtilization });
    renderApp(<EnhancedDashboardPage />, { api, session: pro });
    expect(await screen.findByText('Plan utilization')).toBeDefined();
    expect(screen.queryByText('Consider upgrading for unlimited tokens') !== null).toBe(warns);
  });

  it('asks for the days that were chosen, compares them, and exports the same', async () => {
    const api = full();
    renderApp(<EnhancedDashboardPage />, { api, session: pro });
    await screen.findByText('66.4 of 100');
    expect(queryOf(api, dashboardRoutes.metrics)).toBe('compare=previous');
    fireEvent.click(screen.getByRole('radio', { name: 'Custom' }));
    fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-10-01' } });
    await waitFor(() => expect(queryOf(api, dashboardRoutes.metrics)).toContain('from=2026-10-01&to='));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare with the period before' }));
    await waitFor(() => expect(queryOf(api, dashboardRoutes.metrics)).not.toContain('compare'));
    const link = screen.getByRole('link', { name: 'Export CSV' });
    expect(link.getAttribute('href')).toBe(`/api/v2/dashboard/export?${queryOf(api, dashboardRoutes.metrics)}`);
  });

  it('marks general advice as such, beside what was computed', async () => {
    renderApp(<EnhancedDashboardPage />, { api: full(), session: pro, at: '/phase2-dashboard?tab=optimization' });
    expect(await screen.findByText('Show the product in the first two seconds')).toBeDefined();
    const advice = screen.getByText('General advice').closest('section');
    expect(advice?.textContent).toContain('It is not measured on your creatives.');
    expect(advice?.querySelector('[data-metric]')).toBeNull();
  });

  it('opens the definition of a figure with one click', async () => {
    const api = full().answer(testingRoutes.definitions, [
      { id: 'cache-hit-rate', title: 'Cache hit rate', unit: 'share', formula: 'hits ÷ lookups', source: 'core' },
    ]);
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    renderApp(<EnhancedDashboardPage />, { api, session: pro });
    fireEvent.click(await screen.findByRole('button', { name: 'How “Cache hit rate” is computed' }));
    expect(await screen.findByText('hits ÷ lookups')).toBeDefined();
  });

  it('keeps the figures when a later poll fails, and says how old they are', async () => {
    vi.useFakeTimers();
    const api = full();
    renderApp(<EnhancedDashboardPage />, { api, session: pro });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    api.refuse(dashboardRoutes.metrics, 503, { code: 'dependency_unavailable', message: 'Not responding.' });
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('66.4 of 100')).toBeDefined();
    expect(screen.getByText(/^Last updated at/)).toBeDefined();
  });
});

describe('polls', () => {
  const watch = async (api: FakeApi, route: Route, ms: number): Promise<number> => {
    const before = callsOf(api, route).length;
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return callsOf(api, route).length - before;
  };

  it.each([
    ['metrics', dashboardRoutes.metrics, <EnhancedDashboardPage key="a" />, '/phase2-dashboard', 30],
    ['realtime', dashboardRoutes.realtime, <EnhancedDashboardPage key="b" />, '/phase2-dashboard', 5],
    ['comprehensive', dashboardRoutes.comprehensive, <AnalyticsPage key="c" />, '/analytics', 30],
    ['real-time performance', dashboardRoutes.realtimePerformance, <AnalyticsPage key="d" />, '/analytics', 5],
    ['feature usage', engagementRoutes.featureUsage, <AnalyticsPage key="e" />, '/analytics?tab=engagement', 60],
    ['business', businessRoutes.business, <AnalyticsPage key="f" />, '/analytics?tab=business', 300],
    ['features', featureRoutes.features, <FeatureFlagsPage key="g" />, '/feature-flags', 60],
  ] as const)('of %s come at their pace, and none from a hidden page', async (_name, route, page, at, seconds) => {
    vi.useFakeTimers();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const api = full();
    renderApp(page, { api, session: elite, at });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(callsOf(api, route)).toHaveLength(1);
    expect(await watch(api, route, seconds * 3000)).toBe(3);
    visibility.mockReturnValue('hidden');
    expect(await watch(api, route, seconds * 3000)).toBe(0);
  });

  it('asks with one request for what a tab shows', async () => {
    const api = full();
    renderApp(<AnalyticsPage />, { api, session: elite, at: '/analytics?tab=conversion' });
    await screen.findByText('Opportunities');
    expect(
      api.calls
        .filter(({ method }) => method === 'GET')
        .map(({ path }) => path.split('?')[0])
        .sort(),
    ).toEqual([dashboardRoutes.comprehensive.path, dashboardRoutes.realtimePerformance.path]);
  });
});

it('sends once that a dashboard was opened, and the seconds it was in sight', async () => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const see = (state: 'visible' | 'hidden') => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const api = full();
  const { unmount } = renderApp(<EnhancedDashboardPage />, { api, session: pro });
  await act(() => vi.advanceTimersByTimeAsync(4_600));
  see('hidden');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  see('visible');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  unmount();
  expect(callsOf(api, activityRoutes.activity).map(({ body }) => JSON.parse(String(body)).metadata)).toEqual([
    { page: 'enhanced_dashboard', durationMs: 4000 },
    { page: 'enhanced_dashboard', durationMs: 2000 },
  ]);
  expect(callsOf(api, activityRoutes.trackConversion)).toHaveLength(1);
});

describe('advanced analytics', () => {
  it.each(['free', 'starter'] as const)('is an upgrade card to Pro on %s, and nothing is asked for', async (plan) => {
    const api = full();
    renderApp(<AnalyticsPage />, { api, session: planSession(plan) });
    const link = await screen.findByRole('link', { name: 'Upgrade to Pro' });
    expect(link.getAttribute('href')).toBe('/subscribe?from=dashboard');
    expect(screen.getByText('30-day money-back guarantee, cancel anytime.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(api.calls.filter(({ method }) => method === 'GET')).toEqual([]);
  });

  it('has Business Intel on Elite only, also for an address that names it', async () => {
    renderApp(<AnalyticsPage />, { api: full(), session: pro, at: '/analytics?tab=business' });
    expect((await screen.findByRole('tab', { name: 'Overview' })).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByRole('tab', { name: 'Business Intel' })).toBeNull();
  });

  it('asks once for order value and volume, saves them, and computes anew', async () => {
    const api = full()
      .answer(businessRoutes.business, emptyBusiness)
      .answer(businessRoutes.setBusinessSettings, sampleBusiness.settings);
    renderApp(<AnalyticsPage />, { api, session: elite, at: '/analytics?tab=business' });
    fireEvent.change(await screen.findByLabelText('Average order value'), { target: { value: '64.5' } });
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'eur' } });
    fireEvent.change(screen.getByLabelText('Orders a month'), { target: { value: '1200' } });
    api.answer(businessRoutes.business, sampleBusiness);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You said: €64 an order, 1,200 orders a month.')).toBeDefined();
    expect(JSON.parse(String(callsOf(api, businessRoutes.setBusinessSettings)[0]?.body))).toEqual({
      orderValue: 64.5,
      currency: 'EUR',
      monthlyOrders: 1200,
    });
    expect(screen.queryByText('What is an order worth to you?')).toBeNull();
  });

  it('refreshes everything in sight by its button', async () => {
    const api = full();
    renderApp(<AnalyticsPage />, { api, session: pro });
    await screen.findByText('Recent activity');
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(callsOf(api, dashboardRoutes.comprehensive)).toHaveLength(2));
    expect(callsOf(api, dashboardRoutes.realtimePerformance).length).toBeGreaterThanOrEqual(2);
  });

  it('counts a followed recommendation and asks again for what it changes', async () => {
    const api = full();
    renderApp(<AnalyticsPage />, { api, session: pro, at: '/analytics?tab=optimization' });
    fireEvent.click(await screen.findByRole('link', { name: /^Open\s?: Give the price/ }));
    await waitFor(() =>
      expect(
        callsOf(api, activityRoutes.trackConversion).map(({ body }) => JSON.parse(String(body)).eventType),
      ).toEqual(['phase2_dashboard_view', 'phase2_optimization_action']),
    );
    await waitFor(() => expect(callsOf(api, dashboardRoutes.comprehensive).length).toBeGreaterThanOrEqual(2));
  });
});

describe('feature flags', () => {
  it('says what failed, with the message or that it is unknown', async () => {
    const api = new FakeApi().refuse(featureRoutes.features, 503, { code: 'busy', message: 'We are very busy.' });
    renderApp(<FeatureFlagsPage />, { api, session: pro });
    expect(await screen.findByRole('heading', { name: 'Failed to load feature flags' })).toBeDefined();
    expect(screen.getByText('We are very busy.')).toBeDefined();
  });

  it('tries a flag and shows what came back, or that the test failed', async () => {
    const path = (name: string) => `/api/v2/features/${name}/test`;
    const api = full()
      .answer(
        featureRoutes.testFeature,
        {
          name: 'NEW_DASHBOARD_UI',
          enabled: true,
          reason: 'in_group',
          result: 'You get it.',
          ranEffect: true,
        },
        path('NEW_DASHBOARD_UI'),
      )
      .refuse(featureRoutes.testFeature, 500, { code: 'internal', message: 'Broken.' }, path('BETA_FEATURES_ACCESS'));
    renderApp(<FeatureFlagsPage />, { api, session: pro });
    fireEvent.click(await screen.findByRole('button', { name: /^Test Feature\s?: Enhanced/ }));
    expect(await screen.findByText('You get it.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Test Feature\s?: Beta/ }));
    expect(await screen.findByText('Test failed. Broken.')).toBeDefined();
  });

  it('has rollouts and experiments for operators only', async () => {
    const { unmount } = renderApp(<FeatureFlagsPage />, { api: full(), session: elite });
    expect(await screen.findByText('Enabled for you')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    unmount();
    renderApp(<FeatureFlagsPage />, { api: full(), session: testSession({ role: 'operator' }) });
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Your flags',
      'Rollouts',
      'Experiments',
    ]);
  });
});

describe('the test page', () => {
  it('shows a refusal as failed, with what the server said', async () => {
    const api = full().refuse(businessRoutes.business, 403, { code: 'plan_required', message: 'This needs Elite.' });
    renderApp(<Phase2TestPage />, { api, session: pro, at: '/phase2-test?tab=dashboard' });
    fireEvent.click(screen.getByRole('button', { name: /^Run\s?: Business/ }));
    const row = screen.getByText('Business intelligence').closest('li');
    expect(await within(row as HTMLElement).findByText('Failed')).toBeDefined();
    expect(within(row as HTMLElement).getByText('This needs Elite.')).toBeDefined();
    expect(row?.textContent).toMatch(/\d+ ms/);
    expect(row?.textContent).toContain('"code": "plan_required"');
  });

  it('does not take an answer for good that does not add up', async () => {
    const api = full().answer(dashboardRoutes.metrics, { ...sampleMetrics, totalAnalyses: 1 });
    renderApp(<Phase2TestPage />, { api, session: pro, at: '/phase2-test?tab=dashboard' });
    fireEvent.click(screen.getByRole('button', { name: /^Run\s?: Metrics/ }));
    expect(await screen.findByText('The days do not add up to the total.')).toBeDefined();
  });

  it('sends the bytes of a file as base64', async () => {
    const api = full().answer(testingRoutes.enhancedAnalysis, {
      analysisId: '019aa000-0000-7000-8000-000000000009',
      status: 'completed',
      conversionScore: '72%',
      settings: [],
      error: null,
    });
    renderApp(<Phase2TestPage />, { api, session: pro, at: '/phase2-test?tab=analysis' });
    const file = new File([new Uint8Array([137, 80, 78, 71])], 'ad.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Creative', { selector: 'input' }), { target: { files: [file] } });
    fireEvent.click(screen.getByRole('button', { name: 'Run analysis' }));
    expect(await screen.findByText('Passed')).toBeDefined();
    expect(JSON.parse(String(callsOf(api, testingRoutes.enhancedAnalysis)[0]?.body))).toMatchObject({
      fileData: 'iVBORw==',
      fileName: 'ad.png',
    });
  });
});
