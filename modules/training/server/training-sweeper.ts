import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { trainingWorkflowId } from '#workflows/definitions/training/run-training.types.ts';
import { BROKEN } from '#workflows/definitions/workflow-failure.types.ts';
import { TYPE_NAMES } from '../contract/vocabulary.ts';
import type { AlertStore } from './runs/alert-store.ts';
import type { CheckpointStore } from './runs/checkpoint-store.ts';
import type { RunQueue } from './runs/run-queue.ts';
import type { RunRecord } from './runs/run-record.ts';
import type { RunStore } from './runs/run-store.ts';

/** A run that works is heard of every half second. */
const SILENT_MS = 60_000;
/** While others are heard of, a silent one waits for a free worker; so long it does not. */
const LONGEST_WAIT_MS = 2 * 3_600_000;
const BATCH = 100;
const CHECKPOINTS_KEPT_MS = 60 * 86_400_000;

/** Picks up what a crash left: runs without a workflow, queues nobody started, checkpoints nobody needs. Runs every half minute. */
export class TrainingSweeper {
  constructor(
    private readonly deps: {
      runs: RunStore;
      checkpoints: CheckpointStore;
      alerts: AlertStore;
      queue: RunQueue;
      workflows: WorkflowStarter;
      failRun(run: RunRecord, code: string): Promise<void>;
      clock: Clock;
      log: Log;
    },
  ) {}

  /** @param onStep called before each run, to show that the sweep is alive */
  async run(onStep: () => void): Promise<{ started: number; failed: number; stuck: number; removed: number }> {
    const { runs, checkpoints, queue, clock, log } = this.deps;
    const result = { started: 0, failed: 0, stuck: 0, removed: 0 };
    const before = (ms: number): Date => new Date(clock.now().getTime() - ms);
    for (const run of await runs.findSilent(before(SILENT_MS), BATCH)) {
      onStep();
      try {
        const found = await this.pickUp(run);
        if (found) result[found] += 1;
      } catch (error) {
        log.error({ err: error, run: run.id }, 'the sweep could not deal with a training run');
      }
    }
    for (const scope of await runs.findIdle(BATCH)) {
      onStep();
      await queue.startNext(scope);
    }
    onStep();
    result.removed = await checkpoints.removeOld(before(CHECKPOINTS_KEPT_MS));
    if (Object.values(result).some((count) => count > 0)) log.info(result, 'swept training');
    return result;
  }

  /** Of a silent run: its workflow is started, or it is failed where that has ended, or an alert is raised, once an attempt: then null. */
  private async pickUp(run: RunRecord): Promise<'started' | 'failed' | 'stuck' | null> {
    const { runs, queue, workflows, alerts, clock } = this.deps;
    const state = await workflows.status(trainingWorkflowId({ runId: run.id, attempt: run.attempt }));
    if (state === 'unknown' && (await queue.startWorkflow(run)) === 'started') {
      await runs.noteAsked(run.scope, run.id, clock.now());
      return 'started';
    }
    if (state === 'closed') {
      await this.deps.failRun(run, BROKEN);
      return 'failed';
    }
    await runs.noteAsked(run.scope, run.id, clock.now());
    const isWaiting = run.aliveAt !== null && clock.now().getTime() - run.aliveAt.getTime() < LONGEST_WAIT_MS;
    if (isWaiting && (await runs.isAnyHeard(new Date(clock.now().getTime() - SILENT_MS)))) return null;
    const isNew = await alerts.raise(
      run.scope,
      {
        kind: 'run_stuck',
        severity: 'critical',
        title: 'A training run does not move',
        message: `${TYPE_NAMES[run.type]} training has not been heard of for a minute: no worker may be running. It goes on by itself when one is; stop it if it should not.`,
        run: run.id,
        about: `${run.id}:${run.attempt}`,
      },
      clock.now(),
    );
    return isNew ? 'stuck' : null;
  }
}
