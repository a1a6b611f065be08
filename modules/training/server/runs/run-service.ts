import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { trainingWorkflowId } from '#workflows/definitions/training/run-training.types.ts';
import { trainingErrors as errors } from '../../contract/errors.ts';
import type { RetryPreview } from '../../contract/execution.ts';
import { type Category, MOST_PENDING, PHASES_OF, type TrainingType } from '../../contract/vocabulary.ts';
import type { Reach, Scope } from '../scope.ts';
import { type Budget, costOf } from './budget.ts';
import type { CheckpointStore } from './checkpoint-store.ts';
import type { RunQueue } from './run-queue.ts';
import { EMERGENCY_PRIORITY, type RunRecord } from './run-record.ts';
import type { RunStore } from './run-store.ts';

export interface RunOrder {
  readonly type: TrainingType;
  readonly priority?: number;
  readonly categories?: readonly Category[];
  readonly startedBy: RunRecord['startedBy'];
  readonly key?: string | undefined;
}

/** Enters, stops and retries runs. */
export class RunService {
  constructor(
    private readonly deps: {
      readonly db: Knex;
      readonly runs: RunStore;
      readonly checkpoints: CheckpointStore;
      readonly budget: Budget;
      readonly queue: RunQueue;
      readonly workflows: WorkflowStarter;
      readonly clock: Clock;
      readonly ids: Ids;
      readonly log: Log;
      /** Input hash that a phase would have now; null where it needs what an earlier phase has not made yet. */
      inputHash(run: RunRecord, phase: (typeof PHASES_OF)[TrainingType][number]): Promise<string | null>;
    },
  ) {}

  /**
   * Enters a run and starts it where none runs.
   * @throws AppError `training_categories_missing`, `training_queue_full`
   */
  async enter(scope: Scope, order: RunOrder): Promise<RunRecord> {
    const { runs, clock, ids, queue } = this.deps;
    const categories = order.type === 'category_specific' ? [...new Set(order.categories ?? [])].sort() : [];
    if (order.type === 'category_specific' && categories.length === 0)
      throw new AppError(errors.training_categories_missing);
    const entered = order.key && (await runs.findByKey(scope, order.key));
    if (entered) return entered;
    if ((await runs.countPending(scope)) >= MOST_PENDING) throw new AppError(errors.training_queue_full);
    const priority = order.type === 'emergency' ? EMERGENCY_PRIORITY : (order.priority ?? 1);
    const { type, startedBy, key = null } = order;
    const { id } = await runs.enter(scope, { id: ids.next(), type, priority, categories, startedBy, key }, clock.now());
    await queue.startNext(scope);
    return this.get({ scopes: [scope] }, id);
  }

  /** @throws AppError `not_found` */
  async get(reach: Reach, id: string): Promise<RunRecord> {
    const run = await this.deps.runs.find(reach, id);
    if (!run) throw new AppError(ERRORS.not_found);
    return run;
  }

  /**
   * The row says at once that it has stopped, and nothing more of it is kept; the phase that works hears of it within two seconds.
   * @throws AppError `not_found`, `training_not_running`
   */
  async stop(reach: Reach, id: string, reason: string): Promise<RunRecord> {
    const { db, runs, budget, queue, workflows, clock, log } = this.deps;
    const { scope, attempt } = await this.get(reach, id);
    const isStopped = await db.transaction(async (trx) => {
      if (!(await runs.with(trx).stop(reach, id, reason, clock.now()))) return false;
      await budget.release(trx, scope, id);
      return true;
    });
    if (!isStopped) throw new AppError(errors.training_not_running);
    await workflows
      .cancel(trainingWorkflowId({ runId: id, attempt }))
      // The phase sees its row, too, and the sweep starts what waits.
      .catch((error: unknown) => log.warn({ err: error, run: id }, 'the workflow of a stopped run was not reached'));
    await queue.startNext(scope);
    return this.get(reach, id);
  }

  /** @throws AppError `not_found`, `training_not_retryable`, `training_queue_full` */
  async retry(reach: Reach, id: string): Promise<RunRecord> {
    const { runs, queue, clock } = this.deps;
    const { scope } = await this.get(reach, id);
    if ((await runs.countPending(scope)) >= MOST_PENDING) throw new AppError(errors.training_queue_full);
    if (!(await runs.reopen(reach, id, clock.now()))) throw new AppError(errors.training_not_retryable);
    await queue.startNext(scope);
    return this.get(reach, id);
  }

  /** What a retry would take over and what it would do again. @throws AppError `not_found`, `training_not_retryable` */
  async preview(reach: Reach, id: string): Promise<RetryPreview> {
    const { checkpoints, budget, clock } = this.deps;
    const run = await this.get(reach, id);
    if (run.status !== 'failed' && run.status !== 'cancelled') throw new AppError(errors.training_not_retryable);
    const known = new Map((await checkpoints.list(run.scope, id)).map((one) => [one.step, one]));
    const kept: RetryPreview['kept'] = [];
    const repeated: RetryPreview['repeated'] = [];
    let seconds = 0;
    for (const phase of PHASES_OF[run.type]) {
      const checkpoint = known.get(phase);
      const isSame =
        checkpoint && repeated.length === 0 && checkpoint.inputHash === (await this.deps.inputHash(run, phase));
      if (checkpoint && isSame) {
        kept.push({ phase, seconds: checkpoint.seconds });
        continue;
      }
      const why = !checkpoint
        ? 'It had not finished.'
        : repeated.length === 0
          ? 'Its data have changed since.'
          : 'It builds on a phase that is repeated.';
      repeated.push({ phase, why });
      seconds += (await budget.expectedSeconds(run.scope, phase)) / 2;
    }
    const { remaining } = await budget.view(run.scope, clock.now());
    return {
      executionId: id,
      kept,
      repeated,
      expectedSeconds: seconds,
      expectedDollars: costOf(seconds) / 1_000_000,
      budgetLeftDollars: remaining,
    };
  }
}
