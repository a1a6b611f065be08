import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { currentToast, dismissToast } from '#shell/ui/toast-store.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { runHref, trainingPath } from '../paths.ts';
import { activeStatus, ownModelStatus, readyStatus, usedUpStatus } from '../testing/sample-dashboard.ts';
import { completedRun, failedRun, runningRun, samplePreview } from '../testing/sample-runs.ts';
import TrainingPage from './training-page.tsx';

const BUTTONS = ['Full Training', 'Style Examples', 'Specialist Agents', 'Self-Improvement'];
const consent = { contributes: false, changedAt: null };
const started = {
  message: 'Training waits in the queue.',
  data: { executionId: runningRun.executionId, status: 'pending' as const },
};

const given = (status = readyStatus, runs = [completedRun]) =>
  new FakeApi()
    .answer(routes.status, status)
    .answer(routes.listExecutions, { data: runs })
    .answer(routes.modelStatus, ownModelStatus)
    .answer(routes.getConsent, consent);
const open = (api: FakeApi, at = trainingPath, session = planSession('elite')) =>
  renderApp(<TrainingPage />, { api, at, session });
const posts = (api: FakeApi) => api.calls.filter(({ method }) => method === 'POST');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => dismissToast());

describe('the training page', () => {
  it('is a card with the way to Elite on a lower plan, asks for no status, and still takes a choice about one’s data', async () => {
    const api = new FakeApi()
      .answer(routes.getConsent, consent)
      .answer(routes.setConsent, { contributes: true, changedAt: '2026-11-28T09:00:00.000Z' });
    open(api, trainingPath, planSession('pro'));
    expect(screen.getByRole('link', { name: 'Upgrade to Elite Plan' }).getAttribute('href')).toBe(
      '/subscribe?plan=elite&from=training',
    );
    fireEvent.click(await screen.findByRole('switch'));
    await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true'));
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(new Set([routes.getConsent.path]));
  });

  it('shows figures, budget, the model in use and what the last run found, with intervals', async () => {
    open(given());
    expect(await screen.findByText('Ready')).toBeDefined();
    expect(screen.getByText('1,404')).toBeDefined();
    expect(screen.getByText('14 %')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'November' }).getAttribute('aria-valuetext')).toBe(
      '$4.20 of $30.00',
    );
    expect(await screen.findByText(/68 % to 79 %, 90 % interval/u)).toBeDefined();
    const found = await screen.findByRole('region', { name: 'What the last run found' });
    expect(within(found).getByText(/68 % of comparisons \(61 to 74 %\)/u)).toBeDefined();
    expect(within(found).getByText(/needs 14 more/u)).toBeDefined();
    for (const step of [
      'Data collection',
      'Multi-style generation',
      'Model training',
      'Self-improvement',
      'Elite ecosystem',
      'Deployment',
    ])
      expect(screen.getByRole('heading', { name: new RegExp(`^\\d\\. ${step}$`, 'u') })).toBeDefined();
    expect(screen.getByText(/every day at 2 AM UTC/u)).toBeDefined();
  });

  it('keeps the buttons shut while training is active', async () => {
    open(given(activeStatus, [runningRun]));
    expect(await screen.findByText('Training Active')).toBeDefined();
    for (const name of [...BUTTONS, 'Manual Training']) expect(button(name).disabled).toBe(true);
    expect(screen.getByRole('progressbar', { name: 'Model training' }).getAttribute('aria-valuenow')).toBe('46');
  });

  it('says that training is paused when the budget is used up', async () => {
    open(given(usedUpStatus));
    expect(await screen.findByText('Training is paused until December 1.')).toBeDefined();
    expect(screen.getByText('100 %')).toBeDefined();
  });

  it.each([
    ['Manual Training', routes.trigger, 'Training Triggered', 'Training Failed'],
    ['Full Training', routes.trigger, 'Training Triggered', 'Training Failed', '{"type":"comprehensive"}'],
    ['Style Examples', routes.generateExamples, 'Training Data Generated', 'Generation Failed'],
    [
      'Specialist Agents',
      routes.generateSpecialistExamples,
      'Specialist Training Generated',
      'Specialist Training Failed',
    ],
    [
      'Self-Improvement',
      routes.generateImprovementTraining,
      'Self-Improvement Training Generated',
      'Self-Improvement Training Failed',
    ],
  ])('%s starts its own work, and says how that went', async (name, route, done, failed, sent = undefined) => {
    const api = given().answer(route, started);
    open(api);
    await screen.findByText('Ready');
    fireEvent.click(button(name));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: done, text: started.message }));
    const [first] = posts(api);
    expect(first).toMatchObject({ path: route.path });
    expect(first?.body).toEqual(sent);
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/u);

    api.refuse(route, 409, { code: 'training_queue_full', message: 'There are already 20 runs waiting here.' });
    await waitFor(() => expect(button(name).disabled).toBe(false));
    fireEvent.click(button(name));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: failed, text: 'There are already 20 runs waiting here.' }),
    );
    expect(posts(api)[1]?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('stops a run only with a reason', async () => {
    const api = given(activeStatus, [runningRun]).answer(routes.emergencyStop, {
      message: 'The run has stopped.',
      data: runningRun,
    });
    open(api);
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = within(screen.getByRole('dialog'));
    const stop = dialog.getByRole<HTMLButtonElement>('button', { name: 'Stop training' });
    expect(stop.disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText('Why are you stopping it?'), { target: { value: '  wrong report ' } });
    fireEvent.click(stop);
    await waitFor(() => expect(currentToast()?.title).toBe('Training Stopped'));
    expect(JSON.parse(String(posts(api)[0]?.body))).toEqual({
      executionId: runningRun.executionId,
      reason: 'wrong report',
    });
  });

  it('shows what a retry repeats and keeps before it starts one', async () => {
    const path = `/api/training/executions/${failedRun.executionId}`;
    const api = new FakeApi()
      .answer(routes.getExecution, failedRun, path)
      .answer(routes.previewRetry, samplePreview, `${path}/retry`)
      .answer(routes.retry, started, `${path}/retry`);
    open(api, runHref(trainingPath, failedRun.executionId));
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    const kept = within(await screen.findByRole('region', { name: 'Kept from before' }));
    expect(kept.getByText('Multi-style generation')).toBeDefined();
    expect(kept.getByText('saves 1 min 36 s')).toBeDefined();
    const again = within(screen.getByRole('region', { name: 'Run again' }));
    expect(again.getByText('It did not finish.')).toBeDefined();
    expect(screen.getByText(/about 45 s and \$0.02\. \$25.80 of this month’s budget is left/u)).toBeDefined();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Training Started'));
    expect(posts(api).map((call) => call.path)).toEqual([`${path}/retry`]);
  });

  it('offers to try again where training cannot be loaded', async () => {
    const api = given().refuse(routes.status, 500, { code: 'internal', message: 'Something went wrong.' });
    open(api);
    expect(await screen.findByText(/We could not load your training/u)).toBeDefined();
    for (const name of BUTTONS) expect(button(name).disabled).toBe(true);
  });
});

describe('reading again', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });
  const reads = (api: FakeApi, path: string) => api.calls.filter((call) => call.path.split('?')[0] === path).length;

  it('happens every 30 s for the status and every 10 s for runs, and not while the page is hidden', async () => {
    const api = given();
    open(api);
    await screen.findByText('Ready');
    const [status, runs] = [reads(api, routes.status.path), reads(api, routes.listExecutions.path)];
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    expect(reads(api, routes.status.path) - status).toBe(1);
    expect(reads(api, routes.listExecutions.path) - runs).toBe(3);
    focusManager.setFocused(false);
    const before = api.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(api.calls.length).toBe(before);
  });
});
