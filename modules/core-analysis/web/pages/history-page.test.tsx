import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanId } from '#flags/plans.ts';
import { planHas } from '#flags/plans.ts';
import { FakeApi, testSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { dismissToast } from '#shell/ui/toast-store.ts';
import { Toaster } from '#shell/ui/toaster.tsx';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { feedbackRoutes } from '../../contract/feedback.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { coreAnalysisWeb } from '../index.ts';
import { sampleSummary } from '../testing/sample-analysis.ts';
import HistoryPage from './history-page.tsx';

const ID = sampleSummary.id;
const ONE = `/api/analyses/${ID}`;
const other = (part: Partial<AnalysisSummary> = {}): AnalysisSummary => ({
  ...sampleSummary,
  id: '01935b2e-7c00-7000-8000-000000000002',
  fileName: 'spot.mp4',
  fileType: 'video',
  conversionScore: '84%',
  tokensUsed: 3,
  createdAt: '2026-11-20T09:30:00.000Z',
  ...part,
});

/** Shows the address, which is where filters live. */
function Where() {
  return <output data-testid="where">{useLocation().pathname + useLocation().search}</output>;
}
const where = () => screen.getByTestId('where').textContent;

function session(plan: PlanId) {
  const base = testSession({ plan });
  const features = { ...base.gates.features };
  features['analysis.report'] = { allowed: planHas(plan, 'analysis.report'), requiredPlan: 'pro' };
  return { ...base, gates: { ...base.gates, features } };
}

function open(list: AnalysisSummary[], { plan = 'free' as PlanId, at = '/history', api = new FakeApi() } = {}) {
  api.answer(analysisRoutes.listAnalyses, list);
  const view = renderApp(
    <>
      <HistoryPage />
      <Where />
      <Toaster />
    </>,
    { api, at, session: session(plan) },
  );
  return { api, ...view };
}
const row = (name = sampleSummary.fileName) => screen.findByRole('article', { name });
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = () => screen.getAllByRole('article').map((entry) => entry.getAttribute('aria-label'));

beforeAll(() => import('../feedback/feedback-panel.tsx'), 60_000);
beforeEach(() => {
  act(dismissToast);
});

describe('the way to the history', () => {
  it('is a place in the navigation and the bar, and leads back to the dashboard', async () => {
    expect(coreAnalysisWeb.nav.find(({ to }) => to === '/history')).toMatchObject({ label: 'History', bar: 'place' });
    expect(coreAnalysisWeb.pages.map(({ path }) => path)).toContain('/history');
    open([sampleSummary]);
    await row();
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(document.title).toBe('History · Adjudge');
  });
});

describe('a row', () => {
  it('has name, type, date, tokens, score, satisfaction and the way to its result', async () => {
    open([{ ...sampleSummary, conversionScore: '72%', satisfactionScore: 8, tokensUsed: 3 }]);
    const text = (await row()).textContent ?? '';
    for (const part of ['fig-box-autumn.jpg', 'Image', 'Nov', '2026', '72%', '8/10', '3 tokens'])
      expect(text).toContain(part);
    expect(text).toMatch(/\d:30 [AP]M/);
    expect(text).toContain('for sales on the Facebook and Instagram feed');
    const link = within(await row()).getByRole('link', { name: /^View Analysis/ });
    expect(link.getAttribute('href')).toBe(`/dashboard?analysis=${ID}`);
  });

  it('keeps the end of a long name, which tells versions apart, and the whole for the ear', async () => {
    const fileName = `autumn-campaign-${'very-'.repeat(12)}long-name-v7.jpg`;
    open([{ ...sampleSummary, fileName, placement: null }]);
    const entry = await row(fileName);
    expect(within(entry).getByRole('heading').textContent).toMatch(
      /^autumn-campaign-very-.{0,30}\.\.\..{0,12}v7\.jpg$/,
    );
    expect(entry.textContent).toContain('for sales, best-fit placement');
  });

  it.each([
    ['84%', 'text-success'],
    ['80%', 'text-success'],
    ['79%', 'text-warning'],
    ['60%', 'text-warning'],
    ['59%', 'text-danger'],
  ])('colours %s as %s', async (conversionScore, tone) => {
    open([{ ...sampleSummary, conversionScore }]);
    expect(within(await row()).getByText(conversionScore).className).toContain(tone);
  });

  it('says Claude Enhanced only where a model has read it too', async () => {
    open([sampleSummary, other({ usedClaudeEscalation: true })]);
    expect(within(await row('spot.mp4')).getByText('Claude Enhanced')).toBeDefined();
    expect(within(await row()).queryByText('Claude Enhanced')).toBeNull();
  });

  it.each<[PlanId, string | null, boolean]>([
    ['free', '/r.pdf', false],
    ['starter', '/r.pdf', false],
    ['pro', '/r.pdf', true],
    ['elite', '/r.pdf', true],
    ['pro', null, false],
  ])('on %s with the report at %s has the Quick Wins PDF: %s', async (plan, pdfReportUrl, there) => {
    open([{ ...sampleSummary, pdfReportUrl }], { plan });
    expect(within(await row()).queryByRole('link', { name: /^Quick Wins PDF/ }) !== null).toBe(there);
  });

  it('that runs says so, and is asked for again until it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { api } = open([{ ...sampleSummary, status: 'running', conversionScore: null, filesKeptUntil: null }]);
      expect(within(await row()).getByText('In progress')).toBeDefined();
      expect(within(await row()).queryByRole('button', { name: /Feedback/ })).toBeNull();
      api.answer(analysisRoutes.listAnalyses, [sampleSummary]);
      await act(() => vi.advanceTimersByTimeAsync(5100));
      expect(await screen.findByText('58%')).toBeDefined();
      const asked = api.calls.length;
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      expect(api.calls.length).toBe(asked);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that failed says why and what to do', async () => {
    const error = { code: 'file_unreadable', message: 'This file is damaged.' };
    open([{ ...sampleSummary, status: 'failed', conversionScore: null, filesKeptUntil: null, tokensUsed: 0, error }]);
    expect(within(await row()).getByText('Failed')).toBeDefined();
    expect(within(await row()).getByText('This file is damaged.')).toBeDefined();
    expect(within(await row()).queryByRole('link', { name: /^View Analysis/ })).toBeNull();
    expect(within(await row()).getByRole('link', { name: /^Details/ })).toBeDefined();
    expect(
      within(await row())
        .getByRole('link', { name: 'Try another file' })
        .getAttribute('href'),
    ).toBe('/dashboard#intake');
  });

  it('shows the picture, or a sign where there is none', async () => {
    open([
      sampleSummary,
      other({ thumbnailUrl: null, filesKeptUntil: null, filesRemovedAt: '2026-12-21T12:00:00.000Z' }),
    ]);
    expect((await row()).querySelector('img')?.getAttribute('src')).toBe(`${ONE}/thumbnail`);
    const gone = await row('spot.mp4');
    expect(gone.querySelector('img')).toBeNull();
    expect(gone.textContent).toContain('File deleted on Dec 21');
    expect(within(gone).queryByRole('switch')).toBeNull();
  });
});

describe('the save switch', () => {
  it('says what it does and when the file goes else, keeps it, and lets it go again', async () => {
    const { api } = open([sampleSummary]);
    const keep = within(await row()).getByRole('switch', { name: /^File deleted Dec 21 · Keep it \(/ });
    expect(keep.getAttribute('aria-checked')).toBe('false');
    api.answer(analysisRoutes.saveAnalysis, { ...sampleSummary, saved: true, filesKeptUntil: null }, `${ONE}/saved`);
    fireEvent.click(keep);
    await waitFor(() => expect(keep.textContent).not.toContain('deleted'));
    expect(keep.getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ method: 'PUT', body: '{"saved":true}' }));
    api.answer(analysisRoutes.saveAnalysis, sampleSummary, `${ONE}/saved`);
    fireEvent.click(keep);
    await waitFor(() => expect(keep.textContent).toContain('File deleted Dec 21'));
    expect(api.calls.at(-1)).toMatchObject({ method: 'PUT', body: '{"saved":false}' });
  });

  it('goes back and says why when the file is gone, and asks for the truth', async () => {
    const { api } = open([sampleSummary]);
    const keep = await screen.findByRole('switch');
    api.refuse(
      analysisRoutes.saveAnalysis,
      410,
      { code: 'files_gone', message: 'The file is not kept any more.' },
      `${ONE}/saved`,
    );
    api.answer(analysisRoutes.listAnalyses, [
      { ...sampleSummary, filesKeptUntil: null, filesRemovedAt: '2026-12-21T12:00:00.000Z' },
    ]);
    fireEvent.click(keep);
    expect(await screen.findByText('The file is not kept any more.')).toBeDefined();
    expect(await screen.findByText('File deleted on Dec 21')).toBeDefined();
  });
});

describe('deleting', () => {
  const ask = async () => {
    fireEvent.click(within(await row()).getByRole('button', { name: /^Delete/ }));
    return screen.findByRole('dialog', { name: 'Delete this analysis?' });
  };

  it('warns that tokens used still count, then takes the row away and says so', async () => {
    const { api } = open([sampleSummary, other()]);
    const dialog = await ask();
    expect(dialog.textContent).toContain('Tokens used still count toward your monthly usage.');
    api.answer(analysisRoutes.deleteAnalysis, undefined, ONE).answer(analysisRoutes.listAnalyses, [other()]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Analysis Deleted')).toBeDefined();
    expect(screen.getByText('The analysis has been successfully removed from your history.')).toBeDefined();
    expect(shown()).toEqual(['spot.mp4']);
    expect(where()).toBe('/history');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('History'));
  });

  it('keeps the row when it fails', async () => {
    const { api } = open([sampleSummary]);
    const dialog = await ask();
    api.refuse(analysisRoutes.deleteAnalysis, 502, { code: 'unreadable', message: '' }, ONE);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete Failed')).toBeDefined();
    expect(screen.getByText('Failed to delete analysis')).toBeDefined();
    expect(shown()).toHaveLength(1);
  });
});

describe('feedback', () => {
  it('opens and closes under its row, and what is said shows there', async () => {
    const { api } = open([sampleSummary]);
    api.answer(feedbackRoutes.giveFeedback, { message: 'Thank you.', satisfactionScore: 4, enhancedNext: false });
    const button = within(await row()).getByRole('button', { name: /^Give Feedback/ });
    fireEvent.click(button);
    expect(button.textContent).toMatch(/^Hide Feedback/);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(await screen.findByRole('button', { name: 'I need more guidance' }));
    expect(await screen.findByText('4/10')).toBeDefined();
    fireEvent.click(button);
    expect(screen.queryByRole('region', { name: /./ })).toBeNull();
    expect(button.textContent).toMatch(/^Give Feedback/);
  });
});

describe('finding', () => {
  const three = [
    sampleSummary,
    other(),
    other({
      id: '01935b2e-7c00-7000-8000-000000000003',
      fileName: 'figs.png',
      fileType: 'image',
      conversionScore: '66%',
      saved: true,
      createdAt: '2026-11-19T09:30:00.000Z',
    }),
  ];

  it('narrows by name at once, and the address follows', async () => {
    open(three);
    await row();
    choose('Search by name', 'FIG');
    await waitFor(() => expect(shown()).toEqual(['fig-box-autumn.jpg', 'figs.png']));
    expect(screen.getByTestId('count').textContent).toBe('2 of 3 analyses.');
    await waitFor(() => expect(where()).toBe('/history?q=FIG'));
  });

  it('takes type, status, score, file and order from the address', async () => {
    open(three, { at: '/history?type=image&status=completed&score=middle&files=saved' });
    await screen.findByRole('article');
    expect(shown()).toEqual(['figs.png']);
    expect((screen.getByLabelText('Type') as HTMLSelectElement).value).toBe('image');
  });

  it('sorts', async () => {
    open(three);
    await row();
    choose('Order', 'best');
    await waitFor(() => expect(shown()).toEqual(['spot.mp4', 'figs.png', 'fig-box-autumn.jpg']));
    await waitFor(() => expect(where()).toBe('/history?sort=best'));
  });

  it('says that nothing matches, and shows all again', async () => {
    open(three, { at: '/history?q=zebra&sort=name' });
    expect(await screen.findByText('No matches')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    // At once: who opens an analysis right away comes back to all of them.
    expect(where()).toBe('/history?sort=name');
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('draws the first of 500 and finds the last', async () => {
    const many = Array.from({ length: 500 }, (_, n) => ({ ...sampleSummary, id: `id-${n}`, fileName: `ad-${n}.jpg` }));
    open(many);
    await screen.findByText('500 analyses.');
    // By selector: looking 500 rows through by role takes seconds here.
    const drawn = () => [...document.querySelectorAll('article')].map((entry) => entry.getAttribute('aria-label'));
    expect(drawn()).toHaveLength(40);
    fireEvent.click(screen.getByText('Show more'));
    expect(drawn()).toHaveLength(80);
    choose('Search by name', 'ad-499');
    await waitFor(() => expect(drawn()).toEqual(['ad-499.jpg']));
  });
});

describe('a list that is not there', () => {
  it('says what an empty history is for', async () => {
    open([]);
    expect(await screen.findByText('No analyses yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Analyse an ad' }).getAttribute('href')).toBe('/dashboard#intake');
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('is told as a message and on the page, and can be tried again', async () => {
    const api = new FakeApi();
    renderApp(
      <>
        <HistoryPage />
        <Toaster />
      </>,
      {
        api: api.refuse(analysisRoutes.listAnalyses, 502, { code: 'unreadable', message: '' }),
        at: '/history',
      },
    );
    expect(await screen.findByRole('heading', { name: 'Failed to load analysis history' })).toBeDefined();
    const message = screen.getAllByRole('status').find((part) => part.textContent?.startsWith('Error'));
    expect(message?.textContent).toContain('Failed to load analysis history');
    api.answer(analysisRoutes.listAnalyses, [sampleSummary]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeDefined();
  });

  it('sends whom the server does not know to sign in, with a way back', async () => {
    const go = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const api = new FakeApi().refuse(analysisRoutes.listAnalyses, 401, {
      code: 'unauthenticated',
      message: 'Authentication required',
    });
    renderApp(<HistoryPage />, { api, at: '/history?type=video' });
    await waitFor(() => expect(go).toHaveBeenCalledWith('/login?next=%2Fhistory%3Ftype%3Dvideo'));
  });
});
