import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeKey } from '#shell/sdk/route-query.ts';
import { SESSION_KEY } from '#shell/sdk/session.ts';
import { FakeApi, testSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { dismissToast } from '#shell/ui/toast-store.ts';
import { Toaster } from '#shell/ui/toaster.tsx';
import type { Analysis, AnalysisSummary } from '../../contract/analysis.ts';
import { type OnboardingState, type OnboardingStatus, onboardingRoutes } from '../../contract/onboarding.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { analysisQuery } from '../queries.ts';
import { sampleAnalysis, sampleSummary } from '../testing/sample-analysis.ts';
import { OnboardingGate } from './onboarding-gate.tsx';
import sample from './sample-result.json';

const ID = sampleSummary.id;
const THREE_MINUTES = 3 * 60 * 1000;
const status = (part: Partial<OnboardingStatus> = {}): OnboardingStatus => ({
  hasCompletedOnboarding: false,
  analysisCount: 0,
  state: 'not_started',
  ...part,
});

/** A page with the gate, on which an analysis can be opened. */
function Page({ start }: { start: string | null }): ReactNode {
  const [id, setId] = useState(start);
  return (
    <>
      <OnboardingGate analysisId={id} />
      <section id="intake">
        <button type="button">Choose a file</button>
      </section>
      <button type="button" onClick={() => setId(ID)}>
        open it
      </button>
      <Toaster />
    </>
  );
}

interface Setting {
  at?: Partial<OnboardingStatus>;
  analysis?: Partial<Analysis>;
  list?: AnalysisSummary[];
  open?: boolean;
  completed?: boolean;
}

function show({ at, analysis, list = [], open = false, completed = false }: Setting = {}) {
  const done = status({ hasCompletedOnboarding: true, state: 'completed', analysisCount: 1 });
  const api = new FakeApi()
    .answer(onboardingRoutes.onboardingStatus, status(at))
    .answer(onboardingRoutes.updateOnboarding, status(at))
    .answer(onboardingRoutes.completeOnboarding, done)
    .answer(analysisRoutes.listAnalyses, list)
    .answer(analysisRoutes.getAnalysis, { ...sampleAnalysis, ...analysis }, `/api/analyses/${ID}`);
  const session = testSession({ hasCompletedOnboarding: completed });
  return { api, ...renderApp(<Page start={open ? ID : null} />, { api, session, at: '/dashboard' }) };
}
const panel = () => screen.findByRole('region', { name: 'Getting started' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const step = () => document.querySelector('[aria-current="step"]')?.textContent;
const told = (api: FakeApi) =>
  api.calls
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/onboarding/'))
    .map(({ path, body }) =>
      path.endsWith('/complete') ? 'complete' : (JSON.parse(String(body)) as { state: OnboardingState }).state,
    );

beforeAll(() => Promise.all([import('./onboarding.tsx'), import('./newcomer.tsx')]), 60_000);
beforeEach(() => {
  act(dismissToast);
});
afterEach(() => void vi.useRealTimers());

describe('who is shown around', () => {
  it('a new person, from the sample on', async () => {
    const { api } = show();
    await panel();
    expect(step()).toBe('Sample Analysis');
    await waitFor(() => expect(told(api)).toEqual(['viewing_sample']));
  });

  it.each<[string, Setting]>([
    ['nobody who was before: the session says so, and nothing is asked', { completed: true }],
    ['nobody who completed it on another device', { at: { hasCompletedOnboarding: true, state: 'completed' } }],
    ['nobody who worked here before it existed', { at: { analysisCount: 2 } }],
  ])('%s', async (_, setting) => {
    const { api } = show(setting);
    await waitFor(() => expect(api.calls.length).toBe(setting.completed ? 0 : 1));
    await act(async () => undefined);
    expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
    expect(told(api)).toEqual([]);
  });

  it('nobody any more once it was completed on another device, without a celebration', async () => {
    const { api, queries } = show({ at: { state: 'guided_upload' } });
    await panel();
    api.answer(onboardingRoutes.onboardingStatus, status({ hasCompletedOnboarding: true, state: 'completed' }));
    await act(() => queries.invalidateQueries({ queryKey: routeKey(onboardingRoutes.onboardingStatus, {}) }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told(api)).toEqual([]);
  });

  it('whoever stopped half way, where they stopped, without a word to the server', async () => {
    const { api } = show({ at: { state: 'guided_upload' } });
    await panel();
    expect(step()).toBe('Upload Creative');
    expect(told(api)).toEqual([]);
  });

  it('nobody when the server does not answer', async () => {
    const { api } = show();
    api.refuse(onboardingRoutes.onboardingStatus, 500, { code: 'internal', message: 'It broke.' });
    await act(async () => undefined);
    expect(screen.queryByText('It broke.')).toBeNull();
  });
});

describe('the sample', () => {
  it('has four steps with what the engine found, back and forth; the last button goes on to the upload', async () => {
    const { api } = show();
    await panel();
    const seen = [];
    for (const title of ['One ad, one score', 'Where eyes go first', 'What holds it back', 'What to change']) {
      expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(title);
      seen.push((await panel()).textContent);
      press(/^Next|^Now my own ad/);
    }
    expect(seen[0]).toContain(`${sample.before.score} of 100`);
    expect(seen[0]).toContain('A sample ad');
    expect(seen[2]).toContain(sample.before.bad.title);
    expect(seen[3]).toContain(`from ${sample.before.score} to ${sample.after.score}`);
    expect(step()).toBe('Upload Creative');
    await waitFor(() => expect(told(api)).toEqual(['viewing_sample', 'guided_upload']));
    press('Show me where');
    expect(document.activeElement?.textContent).toBe('Choose a file');
  });

  it('reads a new step out, and not the first one', async () => {
    show();
    await panel();
    expect(document.activeElement).toBe(document.body);
    press('Next');
    expect(document.activeElement?.textContent).toBe('Where eyes go first, 2 of 4');
    press('Back');
    expect(document.activeElement?.textContent).toBe('One ad, one score, 1 of 4');
  });
});

describe('the first analysis', () => {
  it('leads from the upload over the measuring to the result, and every change is told in order', async () => {
    const { api, queries } = show({ at: { state: 'guided_upload' }, analysis: { status: 'running' } });
    await panel();
    press('open it');
    await waitFor(() => expect(step()).toBe('Analyzing'));
    act(() => queries.setQueryData(analysisQuery(api.client, ID).queryKey, sampleAnalysis));
    await waitFor(() => expect(step()).toBe('Results Ready'));
    await waitFor(() => expect(told(api)).toEqual(['analyzing', 'viewing_results']));
  });

  it('leads back to the upload when it failed', async () => {
    show({ at: { state: 'analyzing' }, analysis: { status: 'failed' }, open: true });
    await panel();
    await waitFor(() => expect(step()).toBe('Upload Creative'));
  });

  it('is found again on another device', async () => {
    show({ at: { state: 'viewing_results', analysisCount: 1 }, list: [sampleSummary] });
    await panel();
    const link = await screen.findByRole('link', { name: 'Open it' });
    expect(link.getAttribute('href')).toBe(`/dashboard?analysis=${ID}`);
  });
});

describe('the end', () => {
  const atTheEnd = async () => {
    const view = show({ at: { state: 'viewing_results', analysisCount: 1 }, open: true });
    await panel();
    return view;
  };

  it('completes it, refreshes the user, and celebrates for four seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api, queries } = await atTheEnd();
    press('Finish');
    const dialog = screen.getByRole('dialog', { name: 'Your first analysis is done' });
    expect(within(dialog).getByText('Score 58 of 100')).toBeDefined();
    await waitFor(() => expect(told(api)).toEqual(['complete']));
    await waitFor(() => expect(queries.getQueryState(SESSION_KEY)?.isInvalidated).toBe(true));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
  });

  it('can be closed at once', async () => {
    await atTheEnd();
    press('Finish');
    press('Continue');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<OnboardingState>(['viewing_sample', 'guided_upload', 'analyzing', 'viewing_results'])(
    'comes by Skip from %s too, without a celebration',
    async (state) => {
      const { api } = show({ at: { state } });
      await panel();
      press(/^Skip/);
      expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(told(api)).toEqual(['complete']));
    },
  );

  it('that did not arrive is said, and can be told again', async () => {
    const { api } = await atTheEnd();
    api.refuse(onboardingRoutes.completeOnboarding, 503, { code: 'busy', message: 'We are busy.' });
    press(/^Skip/);
    expect(await screen.findByText('We are busy.')).toBeDefined();
    press('Try again');
    await waitFor(() => expect(told(api)).toEqual(['complete', 'complete']));
  });
});

describe('the page below', () => {
  it('stays in reach: the panel is no dialog, folds to its pill and opens again', async () => {
    show({ at: { state: 'guided_upload' } });
    await panel();
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Minimize');
    expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
    expect(step()).toBe('Upload Creative');
    fireEvent.click(screen.getByRole('button', { name: /^Getting started/ }));
    expect(screen.getByRole('button', { name: /^Skip/ })).toBeDefined();
  });

  it('is given room while what has the focus lies under the panel', async () => {
    show({ at: { state: 'guided_upload' } });
    const box = await panel();
    const [below, beside] = [screen.getByText('Choose a file'), screen.getByText('open it')];
    box.getBoundingClientRect = () => new DOMRect(800, 500, 380, 300);
    below.getBoundingClientRect = () => new DOMRect(900, 600, 100, 40);
    beside.getBoundingClientRect = () => new DOMRect(100, 600, 100, 40);
    act(() => beside.focus());
    expect(box.className).not.toContain('invisible');
    act(() => below.focus());
    expect(box.className).toContain('invisible');
    act(() => beside.focus());
    expect(box.className).not.toContain('invisible');
    expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
  });

  it('is given room while its main action lies under the panel, until a person opens the panel over it', async () => {
    show({ at: { state: 'guided_upload' } });
    const box = await panel();
    const main = screen.getByText('Choose a file');
    const put = (under: boolean) => {
      main.getBoundingClientRect = () => new DOMRect(900, under ? 600 : 100, 100, 40);
    };
    const move = (under: boolean) => {
      put(under);
      fireEvent.scroll(window);
    };
    const isOpen = () => screen.queryByRole('button', { name: /^Skip/ }) !== null;
    box.getBoundingClientRect = () => new DOMRect(800, 500, 380, 300);
    main.setAttribute('data-main-action', '');
    move(true);
    expect(box.className).toContain('invisible');
    move(false);
    expect(box.className).not.toContain('invisible');
    expect(isOpen()).toBe(false);

    put(true);
    fireEvent.click(screen.getByRole('button', { name: /^Getting started/ }));
    fireEvent.scroll(window);
    expect(isOpen()).toBe(true);
    expect(box.className).not.toContain('invisible');
    move(false);
    move(true);
    expect(isOpen()).toBe(false);
  });

  it('has help offered after three minutes with the same step, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await panel();
    await act(() => vi.advanceTimersByTimeAsync(THREE_MINUTES - 5000));
    expect(screen.queryByText(/Need a hand/)).toBeNull();
    for (let turn = 0; turn < 4; turn++) press(/^Next|^Now my own ad/);
    await act(() => vi.advanceTimersByTimeAsync(THREE_MINUTES - 5000));
    expect(screen.queryByText(/Need a hand/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getByText(/Need a hand/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Help Center' }).getAttribute('href')).toBe('/faq');
  });
});
