import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeApi, planSession, testSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { currentToast } from '#shell/ui/toast-store.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { AnalysisView, DashboardHome } from '../components/dashboard-parts.tsx';
import { ProgressView, RecentAnalyses, TokensShort } from '../components/later-parts.tsx';
import { readVideo, type VideoFacts } from '../read-video.ts';
import { drawNothing } from '../testing/draw-nothing.ts';
import { sampleSummary } from '../testing/sample-analysis.ts';
import DashboardPage from './dashboard-page.tsx';

beforeAll(() =>
  Promise.all([DashboardHome, AnalysisView, ProgressView, RecentAnalyses, TokensShort].map((part) => part.preload())),
);

vi.mock('../read-video.ts', () => ({ readVideo: vi.fn() }));
const read = vi.mocked(readVideo);

const video = (name = 'ad.mp4', type = 'video/mp4') => new File(['x'], name, { type });

function open(session = testSession({ plan: 'free' })) {
  const api = new FakeApi().answer(analysisRoutes.listAnalyses, []).answer(analysisRoutes.createAnalysis, {
    ...sampleSummary,
    status: 'running',
    stage: 'measuring',
    completedAt: null,
  });
  renderApp(<DashboardPage />, { api, session, at: '/dashboard' });
  return api;
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a file to analyse'), { target: { files: [file] } });
const start = () => screen.getByRole('button', { name: 'Start Analysis' });
const facts = (seconds: number | null): VideoFacts => ({ seconds, poster: null });
const sent = (api: FakeApi) => api.calls.find((call) => call.method === 'POST')?.body as FormData | undefined;

beforeEach(() => {
  drawNothing();
  read.mockReset();
});

describe('the intake while there is no room for another', () => {
  const image = () => new File(['x'], 'ad.png', { type: 'image/png' });
  const show = (list: (typeof sampleSummary)[], session = planSession('free')) => {
    const api = new FakeApi().answer(analysisRoutes.listAnalyses, list);
    renderApp(<DashboardPage />, { api, session, at: '/dashboard' });
    return api;
  };

  it('starts nothing while an analysis runs, and leads to that one', async () => {
    show([{ ...sampleSummary, status: 'running', conversionScore: null }]);
    const view = await screen.findByRole('link', { name: /^View Analysis/ });
    expect(view.getAttribute('href')).toBe(`/dashboard?analysis=${sampleSummary.id}`);
    choose(image());
    expect(start()).toHaveProperty('disabled', true);
    expect(screen.getByText(/is being analysed\. You can start this one right after/)).toBeDefined();
  });

  it('names no day for new tokens while the payment for them is overdue', async () => {
    show([], planSession('starter', { tokensUsed: '200', paymentDueUntil: '2026-12-06T10:00:00.000Z' }));
    expect(screen.getByTestId('usage').textContent).toContain('0 of 200 tokens left until your next payment');
    expect(await screen.findByText(/You get 200 new ones once you have paid\./)).toBeDefined();
  });

  it('says that all tokens are used, when they come back, and where there are more', async () => {
    show([], planSession('free', { tokensUsed: '50' }));
    expect(screen.getByTestId('usage').textContent).toContain('Your Usage: 0 of 50 tokens left until');
    expect(await screen.findByText(/All 50 tokens for this month are used\. You get 50 new ones on/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See plans with more tokens' }).getAttribute('href')).toBe(
      '/subscribe?from=dashboard&recommended=starter',
    );
    choose(image());
    expect(start()).toHaveProperty('disabled', true);
  });

  it('counts what a video costs; the highest plan has nothing to move to', async () => {
    read.mockResolvedValue(facts(12));
    show([], planSession('elite', { tokensUsed: '998' }));
    choose(image());
    expect(start()).toHaveProperty('disabled', false);
    choose(video());
    expect(await screen.findByText(/This uses 3 tokens, and 2 of 1000 are left/)).toBeDefined();
    expect(screen.queryByRole('link', { name: /See plans/ })).toBeNull();
    expect(start()).toHaveProperty('disabled', true);
  });

  it('says what the day still takes where the plan is limited by the day, and holds back only that kind', async () => {
    read.mockResolvedValue(facts(12));
    show([], planSession('free', { dailyLeft: { image: 0, video: 3, until: '2026-11-23T00:00:00.000Z' } }));
    expect(screen.getByTestId('usage').textContent).toMatch(/; 3 videos left today$/);
    choose(image());
    expect(await screen.findByText(/The Free plan includes 1 image a day, and you have used today’s\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See plans without a daily limit' })).toBeDefined();
    expect(start()).toHaveProperty('disabled', true);
    choose(video());
    await waitFor(() => expect(start()).toHaveProperty('disabled', false));
    expect(screen.queryByText(/The Free plan takes/)).toBeNull();
  });

  it('names no day where the plan is not limited by it', () => {
    show([], planSession('free'));
    expect(screen.getByTestId('usage').textContent).not.toMatch(/today/);
  });

  it('says for three seconds that the file has arrived, and turns to View Analysis', async () => {
    const done = { ...sampleSummary, id: '01935b2e-7c00-7000-8000-0000000000ff' };
    const api = show([]).answer(analysisRoutes.createAnalysis, { ...done, status: 'running' });
    choose(image());
    fireEvent.click(start());
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'File uploaded', text: 'ad.png', durationMs: 3000 }),
    );
    cleanup();
    api.answer(analysisRoutes.listAnalyses, [done]);
    renderApp(<DashboardPage />, { api, at: '/dashboard' });
    expect((await screen.findByRole('link', { name: /^View Analysis/ })).getAttribute('href')).toContain(done.id);
  });
});

describe('a video in the intake', () => {
  it('is read before it may be started, then says its length and its price', async () => {
    let tell: (facts: VideoFacts) => void = () => undefined;
    read.mockReturnValue(new Promise((resolve) => (tell = resolve)));
    const api = open();
    choose(video());
    expect(start()).toHaveProperty('disabled', true);
    await waitFor(() => expect(read).toHaveBeenCalled());
    tell(facts(12.3));
    expect(await screen.findByText(/12\.3 s/)).toBeDefined();
    expect(screen.getByText(/Uses 3 tokens/)).toBeDefined();
    fireEvent.click(start());
    await waitFor(() => expect(sent(api)?.get('file')).toHaveProperty('name', 'ad.mp4'));
  });

  it('is refused with the sentence of the specification where the plan is too short, and nothing is sent', async () => {
    read.mockResolvedValue(facts(31));
    const api = open();
    choose(video());
    expect(
      await screen.findByText(/Your video is 31 seconds long, but your Free plan supports videos up to 15 seconds/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Start Analysis' })).toBeNull();
    expect(sent(api)).toBeUndefined();
  });

  it('is taken where its length cannot be read', async () => {
    read.mockResolvedValue(facts(null));
    open();
    choose(video());
    await waitFor(() => expect(start()).toHaveProperty('disabled', false));
  });

  it('that was replaced meanwhile does not bring its verdict', async () => {
    let tell: (facts: VideoFacts) => void = () => undefined;
    read.mockReturnValue(new Promise((resolve) => (tell = resolve)));
    open();
    choose(video());
    await waitFor(() => expect(read).toHaveBeenCalled());
    choose(new File(['x'], 'ad.png', { type: 'image/png' }));
    tell(facts(500));
    await Promise.resolve();
    expect(screen.getByRole('heading', { name: 'ad.png' })).toBeDefined();
    expect(screen.queryByText(/500 seconds/)).toBeNull();
  });

  it('waits while operators have paused videos, and says so', async () => {
    read.mockResolvedValue(facts(5));
    const session = testSession();
    open({ ...session, gates: { ...session.gates, flags: { ...session.gates.flags, 'ops.video-intake': false } } });
    choose(video());
    expect(await screen.findByText(/New video analyses are paused/)).toBeDefined();
    expect(start()).toHaveProperty('disabled', true);
  });
});

describe('a file the browser cannot show', () => {
  const broken = () => {
    choose(new File(['x'.repeat(2048)], 'ad.png', { type: 'image/png' }));
    expect(screen.getByText(/, ready$/)).toBeDefined();
    fireEvent.error(screen.getByRole('img', { name: 'Preview of ad.png' }));
  };

  it('has a sheet with its kind and size in place of a broken picture, and promises nothing', () => {
    open();
    broken();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('PNG · 2 kB')).toBeDefined();
    expect(screen.getByText(/cannot show this image.*check it after the upload/)).toBeDefined();
    expect(screen.queryByText(/, ready$/)).toBeNull();
  });

  it('may be sent all the same, and the sheet stays while it leaves', async () => {
    const api = open();
    broken();
    fireEvent.click(start());
    expect(await screen.findByRole('heading', { name: 'Analysing your ad' })).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
    await waitFor(() => expect(sent(api)?.get('file')).toHaveProperty('name', 'ad.png'));
  });

  it('is said of a video without a frame too', async () => {
    read.mockResolvedValue(facts(null));
    open();
    choose(video());
    expect(await screen.findByText(/cannot show this video/)).toBeDefined();
    expect(screen.getByText('MP4 · 1 kB')).toBeDefined();
  });
});

describe('an analysis that is tried again', () => {
  const one = `/api/analyses/${sampleSummary.id}`;
  const failed = (code: string, brand: string | null = null) => ({
    ...sampleSummary,
    status: 'failed' as const,
    goal: 'leads' as const,
    placement: 'tiktok' as const,
    brand,
    conversionScore: null,
    tokensUsed: 0,
    error: { code, message: 'It was not finished.' },
  });
  const values = () =>
    [/^Goal/, /^Placement/, /^Brand/].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);

  it.each([
    ['analysis_failed', 'Try it again', true],
    ['file_unreadable', 'Try another file', false],
  ])('%s: %s brings back its settings; the file too: %s', async (code, name, withFile) => {
    const api = open();
    api.answer(
      analysisRoutes.getAnalysis,
      { ...failed(code, 'Orchard'), cached: false, analysisResults: null, feedback: null },
      one,
    );
    choose(new File(['x'], 'figs.png', { type: 'image/png' }));
    fireEvent.click(start());
    const link = await screen.findByRole('link', { name });
    expect(screen.queryByText(/Try again with the same settings/) !== null).toBe(withFile);
    fireEvent.click(link);
    expect(await screen.findByRole('heading', { name: /^Hello/ })).toBeDefined();
    expect(screen.queryByText('figs.png') !== null).toBe(withFile);
    if (!withFile) choose(new File(['x'], 'other.png', { type: 'image/png' }));
    expect(values()).toEqual(['leads', 'tiktok', 'Orchard']);
  });

  it('has its choices where it is tried again from the list beside the intake', async () => {
    const entry = { ...failed('analysis_failed'), id: '01990000-0000-7000-8000-00000000000f' };
    const api = new FakeApi().answer(analysisRoutes.listAnalyses, [entry]);
    renderApp(<DashboardPage />, { api, session: testSession({ plan: 'free' }), at: '/dashboard' });
    fireEvent.click(await screen.findByRole('link', { name: 'Try it again' }));
    choose(new File(['x'], 'figs.png', { type: 'image/png' }));
    expect(values()).toEqual(['leads', 'tiktok', '']);
  });
});

describe('the options', () => {
  it('go along as form fields; best fit and no brand are left out', async () => {
    const api = open();
    choose(new File(['x'], 'ad.png', { type: 'image/png' }));
    fireEvent.click(start());
    await waitFor(() => expect(sent(api)).toBeDefined());
    expect([sent(api)?.get('goal'), sent(api)?.get('placement'), sent(api)?.get('brand')]).toEqual([
      'sales',
      null,
      null,
    ]);
  });

  it('carry what was chosen', async () => {
    const api = open();
    choose(new File(['x'], 'ad.png', { type: 'image/png' }));
    fireEvent.change(screen.getByLabelText('Goal'), { target: { value: 'leads' } });
    fireEvent.change(screen.getByLabelText('Placement'), { target: { value: 'tiktok' } });
    fireEvent.change(screen.getByLabelText(/^Brand/), { target: { value: '  Orchard & Daughters ' } });
    fireEvent.click(start());
    await waitFor(() => expect(sent(api)).toBeDefined());
    expect([sent(api)?.get('goal'), sent(api)?.get('placement'), sent(api)?.get('brand')]).toEqual([
      'leads',
      'tiktok',
      'Orchard & Daughters',
    ]);
  });
});
