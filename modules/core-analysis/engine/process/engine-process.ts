import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Log } from '#platform/log/log.ts';
import { type Chunk, ChunkCollector, sendAhead } from '../chunks.ts';
import { EngineError, type EngineErrorCode } from '../decode/engine-error.ts';
import { limitProcessorTime } from './cpu-limit.ts';
import type { Jail } from './jail.ts';
import type { JobInput, JobName, JobOutput } from './jobs.ts';
import type { FromChild, ToChild } from './messages.ts';
import { residentMemory } from './resident-memory.ts';

/** What one job may take. Beyond either it is ended, and its file refused as `analysis_timed_out`. */
export interface JobTime {
  /** By the clock, waiting for a core included: what ends a job that does nothing. */
  readonly wallMs: number;
  /** Of the processor, in all threads together: what ends a job that does too much. Counted where the jail has `prlimit`. */
  readonly processorMs: number;
}

export interface ProcessLimits {
  /** Most resident memory while a file is measured. */
  readonly maxRssMb: number;
  /** Longest time until the models are warm. */
  readonly startMs: number;
}

/** A decoder takes memory in leaps: 25 ms are at most 100 MB. */
const MEMORY_WATCH_MS = 25;
const KEPT_STDERR = 2000;
/** Niceness of the child: a server beside it gets three times its share of a busy core. At 10 a child did not start in time on a busy machine. */
const NICENESS = 5;
/** Signals by which native code dies of a file. */
const CRASHES: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT', 'SIGTRAP'];
/** Why a process ended before its time; for counting. */
export type CauseOfDeath = 'wall' | 'processor' | 'memory' | 'file_size' | 'crash' | 'threw' | 'interrupted';

/**
 * All a child may know of our environment: no secret is passed on. What is for glibc's allocator: few arenas, pictures of more than
 * 8 MB in pages of their own, freed ones given back from 16 MB on. Left to itself it keeps freed pictures between others, and the
 * peak is 35 MB higher; at 4 MB the pixels of a common ad fall under the rule, and fetching their pages anew costs a third more time.
 */
const CHILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  LANG: 'C.UTF-8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(8 << 20),
  MALLOC_TRIM_THRESHOLD_: String(16 << 20),
};

/** Where the child's program is: beside this file, as source in development and as its own bundle in production. */
export function engineChildEntry(): string {
  const name = import.meta.url.endsWith('.ts') ? './engine-child.ts' : './engine-child.js';
  return fileURLToPath(new URL(name, import.meta.url));
}

/**
 * A file was not finished for a reason that need not be the file's: its process
 * was ended by somebody else (the kernel short of memory, a shutdown) or threw.
 * Worth one more try in another process.
 */
export class EngineInterrupted extends Error {
  override readonly name = 'EngineInterrupted';
}

interface Running {
  resolve(output: unknown): void;
  reject(error: unknown): void;
  onStage(stage: string, percent: number): void;
}

/** One child of the pool, from its start to its end; never used again after `ended`. Does one job at a time. */
export class EngineProcess {
  /** Jobs done or refused so far. */
  jobs = 0;
  /** True once its models are warm. */
  warm = false;
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>;

  private readonly child: ChildProcess;
  private readonly started: Promise<void>;
  private job: Running | null = null;
  private causeOfDeath: unknown = null;
  private stderr = '';
  private arriving = new ChunkCollector();

  constructor(
    entry: string,
    private readonly jail: Jail,
    private readonly limits: ProcessLimits,
    private readonly log: Log,
    private readonly onDeath: (cause: CauseOfDeath) => void,
  ) {
    this.child = fork(entry, [], {
      env: CHILD_ENVIRONMENT,
      cwd: jail.cwd,
      execPath: jail.execPath,
      execArgv: [...jail.execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-KEPT_STDERR);
    });
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => {
        this.onExit(code, signal);
        resolve();
      });
      this.child.once('error', (error) => {
        this.causeOfDeath ??= error;
        if (this.child.pid === undefined) {
          this.onExit(null, null);
          resolve();
        }
      });
    });
    this.started = this.waitUntilReady();
    this.started.catch(() => undefined);
    this.lowerPriority();
    this.offerToTheKernel();
  }

  /** Resolves when the models are warm; rejects when the process ends before. */
  ready(): Promise<void> {
    return this.started;
  }

  /**
   * Does one job. Ends the process when it takes too long or too much.
   *
   * @throws EngineError the file's refusal, `analysis_timed_out`,
   *   `decoder_crashed` when native code died, `analysis_failed` when it took
   *   too much memory; EngineInterrupted when it was not finished otherwise
   */
  async run<Name extends JobName>(
    job: Name,
    input: JobInput<Name>,
    { onStage, wallMs, processorMs }: Pick<Running, 'onStage'> & JobTime,
  ): Promise<JobOutput<Name>> {
    await this.started;
    const done = new Promise<unknown>((resolve, reject) => {
      this.job = { resolve, reject, onStage };
    });
    await this.armProcessorTime(processorMs);
    const wall = setTimeout(() => this.kill('wall', new EngineError('analysis_timed_out')), wallMs);
    const memory = setInterval(() => void this.checkMemory(), MEMORY_WATCH_MS);
    try {
      void this.order(job, input);
      return (await done) as JobOutput<Name>;
    } finally {
      clearTimeout(wall);
      clearInterval(memory);
      this.job = null;
      this.jobs += 1;
    }
  }

  /** True from the moment the process is told to end, or has ended. */
  get dying(): boolean {
    return this.causeOfDeath !== null;
  }

  /** Ends the process at once; a file in it fails with `cause`. */
  end(cause: unknown): void {
    this.causeOfDeath ??= cause;
    this.child.kill('SIGKILL');
  }

  /** Ends the process for something it did. */
  private kill(cause: CauseOfDeath, error: Error): void {
    if (this.dying) return;
    this.onDeath(cause);
    this.end(error);
  }

  private async armProcessorTime(processorMs: number): Promise<void> {
    const { pid } = this.child;
    if (pid === undefined || this.jail.relimit === null) return;
    await limitProcessorTime(this.jail.relimit, pid, Math.ceil(processorMs / 1000));
  }

  private async order(job: JobName, input: object): Promise<void> {
    this.arriving = new ChunkCollector();
    this.tell({ kind: 'run', job, input: await sendAhead({ ...input }, (chunk) => this.tell(chunk)) });
  }

  /** Resolves when it is sent. A child that just died answers through its exit, not here. */
  private tell(message: ToChild): Promise<void> {
    return new Promise((resolve) => {
      this.child.send(message, () => resolve());
    });
  }

  private waitUntilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.end(new Error(`engine process not ready after ${this.limits.startMs} ms`));
      }, this.limits.startMs);
      this.child.on('message', (message: FromChild) => {
        if (message.kind === 'ready') {
          clearTimeout(late);
          this.warm = true;
          resolve();
        } else if (message.kind === 'trouble') {
          this.log.error({ reason: message.reason }, message.message);
        } else {
          this.onAnswer(message);
        }
      });
      void this.ended.then(() => {
        clearTimeout(late);
        reject(this.causeOfDeath);
      });
    });
  }

  private onAnswer(message: Exclude<FromChild, { kind: 'ready' | 'trouble' }>): void {
    const { job } = this;
    if (!job || this.dying) return;
    if (message.kind === 'chunk') {
      this.takeChunk(message);
    } else if (message.kind === 'stage') {
      job.onStage(message.stage, message.percent);
    } else if (message.kind === 'done') {
      job.resolve(this.arriving.complete(message.output));
    } else if (message.kind === 'refused') {
      job.reject(refusal(message.code, message.details));
    } else {
      this.log.error({ reason: message.reason }, 'the engine failed on a file');
      // What it threw at may have left its native parts broken: nobody else should meet them.
      this.kill('threw', new EngineInterrupted(`the engine failed on a file: ${message.reason}`));
    }
  }

  private takeChunk(chunk: Chunk): void {
    try {
      this.arriving.take(chunk);
    } catch (error) {
      // Only a program that is no longer ours sends such a thing.
      this.log.error({ err: error }, 'an engine process sent a chunk out of order');
      this.kill('threw', new EngineError('analysis_failed', undefined, { cause: error }));
    }
  }

  private onExit(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.causeOfDeath === null) {
      this.log.warn({ code, signal, stderr: this.stderr, midFile: this.job !== null }, 'an engine process ended');
      const end = `engine process ended (code ${code}, signal ${signal}): ${this.stderr}`;
      if (!this.job) this.causeOfDeath = new Error(end);
      else {
        const [cause, error] = verdictOn(signal, end);
        this.causeOfDeath = error;
        this.onDeath(cause);
      }
    }
    this.job?.reject(this.causeOfDeath);
  }

  private async checkMemory(): Promise<void> {
    const bytes = this.child.pid === undefined ? null : await residentMemory(this.child.pid);
    if (bytes === null || bytes <= this.limits.maxRssMb * 2 ** 20 || !this.job) return;
    this.log.warn({ residentMb: Math.round(bytes / 2 ** 20) }, 'an engine process took too much memory');
    this.kill('memory', new EngineError('analysis_failed'));
  }

  /** Where the machine runs out of memory, Linux ends this process before any other of ours. */
  private offerToTheKernel(): void {
    if (process.platform !== 'linux' || this.child.pid === undefined) return;
    // Not ours to say on some systems: the other limits still hold.
    writeFile(`/proc/${this.child.pid}/oom_score_adj`, '1000').catch(() => undefined);
  }

  /** Behind servers on the same machine: measuring may wait, answering may not. */
  private lowerPriority(): void {
    try {
      if (this.child.pid !== undefined) setPriority(this.child.pid, NICENESS);
    } catch {
      // Only a courtesy; some systems refuse it.
    }
  }
}

/** What the death of a process in the middle of a job says about the file. */
function verdictOn(signal: NodeJS.Signals | null, end: string): [CauseOfDeath, Error] {
  if (CRASHES.includes(signal)) return ['crash', new EngineError('decoder_crashed')];
  if (signal === 'SIGXCPU') return ['processor', new EngineError('analysis_timed_out')];
  if (signal === 'SIGXFSZ') return ['file_size', new EngineError('analysis_failed')];
  return ['interrupted', new EngineInterrupted(end)];
}

function refusal(code: EngineErrorCode, details: unknown): EngineError {
  // Written by the same table of details at the other end.
  return new EngineError(code, details as never);
}
