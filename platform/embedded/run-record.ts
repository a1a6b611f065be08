import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isSameProcess, type ProcessIdentity } from './process-identity.ts';
import type { StartSettings } from './start-settings.ts';

interface RecordedProcess extends ProcessIdentity {
  readonly name: string;
  readonly stopSignal: NodeJS.Signals;
}

interface RunState {
  supervisor: ProcessIdentity;
  children: RecordedProcess[];
  /** What it was started with; absent until its ports are known to be free. */
  settings?: StartSettings;
}

const GRACE_MS = 8_000;

/** Another supervisor of the same folder is at work. */
export class AlreadyRunning extends Error {
  constructor(readonly pid: number) {
    super(`Adjudge already runs from this folder (process ${pid}). Stop it with Ctrl-C there, or with: kill ${pid}`);
    this.name = 'AlreadyRunning';
  }
}

/**
 * The file that says which processes a run started, so that the run after a
 * crash can end what was left behind, and nothing else.
 */
export class RunRecord {
  private constructor(
    private readonly path: string,
    private readonly state: RunState,
  ) {}

  /**
   * Ends what an earlier, dead run left behind and begins a new record. What does
   * not end within `graceMs` is killed.
   * @throws AlreadyRunning when that earlier run is alive.
   */
  static async begin(
    path: string,
    onLeftover: (name: string, pid: number) => void,
    graceMs = GRACE_MS,
  ): Promise<RunRecord> {
    const earlier = read(path);
    if (earlier !== undefined) {
      if (earlier.supervisor.pid !== process.pid && isSameProcess(earlier.supervisor))
        throw new AlreadyRunning(earlier.supervisor.pid);
      await endLeftovers(earlier.children, onLeftover, graceMs);
    }
    const self = identify(process.pid);
    if (self === undefined) throw new Error('This process cannot be found in the process list.');
    const record = new RunRecord(path, { supervisor: self, children: [] });
    record.write();
    return record;
  }

  /** Keeps where everything is, so that operators' commands find this run whatever their own environment says. */
  describe(settings: StartSettings): void {
    this.state.settings = settings;
    this.write();
  }

  /** To be called right after a child was started. */
  add(name: string, pid: number, stopSignal: NodeJS.Signals): void {
    const identity = identify(pid);
    this.state.children = this.state.children.filter((child) => child.name !== name);
    if (identity !== undefined) this.state.children.push({ ...identity, name, stopSignal });
    this.write();
  }

  /** After a clean stop there is nothing left to remember. */
  end(): void {
    rmSync(this.path, { force: true });
  }

  private write(): void {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(`${this.path}.new`, JSON.stringify(this.state, null, 2), { mode: 0o600 });
    renameSync(`${this.path}.new`, this.path);
  }
}

/** What the run recorded in this file was started with; undefined where it has ended. */
export function runningSettings(path: string): StartSettings | undefined {
  const state = read(path);
  return state && isSameProcess(state.supervisor) ? state.settings : undefined;
}

function read(path: string): RunState | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RunState;
  } catch {
    // None, or written half when the machine lost power: then nothing of ours lives either.
    return undefined;
  }
}

async function endLeftovers(
  children: readonly RecordedProcess[],
  onLeftover: (name: string, pid: number) => void,
  graceMs: number,
): Promise<void> {
  const alive = children.filter(isSameProcess);
  for (const child of alive) {
    onLeftover(child.name, child.pid);
    signal(child.pid, child.stopSignal);
  }
  const deadline = performance.now() + graceMs;
  while (alive.some(isSameProcess) && performance.now() < deadline) await sleep(50);
  // Each child leads its own group: what it started itself goes with it.
  for (const child of alive) if (isSameProcess(child)) signal(-child.pid, 'SIGKILL');
  while (alive.some(isSameProcess)) await sleep(20);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone in this very moment.
  }
}
