import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import { freePort } from '#platform/embedded/ports.ts';

/** The whole product through `npm start`'s own door, on free ports and a throw-away data folder. */
export class ProductUnderTest {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly root: string,
    readonly dataDir: string,
    /** What it is started with: with `opsEnvironment` the way to its database. */
    readonly env: Readonly<Record<string, string | undefined>>,
    readonly url: string,
  ) {}

  static async create(root: string): Promise<ProductUnderTest> {
    const dataDir = await mkdtemp(join(tmpdir(), 'adjudge-bench-'));
    const [port, postgres, unleash, temporal, temporalUi, stripe] = await Promise.all(
      Array.from({ length: 6 }, () => freePort()),
    );
    const env = {
      ...environment(),
      CI: 'true',
      PORT: String(port),
      ADJUDGE_DATA_DIR: dataDir,
      ADJUDGE_POSTGRES_PORT: String(postgres),
      ADJUDGE_UNLEASH_PORT: String(unleash),
      ADJUDGE_TEMPORAL_PORT: String(temporal),
      ADJUDGE_TEMPORAL_UI_PORT: String(temporalUi),
      ADJUDGE_STRIPE_PORT: String(stripe),
    };
    return new ProductUnderTest(root, dataDir, env, `http://localhost:${port}`);
  }

  /** Starts and waits until analyses can be taken; answers the seconds it took. */
  async start(): Promise<number> {
    const since = performance.now();
    const child = spawn(process.execPath, ['platform/bin/start.mjs'], {
      cwd: this.root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    for (let i = 0; i < 6000; i += 1) {
      if (child.exitCode !== null) throw new Error(`the product did not start:\n${said}`);
      if (/Adjudge is running/.test(said)) return (performance.now() - since) / 1000;
      await sleep(100);
    }
    throw new Error('the product did not start within ten minutes');
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Resident memory in MB of each process with everything below it. */
  async memory(): Promise<Record<string, number>> {
    const run = JSON.parse(await readFile(join(this.dataDir, 'run.json'), 'utf8')) as {
      children: { name: string; pid: number }[];
    };
    const entries = await Promise.all(run.children.map(async ({ name, pid }) => [name, await treeMb(pid)] as const));
    return Object.fromEntries(entries);
  }
}

async function treeMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => treeMb(Number(child))),
  );
  return Math.round(kb / 1024) + below.reduce((sum, mb) => sum + mb, 0);
}
