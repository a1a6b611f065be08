import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import type { ModelStatus, TrainingDashboard, TrainingStatus } from '../../contract/dashboard.ts';
import type { Execution, TrainingAlert } from '../../contract/execution.ts';
import type { Model, ModelCard } from '../../contract/model.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import TrainingPage from '../pages/training-page.tsx';
import TrainingSchedulerPage from '../pages/training-scheduler-page.tsx';
import { modelHref, runHref, schedulerPath, trainingPath } from '../paths.ts';
import {
  activeStatus,
  criticalDashboard,
  emptyDashboard,
  newStatus,
  noModelStatus,
  ownModelStatus,
  readyStatus,
  rolledBackStatus,
  sampleDashboard,
  sampleSchedules,
  usedUpStatus,
} from '../testing/sample-dashboard.ts';
import {
  candidateModel,
  currentModel,
  emptyCard,
  previousModel,
  rolledBackCard,
  rolledBackModels,
  sampleCard,
  untestedModel,
} from '../testing/sample-models.ts';
import {
  budgetStoppedRun,
  completedRun,
  failedRun,
  forOperator,
  longRun,
  notDeployedRun,
  platformRun,
  retriedRun,
  runningRun,
  sampleAlerts,
  stoppedRun,
  waitingRun,
} from '../testing/sample-runs.ts';
import { dialogStates } from './dialog-states.tsx';

type Answers = NonNullable<GalleryState['answers']>;
const refused = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'req-1' };
const broken = (...failing: Answers[number]['route'][]): Answers =>
  failing.map((route) => ({ route, status: 500, body: refused }));
const elite = planSession('elite');
const operator = planSession('pro', { role: 'operator' });
const consent = { route: routes.getConsent, body: { contributes: true, changedAt: '2026-11-20T09:00:00.000Z' } };

const training = (
  id: string,
  title: string,
  answers: Answers,
  at: string = trainingPath,
  session = elite,
): GalleryState => ({
  id: `training-${id}`,
  title: `Training: ${title}`,
  at,
  session,
  answers,
  screen: <TrainingPage />,
});
const own = (status: TrainingStatus, runs: readonly Execution[], model: ModelStatus = ownModelStatus): Answers => [
  { route: routes.status, body: status },
  { route: routes.listExecutions, body: { data: runs } },
  { route: routes.modelStatus, body: model },
  consent,
];

const scheduler = (
  id: string,
  title: string,
  answers: Answers,
  at: string = schedulerPath,
  session = operator,
): GalleryState => ({
  id: `scheduler-${id}`,
  title: `Training scheduler: ${title}`,
  at,
  session,
  answers,
  screen: <TrainingSchedulerPage />,
});
const board = (
  runs: readonly Execution[],
  {
    dashboard = sampleDashboard,
    alerts = sampleAlerts.slice(1),
    models = [candidateModel, currentModel, untestedModel, previousModel],
  }: {
    dashboard?: TrainingDashboard;
    alerts?: readonly TrainingAlert[];
    models?: readonly Model[];
  } = {},
): Answers => [
  { route: routes.dashboard, body: dashboard },
  { route: routes.listExecutions, body: { data: runs } },
  { route: routes.listAlerts, body: { data: alerts } },
  { route: routes.listSchedules, body: { data: sampleSchedules } },
  { route: routes.listModels, body: { data: models } },
];
const tab = (id: string) => `${schedulerPath}?tab=${id}`;
const one = (run: Execution): Answers => [
  { route: routes.getExecution, path: `/api/training/executions/${run.executionId}`, body: run },
];
const card = (body: ModelCard): Answers => [
  { route: routes.getModelCard, path: `/api/training/models/${body.id}/card`, body },
];
const runAt = (run: Execution) => runHref(trainingPath, run.executionId);
const mixed = [platformRun, ...[waitingRun, completedRun, failedRun, stoppedRun, notDeployedRun].map(forOperator)];

export const states: readonly GalleryState[] = [
  ...dialogStates,
  training('locked', 'on a lower plan', [consent], trainingPath, planSession('pro')),
  training('loading', 'on its way', []),
  training('empty', 'nothing yet', own(newStatus, [], noModelStatus)),
  training('ready', 'ready, with a finished run', own(readyStatus, [completedRun])),
  training('active', 'a run under way', own(activeStatus, [runningRun, waitingRun, completedRun])),
  training('stopped', 'a stopped run', own(readyStatus, [stoppedRun, completedRun])),
  training('failed-run', 'a failed run', own(readyStatus, [failedRun], noModelStatus)),
  training('retried', 'a run that goes on', own(activeStatus, [retriedRun])),
  training('rolled-back', 'back at the model before', own(readyStatus, [completedRun], rolledBackStatus)),
  training('budget', 'budget used up', own(usedUpStatus, [budgetStoppedRun, completedRun])),
  training('long', 'a long reason', own(readyStatus, [longRun])),
  training(
    'failed',
    'could not be loaded',
    broken(routes.status, routes.listExecutions, routes.modelStatus, routes.getConsent),
  ),
  training('run', 'one run, finished', one(completedRun), runAt(completedRun)),
  training('run-active', 'one run, under way', one(retriedRun), runAt(retriedRun)),
  training('run-failed', 'one run, failed', one(failedRun), runAt(failedRun)),
  training('run-gone', 'a run that could not be loaded', [], runAt(runningRun)),
  training('model', 'a model card', card(sampleCard), modelHref(trainingPath, sampleCard.id)),
  training(
    'model-rolled-back',
    'the card of a model that was left',
    card(rolledBackCard),
    modelHref(trainingPath, sampleCard.id),
  ),
  training('model-empty', 'the card of a model without a test', card(emptyCard), modelHref(trainingPath, emptyCard.id)),
  scheduler('locked', 'on a lower plan', [], schedulerPath, planSession('starter')),
  scheduler('loading', 'on its way', []),
  scheduler(
    'empty',
    'nothing yet',
    board([], { dashboard: emptyDashboard, alerts: [], models: [] }),
    schedulerPath,
    elite,
  ),
  scheduler('executions', 'executions', board(mixed)),
  scheduler('own', 'an Elite user’s own', board([runningRun, waitingRun, completedRun]), schedulerPath, elite),
  scheduler(
    'critical',
    'a critical alert',
    board([forOperator(failedRun)], { dashboard: criticalDashboard, alerts: sampleAlerts }),
  ),
  scheduler('schedules', 'schedules', board(mixed), tab('schedules')),
  scheduler('schedules-own', 'schedules as an Elite user sees them', board(mixed), tab('schedules'), elite),
  scheduler('alerts', 'alerts', board(mixed, { dashboard: criticalDashboard, alerts: sampleAlerts }), tab('alerts')),
  scheduler('no-alerts', 'no alerts', board(mixed, { alerts: [] }), tab('alerts')),
  scheduler('models', 'models', board(mixed), tab('models')),
  scheduler(
    'models-rolled-back',
    'models after a rollback',
    board(mixed, { models: rolledBackModels }),
    tab('models'),
    elite,
  ),
  scheduler('no-models', 'no models', board(mixed, { models: [] }), tab('models')),
  scheduler(
    'control',
    'control panel',
    board(mixed, { dashboard: criticalDashboard, alerts: sampleAlerts }),
    tab('control'),
    planSession('elite', { role: 'operator' }),
  ),
  scheduler('run', 'one run', one(platformRun), runHref(schedulerPath, platformRun.executionId)),
  scheduler('failed', 'could not be loaded', broken(routes.dashboard, routes.listExecutions, routes.listAlerts)),
];
