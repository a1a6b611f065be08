import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { currentToast, dismissToast } from '#shell/ui/toast-store.ts';
import type { TrainingAlert } from '../../contract/execution.ts';
import type { Model } from '../../contract/model.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { modelHref, schedulerPath } from '../paths.ts';
import { criticalDashboard, emptyDashboard, sampleDashboard, sampleSchedules } from '../testing/sample-dashboard.ts';
import { candidateModel, currentModel, sampleCard } from '../testing/sample-models.ts';
import { completedRun, failedRun, forOperator, platformRun, sampleAlerts, waitingRun } from '../testing/sample-runs.ts';
import TrainingSchedulerPage from './training-scheduler-page.tsx';

const OPERATOR = planSession('pro', { role: 'operator' });
const ELITE = planSession('elite');
const started = { message: 'It waits.', data: { executionId: platformRun.executionId, status: 'pending' as const } };
const models: Model[] = [candidateModel, currentModel];

const given = (dashboard = sampleDashboard, alerts: readonly TrainingAlert[] = sampleAlerts.slice(1)) =>
  new FakeApi()
    .answer(routes.dashboard, dashboard)
    .answer(routes.listExecutions, {
      data: [platformRun, forOperator(waitingRun), forOperator(failedRun), completedRun],
    })
    .answer(routes.listAlerts, { data: [...alerts] })
    .answer(routes.listSchedules, { data: [...sampleSchedules] })
    .answer(routes.listModels, { data: models });
const open = (api: FakeApi, at: string = schedulerPath, session = OPERATOR) =>
  renderApp(<TrainingSchedulerPage />, { api, at, session });
const posts = (api: FakeApi) =>
  api.calls
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => ({ path, body: body === undefined ? undefined : JSON.parse(String(body)) }));
const tab = (id: string) => `${schedulerPath}?tab=${id}`;

beforeEach(() => dismissToast());

describe('the training scheduler', () => {
  it('is the upsell card for who is neither Elite nor an operator, and asks nothing', () => {
    const api = new FakeApi();
    open(api, schedulerPath, planSession('starter'));
    expect(screen.getByRole('link', { name: 'Upgrade to Elite Plan' })).toBeDefined();
    expect(api.calls).toEqual([]);
  });

  it('shows health, the four cards, and each run with what can be done', async () => {
    open(given());
    expect(await screen.findByText('System healthy')).toBeDefined();
    expect(screen.getByText('1 pending')).toBeDefined();
    expect(screen.getByText('26 executions in total')).toBeDefined();
    expect(screen.getByText('average accuracy on unseen creatives; 0.8 ms per analysis')).toBeDefined();
    expect(screen.getByText('97 %')).toBeDefined();
    const runs = within(await screen.findByRole('list', { name: 'Runs' }));
    expect(runs.getByText(platformRun.executionId)).toBeDefined();
    expect(runs.getByText('46 %, 2 min 41 s')).toBeDefined();
    expect(runs.getByText('Waits behind 1 run. One run at a time trains each model.')).toBeDefined();
    expect(runs.getAllByRole('button', { name: 'Stop' })).toHaveLength(2);
    expect(runs.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    expect(runs.getAllByRole('link', { name: /Temporal/u })).toHaveLength(3);
  });

  it('gives no figure where nothing was measured', async () => {
    open(given(emptyDashboard, []));
    expect(await screen.findByText('0 executions in total; none has completed or failed yet')).toBeDefined();
    expect(screen.getByText('no model was tested yet; no analysis judged yet')).toBeDefined();
    expect(screen.getByText(/^Not measured yet/u)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('puts a banner on top while there are critical alerts, and sorts alerts by severity', async () => {
    const api = given(criticalDashboard, sampleAlerts).answer(
      routes.dismissAlert,
      undefined,
      `/api/training/alerts/${sampleAlerts[0]?.id}/dismiss`,
    );
    open(api, tab('alerts'));
    expect(within(await screen.findByRole('alert')).getByText('1 critical alert')).toBeDefined();
    expect(screen.getByText('System unhealthy')).toBeDefined();
    const headings = await screen.findAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Critical 1', 'Warning 2', 'Info 1']);
    fireEvent.click(screen.getByRole('button', { name: /^Dismiss.*A training run failed$/u }));
    await waitFor(() => expect(currentToast()?.title).toBe('Alert Dismissed'));
  });

  it('shows the next three times of each schedule; only operators steer them', async () => {
    const path = '/api/training/schedules/comprehensive/resume';
    const api = given().answer(routes.steerSchedule, { message: 'Weekly Comprehensive Review runs again.' }, path);
    open(api, tab('schedules'));
    expect(await screen.findAllByText(/^\w{3}, \w{3} \d+.* UTC$/u)).toHaveLength(9);
    expect(screen.getByText('None while it is paused.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Resume Weekly Comprehensive Review' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Schedule Updated'));
    expect(posts(api)).toEqual([{ path, body: undefined }]);
  });

  it('shows schedules without buttons to Elite users', async () => {
    open(given(), tab('schedules'), ELITE);
    expect(await screen.findByText('Daily Incremental Training')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pause|Resume|Run now/u })).toBeNull();
  });

  it('starts a run of a chosen type and categories', async () => {
    const api = given().answer(routes.trigger, started);
    open(api, tab('control'), ELITE);
    fireEvent.change(await screen.findByLabelText('Training type'), { target: { value: 'category_specific' } });
    const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Trigger Training' });
    expect(start.disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('Colour'));
    fireEvent.click(screen.getByLabelText('Text'));
    fireEvent.click(start);
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Training Started', text: `Execution ${platformRun.executionId}` }),
    );
    expect(posts(api)).toEqual([
      { path: routes.trigger.path, body: { type: 'category_specific', categories: ['colour', 'text'] } },
    ]);
    expect(screen.getByText('52 h 12 min')).toBeDefined();
  });

  it('says why a run could not be started', async () => {
    const api = given().refuse(routes.trigger, 409, { code: 'training_queue_full', message: 'The queue is full.' });
    open(api, tab('control'), ELITE);
    fireEvent.click(await screen.findByRole('button', { name: 'Trigger Training' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Training Failed', text: 'The queue is full.' }));
  });

  it.each([
    ['Promote', candidateModel, 'promote', routes.promoteModel, 'Custom Model Deployed', 'Model Deployment Failed'],
    ['Roll back', currentModel, 'rollback', routes.rollBackModel, 'Model Rolled Back', 'Rollback Failed'],
  ] as const)('%s asks for a reason, and says how it went', async (name, model, action, route, done, failed) => {
    const path = `/api/training/models/${model.id}/${action}`;
    const api = given().answer(route, { message: 'Done.', data: currentModel }, path);
    open(api, tab('models'));
    const change = async () => {
      fireEvent.click(await screen.findByRole('button', { name }));
      const dialog = within(screen.getByRole('dialog'));
      const go = dialog.getByRole<HTMLButtonElement>('button', { name });
      expect(go.disabled).toBe(true);
      fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'It fits the new season' } });
      fireEvent.click(go);
    };
    await change();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: done, text: 'Done.' }));
    expect(posts(api)).toEqual([{ path, body: { reason: 'It fits the new season' } }]);
    api.refuse(route, 409, { code: 'conflict', message: 'Somebody was faster.' }, path);
    await change();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: failed, text: 'Somebody was faster.' }));
  });

  it('shows a model card with intervals, the rule book beside them, and its history', async () => {
    const api = new FakeApi().answer(routes.getModelCard, sampleCard, `/api/training/models/${sampleCard.id}/card`);
    open(api, modelHref(schedulerPath, sampleCard.id));
    expect(await screen.findByRole('heading', { level: 1, name: 'Personal model 3' })).toBeDefined();
    expect(screen.getByText('68 % to 79 % (90 %)')).toBeDefined();
    const weights = within(screen.getByRole('table', { name: 'How much each check counts' }));
    const first = within(weights.getByRole('row', { name: /^One clear call to action/u }));
    expect(first.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '64 %',
      '60 % to 66 %',
      '56 %',
      'the data',
      'Copy',
    ]);
    expect(screen.getByText('1.42×')).toBeDefined();
    expect(screen.getByText(/took the place of/u).textContent).toBe(
      'Personal model 3 took the place of Personal model 1.',
    );
    expect(screen.getByText(sampleCard.fingerprint)).toBeDefined();
  });
});
