import { AppError } from '#platform/contract/errors.ts';
import { type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import type { ScheduleControl } from '#platform/module/schedule-spec.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { trainingWorkflowId } from '#workflows/definitions/training/run-training.types.ts';
import { SCHEDULE_IDS, type TrainingScheduleId } from '../contract/dashboard.ts';
import { EXECUTION_STATUSES, PHASE_NAMES } from '../contract/vocabulary.ts';
import { dollarsText } from '../contract/words.ts';
import { modelName } from './models/model-record.ts';
import type { ModelService } from './models/model-service.ts';
import type { ModelStore } from './models/model-store.ts';
import type { Budget } from './runs/budget.ts';
import { failureMessage } from './runs/execution-view.ts';
import type { RunRecord } from './runs/run-record.ts';
import type { RunService } from './runs/run-service.ts';
import type { RunStore } from './runs/run-store.ts';
import { scheduleId } from './schedules/schedule-specs.ts';
import type { Viewer } from './scope.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const RUN = { name: 'run', summary: 'its id' } as const;
const MODEL = { name: 'model', summary: 'its id' } as const;
/** The command line speaks for an operator; whose account that is the log of commands knows. */
const OPERATOR: Viewer = { userId: '00000000-0000-0000-0000-000000000000', isOperator: true, isElite: false };

interface Deps {
  readonly runs: RunStore;
  readonly service: RunService;
  readonly budget: Budget;
  readonly models: ModelStore;
  readonly registry: ModelService;
  readonly schedules: ScheduleControl;
  readonly workflows: Pick<WorkflowStarter, 'status'>;
}

/** `training list|show|stop|retry|models|promote|rollback|schedule`. Each says first what it would do. */
export function createTrainingCommands(deps: Deps): OpsCommand[] {
  const { runs, service, budget, models, registry, schedules, workflows } = deps;
  const known = async (id: string): Promise<RunRecord> => {
    const run = UUID.test(id) ? await runs.find('all', id) : undefined;
    if (!run) throw new OpsError(`There is no training run ${id}. See: training list`);
    return run;
  };
  const knownModel = async (id: string) => {
    const model = UUID.test(id) ? await models.find('all', id) : undefined;
    if (!model) throw new OpsError(`There is no model ${id}. See: training models`);
    return model;
  };
  return [
    {
      name: 'training list',
      summary: 'Training runs of all scopes: running, waiting, then ended ones.',
      options: [{ flags: '--status <status>', summary: 'only these', choices: EXECUTION_STATUSES }],
      async prepare({ options: { status } }) {
        const found = await runs.list('all', { status });
        return { lines: found.length === 0 ? ['No training run is like that.'] : found.map(oneLine) };
      },
    },
    {
      name: 'training show',
      summary: 'One training run: where it stands, what it cost, and its workflow.',
      args: [RUN],
      async prepare({ args: [id = ''] }) {
        const run = await known(id);
        const charges = await budget.charges(run.scope, run.id);
        const workflow = trainingWorkflowId({ runId: run.id, attempt: run.attempt });
        const state = await workflows.status(workflow).catch(() => 'unreachable' as const);
        return {
          subject: run.id,
          lines: [
            oneLine(run),
            ...(run.failure ? [`Failed: ${run.failure.code}. ${failureMessage(run.failure)}`] : []),
            ...(run.stopReason === null ? [] : [`Stopped: ${run.stopReason}`]),
            ...charges.map(
              ({ phase, attempt, seconds, compute }) =>
                `${PHASE_NAMES[phase]}, attempt ${attempt}: ${compute === null ? 'not finished' : `${seconds.toFixed(1)} s, ${dollarsText(compute)}`}`,
            ),
            `Workflow ${workflow}: ${state}.`,
          ],
        };
      },
    },
    {
      name: 'training stop',
      summary: 'Stop a running or waiting training run; what it finished is kept for a retry.',
      args: [RUN],
      async prepare({ args: [id = ''], options: { reason = 'Stopped by an operator.' } }) {
        const run = await known(id);
        if (run.status !== 'running' && run.status !== 'pending')
          throw new OpsError(`It is ${run.status}: there is nothing to stop.`);
        return {
          subject: run.id,
          lines: [oneLine(run), 'It will be stopped. Nothing is deployed.'],
          apply: () => refused(async () => oneLine(await service.stop('all', run.id, reason))),
        };
      },
    },
    {
      name: 'training retry',
      summary: 'Go on with a failed or stopped training run from its last finished phase.',
      args: [RUN],
      async prepare({ args: [id = ''] }) {
        const run = await known(id);
        const { kept, repeated } = await service.preview('all', run.id).catch(asOpsError);
        const names = (list: readonly { phase: keyof typeof PHASE_NAMES }[]): string =>
          list.map(({ phase }) => PHASE_NAMES[phase]).join(', ') || 'nothing';
        return {
          subject: run.id,
          lines: [oneLine(run), `Kept: ${names(kept)}.`, `Done again: ${names(repeated)}.`],
          apply: () => refused(async () => oneLine(await service.retry('all', run.id))),
        };
      },
    },
    {
      name: 'training models',
      summary: 'Trained models of all scopes, newest first.',
      async prepare() {
        const list = await registry.list(OPERATOR);
        return {
          lines:
            list.length === 0
              ? ['No model has been trained.']
              : list.map(
                  ({ id, name, account, aliases, createdAt }) =>
                    `${id}  ${name}${account ? ` of ${account}` : ''}  ${createdAt.slice(0, 16)}  ${aliases.join(', ')}`,
                ),
        };
      },
    },
    {
      name: 'training promote',
      summary: 'Use this model for new analyses.',
      args: [MODEL],
      async prepare({ args: [id = ''], options: { reason = 'Promoted by an operator.' } }) {
        const model = await knownModel(id);
        const current = await models.named(model.scope, 'current');
        return {
          subject: id,
          lines: [
            `In use: ${current ? modelName(current) : 'the rule book alone'}. It will be ${modelName(model)}, until somebody promotes another or a later one tests better.`,
          ],
          apply: () => refused(async () => `In use: ${(await registry.promote(OPERATOR, id, reason)).name}.`),
        };
      },
    },
    {
      name: 'training rollback',
      summary: 'Leave the model in use for the one before it.',
      args: [MODEL],
      async prepare({ args: [id = ''], options: { reason = 'Rolled back by an operator.' } }) {
        const model = await knownModel(id);
        const [current, previous] = await Promise.all([
          models.named(model.scope, 'current'),
          models.named(model.scope, 'previous'),
        ]);
        if (current?.id !== id) throw new OpsError('This model is not in use. See: training models');
        return {
          subject: id,
          lines: [
            `In use: ${modelName(model)}. It will be ${previous ? modelName(previous) : 'the rule book alone'}, until somebody promotes another.`,
          ],
          apply: () =>
            refused(
              async () => `In use: ${(await registry.rollBack(OPERATOR, id, reason))?.name ?? 'the rule book alone'}.`,
            ),
        };
      },
    },
    {
      name: 'training schedule',
      summary: 'Look at, pause, resume or run a schedule of training.',
      args: [
        { name: 'action', summary: 'what to do', choices: ['list', 'pause', 'resume', 'run'] },
        { name: 'schedule', summary: 'which one; any with list', choices: SCHEDULE_IDS },
      ],
      async prepare({
        args: [action = 'list', schedule = 'readiness'],
        options: { reason = 'Paused by an operator.' },
      }) {
        const id = scheduleId(schedule as TrainingScheduleId);
        const all = (await schedules.list()).filter((one) => one.id.startsWith('training.'));
        const shown = action === 'list' ? all : all.filter((one) => one.id === id);
        const lines = shown.map(
          (one) =>
            `${one.id}: ${
              one.paused
                ? `paused (${one.note})`
                : `next ${one.nextRuns
                    .slice(0, 3)
                    .map((at) => at.toISOString())
                    .join(', ')}`
            }`,
        );
        if (action === 'list') return { lines };
        return {
          subject: id,
          lines: [...lines, `It will be ${{ pause: 'paused', resume: 'resumed', run: 'run now' }[action]}.`],
          apply: () =>
            refused(async () => {
              if (action === 'pause') await schedules.pause(id, reason);
              else if (action === 'resume') await schedules.resume(id);
              else await schedules.runNow(id);
              return 'Done. See: training schedule list';
            }),
        };
      },
    },
  ];
}

async function refused(act: () => Promise<string>): Promise<readonly string[]> {
  return [await act().catch(asOpsError)];
}

function asOpsError(error: unknown): never {
  throw error instanceof AppError ? new OpsError(error.message) : error;
}

const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function oneLine(run: RunRecord): string {
  const where = run.status === 'running' ? ` (${run.phase ?? 'starting'}, ${run.percent} %)` : '';
  return `${run.id}  ${run.scope}  ${run.type}  ${run.status}${where}  attempt ${run.attempt}  ${moment(run.queuedAt)}`;
}
