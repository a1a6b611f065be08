import type { Clock } from '#platform/clock.ts';
import { trainingWorkflowId } from '#workflows/definitions/training/run-training.types.ts';
import type { Execution } from '../../contract/execution.ts';
import { modelName } from '../models/model-record.ts';
import type { ModelStore } from '../models/model-store.ts';
import { modelReachOf, reachOf, type Viewer } from '../scope.ts';
import type { Budget } from './budget.ts';
import type { CheckpointStore } from './checkpoint-store.ts';
import { toExecution } from './execution-view.ts';
import type { RunRecord } from './run-record.ts';
import type { RunService } from './run-service.ts';
import type { RunStore } from './run-store.ts';

/** Runs as their pages show them. */
export class ExecutionReader {
  constructor(
    private readonly deps: {
      readonly runs: RunStore;
      readonly service: RunService;
      readonly checkpoints: CheckpointStore;
      readonly budget: Budget;
      readonly models: ModelStore;
      readonly clock: Clock;
      /** Address of Temporal's own UI and its namespace; null: none is configured. */
      readonly temporalUi: { readonly url: string; readonly namespace: string } | null;
    },
  ) {}

  async list(viewer: Viewer, scope?: 'platform' | 'personal'): Promise<Execution[]> {
    const runs = await this.deps.runs.list(reachOf(viewer), { scope });
    return Promise.all(runs.map((run) => this.view(viewer, run, runs)));
  }

  /** @throws AppError `not_found` */
  async get(viewer: Viewer, id: string): Promise<Execution> {
    return this.view(viewer, await this.deps.service.get(reachOf(viewer), id));
  }

  async view(viewer: Viewer, run: RunRecord, queue?: readonly RunRecord[]): Promise<Execution> {
    const { checkpoints, budget, models, runs, clock } = this.deps;
    const modelId = run.outcome?.modelId ?? null;
    const [charges, kept, model] = await Promise.all([
      budget.charges(run.scope, run.id),
      checkpoints.list(run.scope, run.id),
      modelId === null ? undefined : models.find(modelReachOf(viewer), modelId),
    ]);
    const open = run.status === 'pending' ? (queue ?? (await runs.list({ scopes: [run.scope] }))) : [];
    return toExecution(
      run,
      {
        charges,
        checkpoints: kept,
        waitsBehind: run.status === 'pending' ? placesBefore(run, open) : null,
        modelName: model ? modelName(model) : null,
        workflowUrl: this.urlOf(run),
      },
      viewer,
      clock.now(),
    );
  }

  private urlOf({ id, attempt }: RunRecord): string | null {
    const { temporalUi } = this.deps;
    if (!temporalUi) return null;
    const workflow = encodeURIComponent(trainingWorkflowId({ runId: id, attempt }));
    return `${temporalUi.url}/namespaces/${encodeURIComponent(temporalUi.namespace)}/workflows/${workflow}`;
  }
}

/** In a list that has the running one first and the waiting ones in their order. */
function placesBefore(run: RunRecord, listed: readonly RunRecord[]): number {
  const queue = listed.filter(
    ({ scope, status }) => scope === run.scope && (status === 'running' || status === 'pending'),
  );
  return Math.max(
    0,
    queue.findIndex(({ id }) => id === run.id),
  );
}
