import { Context, heartbeat } from '@temporalio/activity';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { RunTrainingPort } from '#workflows/definitions/training/run-training.types.ts';
import type { WorkflowFailure } from '#workflows/definitions/workflow-failure.types.ts';
import { BROKEN, CANCELLED, TIMED_OUT } from '#workflows/definitions/workflow-failure.types.ts';
import { trainingErrors as errors } from '../../contract/errors.ts';
import { TYPE_NAMES } from '../../contract/vocabulary.ts';
import type { PhaseRunner } from '../phases/phase-runner.ts';
import { PLATFORM, type Scope } from '../scope.ts';
import type { AlertStore } from './alert-store.ts';
import type { Budget } from './budget.ts';
import { failureMessage, severityOf } from './execution-view.ts';
import type { RunQueue } from './run-queue.ts';
import type { RunRecord } from './run-record.ts';
import type { RunStore } from './run-store.ts';

interface Deps {
  readonly db: Knex;
  readonly runs: RunStore;
  readonly alerts: AlertStore;
  readonly budget: Budget;
  readonly queue: RunQueue;
  readonly clock: Clock;
}

const codeOf = (code: string): string =>
  code === BROKEN ? errors.training_failed.code : code === TIMED_OUT ? errors.training_timed_out.code : code;

/** How runs end. Each is one transaction and may run twice. */
export class RunEnds {
  constructor(private readonly deps: Deps) {}

  async finish(scope: Scope, id: string, attempt: number): Promise<void> {
    const { runs, queue, clock } = this.deps;
    await runs.complete(scope, id, attempt, clock.now());
    await queue.startNext(scope);
  }

  async fail(scope: Scope, id: string, attempt: number, failure: WorkflowFailure): Promise<void> {
    const { db, runs, alerts, budget, queue, clock } = this.deps;
    const at = clock.now();
    const code = codeOf(failure.code);
    await db.transaction(async (trx) => {
      const run = await runs.with(trx).lockRunning(scope, id, attempt);
      if (!run) return;
      await budget.release(trx, scope, id);
      if (code === CANCELLED) {
        // Stopped in Temporal's own UI: whoever did it left no reason.
        await runs.with(trx).stop({ scopes: [scope] }, id, 'Cancelled in Temporal.', at);
        return;
      }
      await runs.with(trx).fail(scope, id, attempt, { code, details: failure.details }, at);
      // Its own alert says already that the budget is used up.
      if (code === errors.training_budget_used.code) return;
      const message = failureMessage({ code, details: failure.details });
      await alerts.with(trx).raise(scope, failed(run, code, message), at);
    });
    await queue.startNext(scope);
  }
}

function failed(run: RunRecord, code: string, message: string) {
  return {
    kind: code === errors.training_data_withdrawn.code ? ('data_withdrawn' as const) : ('run_failed' as const),
    severity: severityOf(code),
    title: `${TYPE_NAMES[run.type]} training failed`,
    message,
    run: run.id,
    about: `${run.id}:${run.attempt}`,
  };
}

/** The workflow's steps. */
export function createRunActivities(deps: { phases: PhaseRunner; ends: RunEnds }): RunTrainingPort {
  const { phases, ends } = deps;
  return {
    runPhase: (ref) => phases.runPhase(ref, () => heartbeat(ref.phase), Context.current().cancellationSignal),
    finishRun: ({ userId, runId, attempt }) => ends.finish(userId ?? PLATFORM, runId, attempt),
    failRun: ({ userId, runId, attempt, failure }) => ends.fail(userId ?? PLATFORM, runId, attempt, failure),
  };
}
