import type { Log } from '#platform/log/log.ts';
import { EngineError } from '../decode/engine-error.ts';
import {
  type CauseOfDeath,
  EngineInterrupted,
  EngineProcess,
  engineChildEntry,
  type JobTime,
  type ProcessLimits,
} from './engine-process.ts';
import { findJail, type JailWall } from './jail.ts';
import type { JobInput, JobName, JobOutput, OnJobStage } from './jobs.ts';

export interface EnginePoolOptions {
  /** Processes at most; each does one job at a time and holds about 500 MB. */
  readonly size: number;
  readonly log: Log;
  /** For each job that does not say, once a process has it; default 20 s by the clock. */
  readonly wallMs?: number;
  /** Most resident memory of one process. */
  readonly maxRssMb?: number;
  /** Jobs after which a process is replaced, so that no leak grows for ever. */
  readonly recycleAfter?: number;
  /** Called for each process that ended in the middle of a job, or was ended for what it did. */
  readonly onDeath?: (cause: CauseOfDeath) => void;
  /** Another program instead of `engine-child`, for tests. */
  readonly entry?: string;
}

export interface RunOptions<Name extends JobName> {
  readonly onStage?: OnJobStage<Name>;
  /** Called before a job whose process broke off is tried once more. */
  readonly onRetry?: () => void;
  /** Aborting takes the job out of the queue or ends the process that has it. */
  readonly signal?: AbortSignal;
  /** Longest time for this job by the clock, once a process has it; default the pool's. */
  readonly wallMs?: number;
  /** Longest time of the processor for this job; default what four cores can do in `wallMs`. */
  readonly processorMs?: number;
}

const CORES_OF_A_JOB = 4;

/** Models take seconds to load, and minutes where much else wants the cores; who starts the product waits as long. */
const START_MS = 170_000;

/** What one attempt needs to know. */
interface Order<Name extends JobName> extends JobTime {
  readonly job: Name;
  readonly input: JobInput<Name>;
  readonly onStage: (stage: string, percent: number) => void;
  readonly signal: AbortSignal | undefined;
}

interface Waiting {
  start(process: EngineProcess): void;
  fail(cause: unknown): void;
}

/**
 * Works on untrusted files in forked processes. A file that hangs, eats memory
 * or crashes its process fails alone; the process is replaced at once, so that
 * its models are warm, or nearly so, when the next job needs it. A job whose process was ended by somebody else, or threw, is
 * tried once more in another process. Jobs beyond the size wait in order.
 */
export class EnginePool {
  private readonly wallMs: number;
  private readonly limits: ProcessLimits;
  private readonly entry: string;
  private readonly processes = new Set<EngineProcess>();
  private readonly idle: EngineProcess[] = [];
  private readonly waiting: Waiting[] = [];
  private stopped = false;

  constructor(private readonly options: EnginePoolOptions) {
    const { wallMs = 20_000, maxRssMb = 1024, entry } = options;
    this.wallMs = wallMs;
    this.limits = { maxRssMb, startMs: START_MS };
    this.entry = entry ?? engineChildEntry();
  }

  /** What keeps the processes of this pool from the rest of the machine, and what this system does not have. */
  get walls(): readonly JailWall[] {
    return findJail(this.entry).walls;
  }

  /** Processes that have nothing to do and whose models are warm. */
  get ready(): number {
    return this.idle.filter((process) => process.warm).length;
  }

  /** Starts all processes and waits for their models, so that the first files do not. */
  async warm(): Promise<void> {
    await Promise.all([...this.processes].filter(({ dying }) => dying).map(({ ended }) => ended));
    while (this.processes.size < this.options.size) this.idle.push(this.open());
    await Promise.all([...this.processes].map((process) => process.ready()));
  }

  /**
   * Does one job of `JOBS` in a process of the pool.
   *
   * @throws EngineError when the file is at fault or could not be finished; the
   *   signal's reason when aborted; any other error when no process could be
   *   started or the pool is stopped, which is worth another try
   */
  async run<Name extends JobName>(
    job: Name,
    input: JobInput<Name>,
    { onStage, onRetry, signal, wallMs = this.wallMs, processorMs = wallMs * CORES_OF_A_JOB }: RunOptions<Name> = {},
  ): Promise<JobOutput<Name>> {
    let told = -1;
    const tell = onStage as ((stage: string, percent: number) => void) | undefined;
    const order: Order<Name> = {
      job,
      input,
      signal,
      wallMs,
      processorMs,
      onStage(stage, percent) {
        // A second try begins anew; what is told of it may not go backwards.
        const whole = Math.floor(percent);
        if (whole <= told) return;
        told = whole;
        tell?.(stage, whole);
      },
    };
    try {
      return await this.attempt(order, 'in order');
    } catch (error) {
      if (!(error instanceof EngineInterrupted)) throw error;
      this.options.log.warn({ err: error, job }, 'a file is measured once more');
      onRetry?.();
    }
    try {
      return await this.attempt(order, 'first');
    } catch (error) {
      throw error instanceof EngineInterrupted
        ? new EngineError('analysis_failed', undefined, { cause: error })
        : error;
    }
  }

  private async attempt<Name extends JobName>(
    { job, input, onStage, signal, wallMs, processorMs }: Order<Name>,
    place: 'in order' | 'first',
  ): Promise<JobOutput<Name>> {
    signal?.throwIfAborted();
    const process = await this.acquire(signal, place);
    const abort = () => process.end(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      if (signal?.aborted) abort();
      return await process.run(job, input, { onStage, wallMs, processorMs });
    } finally {
      signal?.removeEventListener('abort', abort);
      this.release(process);
    }
  }

  /** Ends all processes; what waits or runs fails. */
  async stop(): Promise<void> {
    this.stopped = true;
    const cause = new Error('the engine was stopped');
    for (const waiting of this.waiting.splice(0)) waiting.fail(cause);
    const processes = [...this.processes];
    for (const process of processes) process.end(cause);
    await Promise.all(processes.map((process) => process.ended));
  }

  private acquire(signal: AbortSignal | undefined, place: 'in order' | 'first'): Promise<EngineProcess> {
    if (this.stopped) return Promise.reject(new Error('the engine was stopped'));
    const ready = this.takeIdle();
    if (ready) return Promise.resolve(ready);
    if (this.processes.size < this.options.size) return Promise.resolve(this.open());
    return new Promise((resolve, reject) => {
      const leave = () => {
        const index = this.waiting.indexOf(waiting);
        if (index >= 0) this.waiting.splice(index, 1);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        start: (process) => {
          signal?.removeEventListener('abort', leave);
          resolve(process);
        },
        fail: (cause) => {
          signal?.removeEventListener('abort', leave);
          reject(cause);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      if (place === 'first') this.waiting.unshift(waiting);
      else this.waiting.push(waiting);
    });
  }

  /** The one that has been idle longest, of those whose models are warm while there are any. */
  private takeIdle(): EngineProcess | undefined {
    const warm = this.idle.findIndex((process) => process.warm);
    return this.idle.splice(Math.max(0, warm), 1)[0];
  }

  private open(): EngineProcess {
    const process = new EngineProcess(this.entry, findJail(this.entry), this.limits, this.options.log, (cause) =>
      this.options.onDeath?.(cause),
    );
    this.processes.add(process);
    void process.ended.then(() => this.onEnded(process));
    return process;
  }

  /** Hands a process that finished its file to the next one, or replaces it when it is worn. */
  private release(process: EngineProcess): void {
    if (!this.processes.has(process) || process.dying) return;
    if (process.jobs >= (this.options.recycleAfter ?? 200)) {
      process.end(new Error('recycled'));
      return;
    }
    const next = this.waiting.shift();
    if (next) next.start(process);
    else this.idle.push(process);
  }

  private onEnded(process: EngineProcess): void {
    this.processes.delete(process);
    const place = this.idle.indexOf(process);
    if (place >= 0) this.idle.splice(place, 1);
    if (this.stopped) return;
    const next = this.waiting.shift();
    if (next) next.start(this.open());
    // One that ended before it was warm would likely do so again, for ever.
    else if (process.warm) this.idle.push(this.open());
  }
}
