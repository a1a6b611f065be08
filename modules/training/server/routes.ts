import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { type RequestContext, requireUser } from '#platform/module/request-context.ts';
import type { ScheduleControl } from '#platform/module/schedule-spec.ts';
import { trainingRoutes } from '../contract/routes.ts';
import { type ScopeKind, type TrainingType, TYPE_NAMES } from '../contract/vocabulary.ts';
import { requireViewer } from './access.ts';
import type { DashboardService } from './dashboard-service.ts';
import type { ConsentService } from './data/consent-service.ts';
import type { JudgementReader } from './judging/judgement-reader.ts';
import type { ModelService } from './models/model-service.ts';
import type { PerformanceModels } from './models/performance-models.ts';
import type { AlertStore } from './runs/alert-store.ts';
import type { ExecutionReader } from './runs/execution-reader.ts';
import type { RunRecord } from './runs/run-record.ts';
import type { RunOrder, RunService } from './runs/run-service.ts';
import { scheduleId, toSchedules } from './schedules/schedule-specs.ts';
import { PLATFORM, reachOf, type Scope, type Viewer } from './scope.ts';

interface RouteDeps {
  readonly service: RunService;
  readonly executions: ExecutionReader;
  readonly dashboard: DashboardService;
  readonly registry: ModelService;
  readonly performance: PerformanceModels;
  readonly alerts: AlertStore;
  readonly consents: ConsentService;
  readonly judgements: JudgementReader;
  readonly schedules: ScheduleControl;
  readonly gates: GateService;
  readonly clock: Clock;
}

const DID = { pause: 'paused', resume: 'resumed', run: 'started' } as const;

export function createTrainingRoutes(deps: RouteDeps): ImplementedRoute[] {
  const {
    service,
    executions,
    dashboard,
    registry,
    performance,
    alerts,
    consents,
    judgements,
    schedules,
    gates,
    clock,
  } = deps;
  const viewerOf = (rc: RequestContext): Viewer => requireViewer(rc, gates);

  /** Enters a run of the viewer's. */
  async function begin(rc: RequestContext, order: Omit<RunOrder, 'startedBy'>, kind?: ScopeKind) {
    const viewer = viewerOf(rc);
    const scope = scopeFor(viewer, kind);
    return service.enter(scope, { ...order, startedBy: scope === viewer.userId ? 'person' : 'operator' });
  }
  const button =
    (type: TrainingType, message: string) =>
    async ({ headers }: { headers: { 'idempotency-key'?: string | undefined } }, rc: RequestContext) =>
      started(await begin(rc, { type, key: headers['idempotency-key'] }), message);

  return implement(trainingRoutes, {
    async trigger({ body, headers }, rc) {
      const { scope, ...order } = body;
      const run = await begin(rc, { ...order, key: headers['idempotency-key'] }, scope);
      return started(run, `${TYPE_NAMES[run.type]} training`);
    },
    generateExamples: button('style_examples', 'Making style examples'),
    generateSpecialistExamples: button('specialist_agents', 'Learning how far each specialist can be relied on'),
    generateImprovementTraining: button('self_improvement', 'Comparing earlier predictions with what came'),
    async deployCustomModel({ headers }, rc) {
      const viewer = viewerOf(rc);
      await registry.requireCandidate(scopeFor(viewer));
      return started(
        await begin(rc, { type: 'test_and_deploy', key: headers['idempotency-key'] }),
        'Testing the newest model',
      );
    },
    async emergencyStop({ body }, rc) {
      const viewer = viewerOf(rc);
      const run = await service.stop(reachOf(viewer), body.executionId, body.reason);
      return {
        message: 'The run is stopped. What it had finished is kept for a retry; nothing was deployed.',
        data: await executions.view(viewer, run),
      };
    },
    status: (_, rc) => dashboard.status(requireUser(rc).id),
    modelStatus: (_, rc) => dashboard.modelStatus(requireUser(rc).id),
    dashboard: async (_, rc) => dashboard.dashboard(viewerOf(rc)),
    async listExecutions({ query }, rc) {
      return { data: await executions.list(viewerOf(rc), query.scope) };
    },
    getExecution: async ({ params }, rc) => executions.get(viewerOf(rc), params.id),
    previewRetry: async ({ params }, rc) => service.preview(reachOf(viewerOf(rc)), params.id),
    async retry({ params }, rc) {
      return started(await service.retry(reachOf(viewerOf(rc)), params.id), 'The run goes on');
    },
    async listAlerts(_, rc) {
      return { data: await alerts.list(reachOf(viewerOf(rc)), clock.now()) };
    },
    async dismissAlert({ params }, rc) {
      if (!(await alerts.dismiss(reachOf(viewerOf(rc)), params.id, clock.now()))) throw new AppError(ERRORS.not_found);
      return undefined;
    },
    async listSchedules(_, rc) {
      viewerOf(rc);
      return { data: toSchedules(await schedules.list()) };
    },
    async steerSchedule({ params }, rc) {
      const id = scheduleId(params.id);
      const { name } = requireUser(rc);
      if (params.action === 'pause') await schedules.pause(id, `Paused by ${name}.`);
      else if (params.action === 'resume') await schedules.resume(id);
      else await schedules.runNow(id);
      return { message: `The schedule is ${DID[params.action]}.` };
    },
    async listModels({ query }, rc) {
      const viewer = viewerOf(rc);
      if (viewer.isElite) await performance.register(viewer.userId);
      return { data: await registry.list(viewer, query.scope) };
    },
    getModel: async ({ params }, rc) => registry.get(viewerOf(rc), params.id),
    getModelCard: async ({ params }, rc) => registry.card(viewerOf(rc), params.id),
    async promoteModel({ params, body }, rc) {
      const data = await registry.promote(viewerOf(rc), params.id, body.reason);
      return {
        message: `New analyses are judged with ${data.name}. It stays until somebody promotes another or a later one tests better.`,
        data,
      };
    },
    async rollBackModel({ params, body }, rc) {
      const data = await registry.rollBack(viewerOf(rc), params.id, body.reason);
      const what = data ? data.name : 'the rule book alone';
      return {
        message: `New analyses are judged with ${what} again. That stays until somebody promotes another: runs go on testing, and leave the choice to you.`,
        data,
      };
    },
    getConsent: (_, rc) => consents.find(requireUser(rc).id),
    setConsent: ({ body }, rc) => consents.set(requireUser(rc).id, body.contributes),
    getJudgement: ({ params }, rc) => judgements.of(requireUser(rc).id, params.id),
  });
}

/** Elite users train their own model unless they are operators and ask for the platform's. @throws AppError `forbidden` */
function scopeFor({ userId, isOperator, isElite }: Viewer, kind?: ScopeKind): Scope {
  const wanted = kind ?? (isElite ? 'personal' : 'platform');
  if (wanted === 'platform' ? !isOperator : !isElite) throw new AppError(ERRORS.forbidden);
  return wanted === 'platform' ? PLATFORM : userId;
}

function started(run: RunRecord, what: string) {
  const message =
    run.status === 'pending' ? `${what}: it waits until the run before it has ended.` : `${what}: it is under way.`;
  return { message, data: { executionId: run.id, status: run.status } };
}
