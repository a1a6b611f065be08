import { performance } from 'node:perf_hooks';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { TrainingStepRef } from '#workflows/definitions/training/run-training.types.ts';
import { trainingErrors as errors } from '../../contract/errors.ts';
import { PHASES_OF, type Phase } from '../../contract/vocabulary.ts';
import type { ConsentStore } from '../data/consent-store.ts';
import type { Budget } from '../runs/budget.ts';
import { type CheckpointStore, sha256 } from '../runs/checkpoint-store.ts';
import type { RunRecord } from '../runs/run-record.ts';
import type { RunStore } from '../runs/run-store.ts';
import { PLATFORM } from '../scope.ts';
import { CODE_VERSION } from './code-version.ts';

/** How often a phase says that it lives and asks whether it should. */
const BEAT_MS = 500;

/** Steps a phase finished before it broke off, and those it finishes now. */
interface InnerSteps {
  find(step: string): Promise<Buffer | undefined>;
  keep(step: string, bytes: Uint8Array): Promise<void>;
}

export interface PhaseContext {
  readonly run: RunRecord;
  /** Aborted when the run is stopped, or goes on elsewhere. */
  readonly signal: AbortSignal;
  /** What an earlier phase of the run came to; undefined where the run has no such phase. */
  output(phase: Phase): Promise<Buffer | undefined>;
  readonly inner: InnerSteps;
  /** Share of this phase that is done, 0..1. */
  onShare(share: number): void;
}

/** What a phase came to: bytes for the phases after it, and what is written in the transaction that keeps them. */
export interface PhaseResult {
  readonly bytes: Uint8Array;
  save?(trx: Knex.Transaction): Promise<void>;
}

export interface PhaseWork {
  /** What its result depends on beside the phases before it. */
  input(run: RunRecord): Promise<string>;
  work(context: PhaseContext): Promise<PhaseResult>;
}

interface Deps {
  readonly db: Knex;
  readonly runs: RunStore;
  readonly checkpoints: CheckpointStore;
  readonly consents: ConsentStore;
  readonly budget: Budget;
  readonly phases: Readonly<Record<Phase, PhaseWork>>;
  readonly clock: Clock;
  readonly log: Log;
}

/** The run was stopped, or goes on under another attempt. */
class RunEnded extends Error {}

/** Carries out one phase of a run, once, however often it is asked to. */
export class PhaseRunner {
  constructor(private readonly deps: Deps) {}

  /**
   * @param beat called every half second
   * @throws AppError what the run fails by
   */
  async runPhase(ref: TrainingStepRef, beat: () => void, cancelled: AbortSignal): Promise<'done' | 'kept' | 'ended'> {
    const { runs, checkpoints, clock, log } = this.deps;
    const scope = ref.userId ?? PLATFORM;
    const { phase } = ref;
    const stop = new AbortController();
    let share = 0;
    const watch = async (): Promise<void> => {
      beat();
      const percent = percentOf(ref.phases, phase, share);
      if (!(await runs.report(scope, ref.runId, ref.attempt, { phase, percent }, clock.now())))
        stop.abort(new RunEnded());
    };
    await watch();
    const timer = setInterval(() => {
      watch().catch((error: unknown) =>
        log.warn({ err: error, run: ref.runId }, 'progress of a run could not be noted'),
      );
    }, BEAT_MS);
    try {
      const signal = AbortSignal.any([cancelled, stop.signal]);
      signal.throwIfAborted();
      const run = await runs.findIn(scope, ref.runId);
      if (!run) return 'ended';
      if (phase !== 'data_collection') await this.requireConsent(this.deps.consents, run);
      const inputHash = (await this.inputHash(run, phase)) as string;
      const known = await checkpoints.find(scope, run.id, phase);
      if (known?.inputHash === inputHash) return 'kept';
      return await this.carryOut({ ref, run, inputHash, signal, onShare: (now) => (share = now) });
    } catch (error) {
      if (error instanceof RunEnded || stop.signal.aborted) return 'ended';
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  /** What the phase depends on, as a hash; null where a phase before it has no result yet. */
  async inputHash(run: RunRecord, phase: Phase): Promise<string | null> {
    const { checkpoints, phases } = this.deps;
    const before = PHASES_OF[run.type].slice(0, PHASES_OF[run.type].indexOf(phase));
    const outputs: string[] = [];
    for (const earlier of before) {
      const checkpoint = await checkpoints.find(run.scope, run.id, earlier);
      if (!checkpoint) return null;
      outputs.push(checkpoint.outputHash);
    }
    const own = await phases[phase].input(run);
    return sha256(JSON.stringify([phase, CODE_VERSION, process.version, run.type, run.categories, outputs, own]));
  }

  private async carryOut(of: {
    ref: TrainingStepRef;
    run: RunRecord;
    inputHash: string;
    signal: AbortSignal;
    onShare: (share: number) => void;
  }): Promise<'done' | 'ended'> {
    const { ref, run, inputHash, signal, onShare } = of;
    const { db, runs, checkpoints, consents, budget, phases, clock } = this.deps;
    const { phase } = ref;
    const { scope } = run;
    const charge = { run: run.id, phase, attempt: run.attempt };
    await budget.reserve(scope, charge, clock.now());
    const began = performance.now();
    const secondsSoFar = (): number => (performance.now() - began) / 1_000;
    const { bytes, save } = await phases[phase].work({
      run,
      signal,
      onShare,
      output: (earlier) => this.output(run, earlier),
      inner: this.innerSteps(run, phase, inputHash, secondsSoFar),
    });
    signal.throwIfAborted();
    const isKept = await db.transaction(async (trx) => {
      if (!(await runs.with(trx).lockRunning(scope, run.id, run.attempt))) return false;
      // The first phase says anew whose data they are.
      await save?.(trx);
      await this.requireConsent(consents.with(trx), (await runs.with(trx).findIn(scope, run.id)) as RunRecord);
      const seconds = secondsSoFar();
      await checkpoints
        .with(trx)
        .keep(scope, run.id, { step: phase, inputHash, seconds, attempt: run.attempt, bytes }, clock.now());
      await checkpoints.with(trx).dropInside(scope, run.id, phase);
      await budget.settle(trx, scope, charge, seconds, clock.now());
      return true;
    });
    return isKept ? 'done' : 'ended';
  }

  private async output(run: RunRecord, phase: Phase): Promise<Buffer | undefined> {
    const checkpoint = await this.deps.checkpoints.find(run.scope, run.id, phase);
    return checkpoint && this.deps.checkpoints.bytes(run.scope, checkpoint.outputHash);
  }

  private innerSteps(
    { scope, id, attempt }: RunRecord,
    phase: Phase,
    inputHash: string,
    seconds: () => number,
  ): InnerSteps {
    const { checkpoints, clock } = this.deps;
    const nameOf = (step: string): string => `${phase}/${step}`;
    return {
      async find(step) {
        const known = await checkpoints.find(scope, id, nameOf(step));
        return known?.inputHash === inputHash ? checkpoints.bytes(scope, known.outputHash) : undefined;
      },
      async keep(step, bytes) {
        const kept = { step: nameOf(step), inputHash, seconds: seconds(), attempt, bytes };
        await checkpoints.keep(scope, id, kept, clock.now());
      },
    };
  }

  /** @throws AppError `training_data_withdrawn` where somebody whose data the run uses took them back */
  private async requireConsent(consents: ConsentStore, { scope, id, contributors }: RunRecord): Promise<void> {
    if (scope !== PLATFORM || contributors === null) return;
    if ((await consents.countRemaining(id)) < contributors) throw new AppError(errors.training_data_withdrawn);
  }
}

/** Of the whole run: each phase is an equal part. */
function percentOf(phases: readonly Phase[], phase: Phase, share: number): number {
  return Math.min(99, Math.floor((100 * (phases.indexOf(phase) + Math.min(1, Math.max(0, share)))) / phases.length));
}
