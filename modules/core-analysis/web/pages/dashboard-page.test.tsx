import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, networkError } from '#shell/sdk/api-error.ts';
import { SESSION_KEY } from '#shell/sdk/session.ts';
import { FakeApi, testSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { currentToast, toast } from '#shell/ui/toast-store.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { AnalysisView, DashboardHome } from '../components/dashboard-parts.tsx';
import { DeleteDialog } from '../components/later-dialog.tsx';
import { ProgressView, RecentAnalyses } from '../components/later-parts.tsx';
import { keepSent } from '../kept-sent.ts';
import { drawNothing, withoutMap } from '../testing/draw-nothing.ts';
import { sampleAnalysis as drawn, sampleResults, sampleSummary } from '../testing/sample-analysis.ts';
import { UPLOADED } from '../uploaded.ts';
import DashboardPage from './dashboard-page.tsx';

beforeAll(() =>
  Promise.all([DashboardHome, AnalysisView, ProgressView, RecentAnalyses, DeleteDialog].map((part) => part.preload())),
);

const sampleAnalysis = { ...drawn, analysisResults: withoutMap(sampleResults) };
const ID = sampleSummary.id;
const ONE = `/api/analyses/${ID}`;
/** The result's code is loaded when it is first needed. */
const PATIENT = { timeout: 8000 };
const image = (name = 'ad.png', type = 'image/png') => new File(['x'], name, { type });

function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Choose a file to analyse'), { target: { files: [file] } });
}

/** Fetches the code that arrives later, so that no test waits for a busy machine to compile it. */
beforeAll(
  () =>
    Promise.all([
      import('../result/result-view.tsx'),
      import('../result/result-more.tsx'),
      import('../result/overlay/overlay-layer.tsx'),
    ]),
  60_000,
);
beforeEach(drawNothing);

describe('the dashboard', () => {
  it('greets by first name, or as Creator where there is none', () => {
    const api = new FakeApi().answer(analysisRoutes.listAnalyses, []);
    const { unmount } = renderApp(<DashboardPage />, { api, at: '/dashboard' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ada');
    unmount();
    renderApp(<DashboardPage />, { api, at: '/dashboard', session: testSession({ name: ' ' }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Creator');
  });

  it('tells what is left as a sentence', () => {
    renderApp(<DashboardPage />, { api: new FakeApi().answer(analysisRoutes.listAnalyses, []), at: '/dashboard' });
    expect(screen.getByTestId('usage').textContent).toContain('46 of 50 tokens left until');
  });

  it('says what an empty list is for', async () => {
    renderApp(<DashboardPage />, { api: new FakeApi().answer(analysisRoutes.listAnalyses, []), at: '/dashboard' });
    expect(await screen.findByText('No analyses yet')).toBeDefined();
  });

  it('shows the reference when the list cannot be loaded', async () => {
    const api = new FakeApi().refuse(analysisRoutes.listAnalyses, 500, { code: 'internal', message: 'It broke.' });
    renderApp(<DashboardPage />, { api, at: '/dashboard' });
    expect(await screen.findByText('req-1')).toBeDefined();
  });
});

describe('a failed analysis in the list', () => {
  const failed = (code: string, message: string) => ({
    ...sampleSummary,
    status: 'failed' as const,
    conversionScore: null,
    topAdvice: null,
    thumbnailUrl: null,
    tokensUsed: 0,
    error: { code, message },
  });
  const open = (entry: typeof sampleSummary) => {
    const api = new FakeApi().answer(analysisRoutes.listAnalyses, [entry]);
    renderApp(<DashboardPage />, { api, at: '/dashboard' });
    return api;
  };

  it('says that it failed, why, and leads to another file', async () => {
    open(failed('file_unreadable', 'This file is damaged or incomplete, so we could not open it.'));
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Failed')).toBeDefined();
    expect(within(card).getByText(/damaged or incomplete/)).toBeDefined();
    expect(within(card).getByRole('link', { name: 'Try another file' }).getAttribute('href')).toBe('/dashboard#intake');
  });

  it('offers the same file again where the fault is ours', async () => {
    open(failed('analysis_timed_out', 'This file took too long to measure, so we stopped.'));
    expect(await screen.findByRole('link', { name: 'Try it again' })).toBeDefined();
  });

  it('asks for another copy where our decoder would stop on the same file again', async () => {
    open(failed('decoder_crashed', 'Our decoder stopped on this file. It is our fault, not yours.'));
    expect(await screen.findByRole('link', { name: 'Try another file' })).toBeDefined();
  });

  it('can be removed on the spot; the focus stays with the list', async () => {
    const api = open(failed('analysis_failed', 'The analysis could not be finished.'));
    fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this analysis?' });
    expect(dialog.textContent).toContain('It used no tokens.');
    api.answer(analysisRoutes.deleteAnalysis, undefined, ONE).answer(analysisRoutes.listAnalyses, []);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No analyses yet')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Recent Analyses'));
  });
});

describe('the intake', () => {
  const open = (api = new FakeApi()) => {
    renderApp(<DashboardPage />, { api: api.answer(analysisRoutes.listAnalyses, []), at: '/dashboard' });
    return api;
  };

  it('shows the way out of a format that it can name', async () => {
    open();
    choose(image('IMG_0001.heic', 'image/heic'));
    expect(await screen.findByText(/We work best with images and videos.+share or export it as JPG/)).toBeDefined();
  });

  it('refuses a wrong file with its sentence and sends nothing', () => {
    const api = open();
    choose(image('notes.pdf', 'application/pdf'));
    expect(screen.getByText(/We work best with images and videos/).textContent).not.toContain('Reference');
    expect(screen.queryByRole('button', { name: 'Start Analysis' })).toBeNull();
    expect(api.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  it('sends the file, then follows the analysis to its result', async () => {
    const running = { ...sampleSummary, status: 'running', stage: 'measuring', completedAt: null } as const;
    const api = open()
      .answer(analysisRoutes.createAnalysis, running)
      .answer(analysisRoutes.getAnalysis, sampleAnalysis, ONE);
    choose(image());
    fireEvent.click(screen.getByRole('button', { name: 'Start Analysis' }));
    expect(await screen.findByRole('heading', { name: 'fig-box-autumn.jpg' }, PATIENT)).toBeDefined();
    const sent = api.calls.find((call) => call.method === 'POST');
    expect(sent?.headers).toMatchObject({ prefer: 'respond-async' });
    expect(sent?.body instanceof FormData && sent.body.get('file')).toHaveProperty('name', 'ad.png');
  });

  it("keeps the file and shows the server's sentence when it is refused", async () => {
    open().refuse(analysisRoutes.createAnalysis, 402, { code: 'tokens_exhausted', message: 'You have used 50 of 50.' });
    choose(image());
    fireEvent.click(screen.getByRole('button', { name: 'Start Analysis' }));
    expect((await screen.findByText('You have used 50 of 50.')).textContent).not.toContain('Reference');
    expect(screen.getByRole('heading', { name: 'ad.png' })).toBeDefined();
  });

  it('sends the same again under the same key, and another choice under another', async () => {
    const api = open().fail(analysisRoutes.createAnalysis, networkError());
    const send = async (times: number): Promise<string[]> => {
      fireEvent.click(await screen.findByRole('button', { name: 'Start Analysis' }, PATIENT));
      const keys = () => api.calls.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
      await waitFor(() => expect(keys()).toHaveLength(times), PATIENT);
      return keys();
    };
    choose(image());
    await send(1);
    const [first, again] = await send(2);
    expect(again).toBe(first);
    await screen.findByRole('button', { name: 'Start Analysis' }, PATIENT);
    choose(image('other.png'));
    const keys = await send(3);
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    ['a cancel', new ApiError({ code: 'aborted', status: 0, message: 'Stopped.' })],
    ['a lost connection', networkError()],
    ['a refusal', new ApiError({ code: 'internal', status: 500, message: 'It broke.' })],
  ])('shows after %s what the server accepted all the same, and asks for the balance', async (_, error) => {
    const api = new FakeApi().answer(analysisRoutes.listAnalyses, []);
    const { queries } = renderApp(<DashboardPage />, { api, at: '/dashboard' });
    expect(await screen.findByText('No analyses yet')).toBeDefined();
    api.answer(analysisRoutes.listAnalyses, [{ ...sampleSummary, status: 'running', completedAt: null }]);
    api.fail(analysisRoutes.createAnalysis, error);
    choose(image());
    fireEvent.click(screen.getByRole('button', { name: 'Start Analysis' }));
    expect(await screen.findByText('fig-box-autumn.jpg')).toBeDefined();
    expect(queries.getQueryState(SESSION_KEY)?.isInvalidated).toBe(true);
    expect(screen.getByRole('button', { name: 'Start Analysis' })).toBeDefined();
  });
});

describe('a result', () => {
  const open = async (query = '') => {
    const api = new FakeApi().answer(analysisRoutes.getAnalysis, sampleAnalysis, ONE);
    renderApp(<DashboardPage />, { api, at: `/dashboard?analysis=${ID}${query}` });
    await screen.findByRole('heading', { name: 'fig-box-autumn.jpg' }, PATIENT);
    return api;
  };

  it('names the score with its range in the title and on the page', async () => {
    await open();
    expect(document.title).toBe('Result 58 · fig-box-autumn.jpg · Adjudge');
    expect(within(screen.getByRole('region', { name: 'Score' })).getByText('Score 58 of 100')).toBeDefined();
    expect(screen.getByText(/^Likely range/).textContent).toContain('49 to 66');
  });

  it('lists the three most valuable actions first, most valuable on top', async () => {
    await open();
    const list = screen.getByRole('region', { name: 'Change first' });
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual(['Move the headline off the fruit', 'Cut the paragraph to the offer', 'Name what the button brings']);
  });

  it('ties statement and region together in both directions', async () => {
    await open('&view=regions');
    const pin = await screen.findByRole('button', { name: /^Region 2:/ });
    fireEvent.click(pin);
    await waitFor(() => expect(pin.getAttribute('aria-pressed')).toBe('true'));
    for (const chip of screen.getAllByRole('button', { name: 'Show region 2 on the creative' })) {
      expect(chip.getAttribute('aria-pressed')).toBe('true');
    }
    const [chip] = screen.getAllByRole('button', { name: 'Show region 1 on the creative' });
    if (chip) fireEvent.click(chip);
    expect(screen.getByRole('button', { name: /^Region 1:/ }).getAttribute('aria-pressed')).toBe('true');
    expect(pin.getAttribute('aria-pressed')).toBe('false');
  });

  it('opens the tab that holds the statement of a region that works', async () => {
    await open('&view=regions');
    fireEvent.click(await screen.findByRole('button', { name: /^Region 4: One clear subject/ }));
    await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Works'), PATIENT);
  });

  it('goes through the regions by keyboard while the picture has the focus', async () => {
    await open('&view=regions');
    const picture = screen.getByRole('group', { name: /^Your ad/ });
    fireEvent.keyDown(picture, { key: '3' });
    expect(screen.getByRole('button', { name: /^Region 3:/ }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(picture, { key: 'ArrowRight' });
    expect(screen.getByRole('button', { name: /^Region 4:/ }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(picture, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: /^Region/, pressed: true })).toBeNull();
  });

  it('has the heatmap in words', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'Places in the order people are likely to look' });
    const [, first] = within(table).getAllByRole('row');
    // The place stands in a column of its own or, where there is little room, under what is there.
    expect([...(first?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      '1',
      'centre',
      'the subjectcentre',
      '46 %',
    ]);
  });

  it('asks before it deletes and says what stays counted', async () => {
    const api = await open();
    api.answer(analysisRoutes.deleteAnalysis, undefined, ONE).answer(analysisRoutes.listAnalyses, []);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this analysis?' });
    expect(dialog.textContent).toContain('still count toward your monthly usage');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No analyses yet', undefined, PATIENT)).toBeDefined();
    expect(api.calls.map((call) => `${call.method} ${call.path}`)).toContain(`DELETE ${ONE}`);
  });
});

describe('an analysis that is not there', () => {
  it('says so when it failed, with the reason and that nothing was charged', async () => {
    const api = new FakeApi().answer(
      analysisRoutes.getAnalysis,
      {
        ...sampleAnalysis,
        status: 'failed',
        analysisResults: null,
        tokensUsed: 0,
        error: { code: 'file_unreadable', message: 'This file is damaged.' },
      },
      ONE,
    );
    renderApp(<DashboardPage />, { api, at: `/dashboard?analysis=${ID}` });
    expect(await screen.findByText('This file is damaged.')).toBeDefined();
    expect(screen.getByText('No token was used.')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'This file could not be analysed' })).toBeDefined();
  });

  it('blames no file where the fault is ours, says once that nothing was charged, and that the file is chosen again', async () => {
    const error = { code: 'analysis_failed', message: 'The analysis could not be finished. No token was used.' };
    const failed = { ...sampleAnalysis, status: 'failed' as const, analysisResults: null, tokensUsed: 0, error };
    keepSent('another one, sent since', new File(['x'], 'ad.png'), null);
    renderApp(<DashboardPage />, {
      api: new FakeApi().answer(analysisRoutes.getAnalysis, failed, ONE),
      at: `/dashboard?analysis=${ID}`,
    });
    expect(await screen.findByRole('heading', { name: 'This analysis failed' })).toBeDefined();
    const alert = screen.getByRole('alert');
    expect(alert.textContent?.match(/No token was used/g)).toHaveLength(1);
    expect(alert.textContent).toContain('Choose it again');
  });

  it.each([true, undefined])('says that a try broke off once the server says so: %s', async (interrupted) => {
    await ProgressView.preload();
    const running = { ...sampleAnalysis, status: 'running' as const, stage: 'reading' as const, analysisResults: null };
    renderApp(<DashboardPage />, {
      api: new FakeApi().answer(analysisRoutes.getAnalysis, { ...running, interrupted }, ONE),
      at: `/dashboard?analysis=${ID}`,
    });
    expect(await screen.findByRole('heading', { name: 'Analysing your ad' })).toBeDefined();
    const told = screen.queryByText(/was interrupted and restarted\. No extra token/);
    expect(told !== null).toBe(interrupted === true);
  });

  it('takes the message that its file arrived away once the result is there', async () => {
    toast({ title: UPLOADED, durationMs: 60_000 });
    renderApp(<DashboardPage />, {
      api: new FakeApi().answer(analysisRoutes.getAnalysis, sampleAnalysis, ONE),
      at: `/dashboard?analysis=${ID}`,
    });
    await waitFor(() => expect(currentToast()).toBeNull());
  });

  it("is the same sentence for a deleted one and for somebody else's", async () => {
    const api = new FakeApi().refuse(analysisRoutes.getAnalysis, 404, { code: 'not_found', message: 'Nothing.' }, ONE);
    renderApp(<DashboardPage />, { api, at: `/dashboard?analysis=${ID}` });
    expect(await screen.findByRole('heading', { name: 'Analysis not found' })).toBeDefined();
    expect(currentToast()).toMatchObject({ title: 'Restore Failed', text: 'Analysis not found.' });
  });
});
