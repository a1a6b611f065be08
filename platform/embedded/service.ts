import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readableLine } from './readable-line.ts';

export interface ServiceSpec {
  /** Shown to people and used for the log file. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string | undefined;
  readonly uid?: number | undefined;
  readonly gid?: number | undefined;
  /** Asks for a clean end; SIGTERM unless told. */
  readonly stopSignal?: NodeJS.Signals;
  /** Before each start, also the ones after a crash. */
  readonly prepare?: () => Promise<void>;
  /** Asked again and again until it says true; throwing counts as not yet. `said` holds its lines so far. */
  readonly ready: (signal: AbortSignal, said: readonly string[]) => Promise<boolean> | boolean;
  /** Given up after this long; 60 s unless told. */
  readonly readyTimeoutMs?: number;
}

export interface ServiceEvents {
  /** Every line the process writes. */
  readonly onLine: (line: string) => void;
  /** A process was started, the first time or again. */
  readonly onSpawn?: (pid: number) => void;
  /** It ended without being asked; `retryInMs` is absent when it stays down. */
  readonly onDown?: (how: string, retryInMs?: number) => void;
  /** It is ready again after going down. */
  readonly onBack?: () => void;
}

export interface RestartPolicy {
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

/** Did not come up; the message ends with what the process said last. */
export class ServiceFailed extends Error {
  constructor(
    name: string,
    /** In short: "ended with code 1". */
    readonly how: string,
    lastLines: readonly string[],
  ) {
    const said =
      lastLines.length === 0
        ? ' It said nothing.'
        : ` It said last:\n${lastLines.map((l) => `    ${readableLine(l)}`).join('\n')}`;
    super(`${name} ${how}.${said}`);
    this.name = 'ServiceFailed';
  }
}

/** Who owns services: decides about their logs, restarts and the order of stopping. */
export interface ServiceHost {
  /** Starts one and resolves when it is ready. */
  run(spec: ServiceSpec): Promise<Service>;
}

/** A host without restarts or records, for tests: each line goes to `log`. */
export function standaloneHost(log: (line: string) => void): ServiceHost {
  return {
    run: async (spec) => {
      const service = new Service(spec, { onLine: log });
      await service.start();
      return service;
    },
  };
}

const LINES_KEPT = 40;
const POLL_MS = 25;
const STABLE_MS = 30_000;
const LAST_WORDS_MS = 300;

/** Whatever this process started must not outlive it, even when it ends by an exception. */
const running = new Set<Service>();
process.once('exit', () => {
  for (const service of running) service.signal(service.stopSignal);
});

/**
 * One long-running child process: started, watched until ready, started again
 * after it died (with a growing pause, when a policy is given), stopped. It
 * leads its own process group, so Ctrl-C on the terminal reaches only us and
 * the order of stopping is ours.
 */
export class Service {
  readonly stopSignal: NodeJS.Signals;
  private child: ChildProcess | undefined;
  private ended: Promise<string> = Promise.resolve('was not started');
  private readonly lastLines: string[] = [];
  private readonly stopping = new AbortController();
  private failuresInRow = 0;

  constructor(
    private readonly spec: ServiceSpec,
    private readonly events: ServiceEvents,
    private readonly restart?: RestartPolicy,
  ) {
    this.stopSignal = spec.stopSignal ?? 'SIGTERM';
  }

  get name(): string {
    return this.spec.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Resolves when ready. @throws ServiceFailed when it ends before that, or takes too long. */
  async start(): Promise<void> {
    await this.launch();
    void this.watch();
  }

  /** Asks it to end, waits `graceMs`, then kills it with everything it started. Safe to call twice. */
  async stop(graceMs = 10_000): Promise<void> {
    this.stopping.abort();
    if (this.child === undefined) return;
    this.signal(this.stopSignal);
    const timer = setTimeout(() => this.kill(), graceMs);
    await this.ended;
    clearTimeout(timer);
    // The leader is gone; helpers it may have left in its group are not needed any more.
    this.kill();
  }

  /** At once, with everything it started. */
  kill(): void {
    this.stopping.abort();
    this.killGroup();
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** What a dead leader started (a decoder, a watcher) must not live on beside its successor. */
  private killGroup(): void {
    try {
      if (this.child?.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // The group is empty already.
    }
  }

  private async launch(): Promise<void> {
    this.stopping.signal.throwIfAborted();
    await this.spec.prepare?.();
    this.stopping.signal.throwIfAborted();
    this.lastLines.length = 0;
    const child = spawn(this.spec.command, this.spec.args, {
      cwd: this.spec.cwd,
      env: this.spec.env as NodeJS.ProcessEnv,
      uid: this.spec.uid,
      gid: this.spec.gid,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child = child;
    running.add(this);
    this.ended = untilEnd(child);
    void this.ended.then(() => running.delete(this));
    for (const stream of [child.stdout, child.stderr]) this.readLines(stream);
    if (child.pid !== undefined) this.events.onSpawn?.(child.pid);
    await this.untilReady();
  }

  private async untilReady(): Promise<void> {
    const limit = this.spec.readyTimeoutMs ?? 60_000;
    const waited = new AbortController();
    const signal = AbortSignal.any([waited.signal, this.stopping.signal]);
    const poll = async (): Promise<'ready' | 'late'> => {
      const deadline = performance.now() + limit;
      while (!signal.aborted && performance.now() < deadline) {
        if (await this.isReady(signal)) return 'ready';
        await sleep(POLL_MS);
      }
      return 'late';
    };
    try {
      const outcome = await Promise.race([poll(), this.ended]);
      this.stopping.signal.throwIfAborted();
      if (outcome === 'ready') return;
      if (outcome === 'late') {
        this.signal('SIGKILL');
        await this.ended;
        throw new ServiceFailed(this.name, `was not ready after ${Math.round(limit / 1000)} s`, this.lastLines);
      }
      throw new ServiceFailed(this.name, outcome, this.lastLines);
    } finally {
      waited.abort();
    }
  }

  private async isReady(signal: AbortSignal): Promise<boolean> {
    try {
      return await this.spec.ready(signal, this.lastLines);
    } catch {
      return false;
    }
  }

  /** Waits for an end nobody asked for and starts again, for as long as the policy allows. */
  private async watch(): Promise<void> {
    for (;;) {
      const since = performance.now();
      const how = await this.ended;
      if (this.stopping.signal.aborted) return;
      this.killGroup();
      if (this.restart === undefined) {
        this.events.onDown?.(how);
        return;
      }
      if (performance.now() - since > STABLE_MS) this.failuresInRow = 0;
      if (!(await this.bringBack(how, this.restart))) return;
    }
  }

  private async bringBack(firstReason: string, policy: RestartPolicy): Promise<boolean> {
    let how = firstReason;
    while (!this.stopping.signal.aborted) {
      const delay = Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** this.failuresInRow);
      this.failuresInRow += 1;
      this.events.onDown?.(how, delay);
      try {
        await sleep(delay, undefined, { signal: this.stopping.signal });
        await this.launch();
        this.events.onBack?.();
        return true;
      } catch (error) {
        how = error instanceof ServiceFailed ? error.how : String(error);
      }
    }
    return false;
  }

  private readLines(stream: NodeJS.ReadableStream | null): void {
    let rest = '';
    stream?.setEncoding('utf8');
    stream?.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.take(line);
    });
    stream?.on('end', () => {
      if (rest !== '') this.take(rest);
    });
  }

  private take(line: string): void {
    if (line.trim() === '') return;
    this.lastLines.push(line);
    if (this.lastLines.length > LINES_KEPT) this.lastLines.shift();
    this.events.onLine(line);
  }
}

/** How it ended. Waits for its last words, but not for helpers that keep its output open. */
function untilEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be run: ${error.message}`));
    child.once('exit', (code, signal) => {
      const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
      const patience = setTimeout(() => resolve(how), LAST_WORDS_MS);
      child.once('close', () => {
        clearTimeout(patience);
        resolve(how);
      });
    });
  });
}
