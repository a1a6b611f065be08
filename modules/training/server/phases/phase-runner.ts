import { performance } from 'node:perf_hooks';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { TrainingStepRef } from '#workflows/definitions/training/run-training.types.ts';
import { trainingErrors as errors } from '../../contract/errors.ts';
import { PHASES_OF, type Phase } from '../../contract/vocabulary.ts';
import type { ConsentStore } from '../data/consent-store.ts';
import type { Budget, ChargeKey } from '../runs/budget.ts';
import { type CheckpointStore, sha256 } from '../runs/checkpoint-store.ts';
import type { RunRecord } from '../runs/run-record.ts';
import type { RunStore } from '../runs/run-store.ts';
import { PLATFORM, type Scope } from '../scope.ts';
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
    // Asked for again after its end was not heard of: what this attempt has kept holds, whatever has changed since.
    if ((await checkpoints.find(scope, ref.runId, phase))?.attempt === ref.attempt) return 'kept';
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
    const { budget, phases, clock } = this.deps;
    const { phase } = ref;
    const charge = { run: run.id, phase, attempt: run.attempt };
    await budget.reserve(run.scope, charge, clock.now());
    const began = performance.now();
    const secondsSoFar = (): number => (performance.now() - began) / 1_000;
    let isKept = false;
    try {
      const result = await phases[phase].work({
        run,
        signal,
        onShare,
        output: (earlier) => this.output(run, earlier),
        inner: this.innerSteps(run, phase, inputHash, secondsSoFar),
      });
      signal.throwIfAborted();
      isKept = await this.keep(run, { charge, inputHash, seconds: secondsSoFar(), ...result });
      return isKept ? 'done' : 'ended';
    } finally {
      if (!isKept) await this.payBroken(run.scope, charge, secondsSoFar());
    }
  }

  /** The end of a phase, whole or not at all. False where the attempt does not run any more. */
  private keep(
    run: RunRecord,
    of: PhaseResult & { charge: ChargeKey; inputHash: string; seconds: number },
  ): Promise<boolean> {
    const { db, runs, checkpoints, consents, budget, clock } = this.deps;
    const { scope, id, attempt, type } = run;
    const { charge, inputHash, seconds, bytes, save } = of;
    return db.transaction(async (trx) => {
      const store = runs.with(trx);
      if (!(await store.lockRunning(scope, id, attempt))) return false;
      const { phase } = charge;
      // Another try of this attempt was taken for dead and was not: one of them is kept, and paid.
      if ((await checkpoints.with(trx).find(scope, id, phase))?.attempt === attempt) return true;
      // The first phase says anew whose data they are.
      await save?.(trx);
      await this.requireConsent(consents.with(trx), (await store.findIn(scope, id)) as RunRecord);
      await checkpoints.with(trx).keep(scope, id, { step: phase, inputHash, seconds, attempt, bytes }, clock.now());
      await checkpoints.with(trx).dropInside(scope, id, phase);
      await budget.settle(trx, scope, charge, seconds, clock.now());
      // Ended with what it deployed: nobody stops a run whose model is in use already.
      if (PHASES_OF[type].at(-1) === phase) await store.complete(scope, id, attempt, clock.now());
      return true;
    });
  }

  /** What a try used before it broke off; why it did is said elsewhere. */
  private async payBroken(scope: Scope, charge: ChargeKey, seconds: number): Promise<void> {
    const { db, checkpoints, budget, clock, log } = this.deps;
    const { run, phase, attempt } = charge;
    try {
      await db.transaction(async (trx) => {
        // It was kept after all: the answer of the database was lost.
        if ((await checkpoints.with(trx).find(scope, run, phase))?.attempt === attempt) return;
        await budget.settle(trx, scope, charge, seconds, clock.now());
      });
    } catch (error) {
      log.warn({ err: error, run: charge.run }, 'the time of a training phase that broke off could not be charged');
    }
  }

  private async output(run: RunRecord, phase: Phase): Promise<Buffer | undefined> {
    const checkpoint = await this.deps.checkpoints.find(run.scope, run.id, phase);
    return checkpoint && this.deps.checkpoints.bytes(run.scope, checkpoint.outputHash);
  }

  private innerSteps(run: RunRecord, phase: Phase, inputHash: string, seconds: () => number): InnerSteps {
    const { db, runs, consents, checkpoints, clock } = this.deps;
    const { scope, id, attempt } = run;
    const nameOf = (step: string): string => `${phase}/${step}`;
    return {
      async find(step) {
        const known = await checkpoints.find(scope, id, nameOf(step));
        return known?.inputHash === inputHash ? checkpoints.bytes(scope, known.outputHash) : undefined;
      },
      keep: (step, bytes) =>
        db.transaction(async (trx) => {
          if (!(await runs.with(trx).lockRunning(scope, id, attempt))) throw new RunEnded();
          await this.requireConsent(consents.with(trx), run);
          const kept = { step: nameOf(step), inputHash, seconds: seconds(), attempt, bytes };
          await checkpoints.with(trx).keep(scope, id, kept, clock.now());
        }),
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
