import { trainingErrors } from '../../contract/errors.ts';
import type { Execution, TrainingAlert } from '../../contract/execution.ts';
import { PHASES_OF, type Phase } from '../../contract/vocabulary.ts';
import { kindOf, userOf, type Viewer } from '../scope.ts';
import type { Charge } from './budget.ts';
import type { Checkpoint } from './checkpoint-store.ts';
import type { RunRecord } from './run-record.ts';

interface ExecutionParts {
  readonly charges: readonly Charge[];
  readonly checkpoints: readonly Checkpoint[];
  /** Places before it; null unless it waits. */
  readonly waitsBehind: number | null;
  readonly modelName: string | null;
  /** Null where no UI is configured. */
  readonly workflowUrl: string | null;
}

const dollars = (micro: number): number => micro / 1_000_000;

/** A run as its page shows it. */
export function toExecution(run: RunRecord, parts: ExecutionParts, viewer: Viewer, now: Date): Execution {
  const settled = parts.charges.filter(({ compute }) => compute !== null);
  const compute = settled.reduce((sum, charge) => sum + (charge.compute ?? 0), 0);
  const model = settled.reduce((sum, charge) => sum + charge.model, 0);
  const isOpen = run.status === 'running' || run.status === 'pending';
  return {
    executionId: run.id,
    scope: kindOf(run.scope),
    account: viewer.isOperator ? userOf(run.scope) : null,
    status: run.status,
    trainingType: run.type,
    priority: run.priority,
    waitsBehind: parts.waitsBehind,
    startedBy: run.startedBy,
    queuedAt: run.queuedAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
    progress: run.percent,
    phase: run.status === 'running' ? (run.phase ?? PHASES_OF[run.type][0] ?? null) : null,
    phases: PHASES_OF[run.type].map((phase) => phaseOf(run, phase, parts)),
    duration: run.startedAt ? Math.max(0, ((run.endedAt ?? now).getTime() - run.startedAt.getTime()) / 1_000) : 0,
    categories: run.categories,
    attempt: run.attempt,
    cost: {
      computeSeconds: settled.reduce((sum, { seconds }) => sum + seconds, 0),
      computeDollars: dollars(compute),
      modelDollars: dollars(model),
      dollars: dollars(compute + model),
    },
    stopped:
      run.stopReason !== null && run.stoppedAt ? { reason: run.stopReason, at: run.stoppedAt.toISOString() } : null,
    failure: run.failure && { code: run.failure.code, message: failureMessage(run.failure) },
    canStop: isOpen,
    canRetry: run.status === 'failed' || run.status === 'cancelled',
    workflowUrl: viewer.isOperator ? parts.workflowUrl : null,
    outcome: run.outcome && {
      summary: run.outcome.summary,
      modelId: run.outcome.modelId,
      modelName: parts.modelName,
      deployed: run.outcome.deployed,
      learned: [...run.outcome.learned],
      unknown: [...run.outcome.unknown],
    },
  };
}

function phaseOf(run: RunRecord, phase: Phase, { charges, checkpoints }: ExecutionParts): Execution['phases'][number] {
  const checkpoint = checkpoints.find(({ step }) => step === phase);
  // Of all attempts, with tries that broke off.
  const paid = charges.filter((one) => one.phase === phase && one.compute !== null);
  const figures = {
    seconds: checkpoint?.seconds ?? null,
    dollars: paid.length > 0 ? dollars(paid.reduce((sum, one) => sum + (one.compute ?? 0) + one.model, 0)) : null,
  };
  if (checkpoint) return { phase, state: checkpoint.attempt < run.attempt ? 'kept' : 'done', ...figures };
  const isNow = run.phase === phase;
  if (isNow && run.status === 'running') return { phase, state: 'running', ...figures };
  if (isNow && run.status === 'failed') return { phase, state: 'failed', ...figures };
  return { phase, state: 'waiting', ...figures };
}

/** The sentence of a failure's code, which is one of ours. */
export function failureMessage({ code, details }: { code: string; details?: unknown }): string {
  const spec = Object.values(trainingErrors).find((one) => one.code === code) ?? trainingErrors.training_failed;
  const { message } = spec as { message: string | ((details: unknown) => string) };
  return typeof message === 'string' ? message : message(details);
}

/** How severe a failure is: what people can wait out or fix themselves is no emergency. */
export function severityOf(code: string): TrainingAlert['severity'] {
  if (code === trainingErrors.training_too_little_data.code) return 'info';
  return code === trainingErrors.training_failed.code ? 'critical' : 'warning';
}
