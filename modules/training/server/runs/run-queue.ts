import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  runTrainingType,
  type TrainingRef,
  trainingWorkflowId,
} from '#workflows/definitions/training/run-training.types.ts';
import { PHASES_OF } from '../../contract/vocabulary.ts';
import { type Scope, userOf } from '../scope.ts';
import type { RunRecord } from './run-record.ts';
import type { RunStore } from './run-store.ts';

/** Address of a run on our page. */
const pageOf = (publicUrl: string, run: string): string => `${publicUrl}/training-scheduler?run=${run}`;

/** Starts what waits: one run at a time in each scope, chosen by Postgres, carried out by Temporal. */
export class RunQueue {
  constructor(
    private readonly deps: {
      readonly runs: RunStore;
      readonly workflows: WorkflowStarter;
      readonly publicUrl: string;
      readonly clock: Clock;
      readonly log: Log;
    },
  ) {}

  /** Starts the next of a scope where none runs. What cannot be started now the sweep starts. */
  async startNext(scope: Scope): Promise<void> {
    const run = await this.deps.runs.takeNext(scope, this.deps.clock.now());
    if (!run) return;
    try {
      await this.startWorkflow(run);
    } catch (error) {
      this.deps.log.error({ err: error, run: run.id }, 'a training run could not be started; the sweep tries again');
    }
  }

  startWorkflow(run: RunRecord): Promise<'started' | 'exists'> {
    return this.deps.workflows.start(runTrainingType, { id: trainingWorkflowId(keyOf(run)), input: this.refOf(run) });
  }

  refOf(run: RunRecord): TrainingRef {
    return {
      ...keyOf(run),
      userId: userOf(run.scope),
      type: run.type,
      priority: run.priority,
      phases: [...PHASES_OF[run.type]],
      page: pageOf(this.deps.publicUrl, run.id),
    };
  }
}

const keyOf = ({ id, attempt }: RunRecord) => ({ runId: id, attempt });
