import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#modules/billing/server/ledger/ledger-audit.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { DEEP } from '#platform/testing/depth.ts';
import { writeWorkflowBundle } from '#workflows/worker/build-bundle.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { acceptedAnalysis, ledgerOn } from './factories.ts';

let app: TestApp;
let folder: string;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-test-worker-'));
  [app] = await Promise.all([createTestApp({ workflows: 'server' }), writeWorkflowBundle(join(folder, 'bundle.js'))]);
}, 600_000);
afterAll(async () => {
  for (const worker of workers) await kill(worker);
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const root = join(import.meta.dirname, '../../..');

/** The real worker program as a process of its own; resolves when it takes work. */
async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['--import', 'tsx', join(root, 'workflows/worker/main.ts')], {
    cwd: root,
    env: {
      ...app.env,
      ENGINE_PROCESSES: '1',
      WORKFLOW_BUNDLE: join(folder, 'bundle.js'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  workers.push(worker);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('"msg":"worker ready"')) resolve();
    };
    worker.stdout?.on('data', listen);
    worker.stderr?.on('data', listen);
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}:\n${said}`)));
  });
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

/** Resolves when the engine has the file. */
async function untilMeasuring(id: string): Promise<void> {
  const stage = async () => (await app.db('core_analysis.analyses').where({ id }).first('stage'))?.stage;
  while (!['measuring', 'reading', 'attention'].includes(await stage())) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Waits for the end on the event stream, then checks that it came with one charge. */
async function expectFinishedOnce(user: TestUser, id: string): Promise<void> {
  const stream = await user.caller.fetch(`/api/analyses/${id}/events`);
  expect(await stream.text()).toContain('"status":"completed"');
  expect(await user.caller.call(analysisRoutes.getAnalysis, { params: { id } })).toMatchObject({
    status: 'completed',
    cached: false,
    tokensUsed: 1,
  });
  expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 1, reserved: 0, available: 49 });
  expect(await app.db('billing.token_ledger').where({ user_id: user.id, kind: 'settle' })).toHaveLength(1);
  expect(await verifyLedger(app.db, user.id)).toEqual([]);
}

it('an analysis whose worker is killed in the middle is finished by the next one and charged once; one told to stop measures to the end', async () => {
  const user = await app.signUp();
  const first = await startWorker();
  const { id } = await acceptedAnalysis(user);
  await untilMeasuring(id);
  await kill(first);
  expect(await app.db('core_analysis.analyses').where({ id }).first('status')).toMatchObject({ status: 'running' });
  expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 0, reserved: 1 });
  // Each start loads the models: one worker finishes this analysis and is told to stop within the next.
  const second = await startWorker();
  await expectFinishedOnce(user, id);
  await expectCleanStop(second);
}, 600_000);

/** A worker told to stop measures to the end and ends cleanly; the next one, as after a death, concludes. */
async function expectCleanStop(worker: ChildProcess): Promise<void> {
  const user = await app.signUp();
  const { id } = await acceptedAnalysis(user);
  await untilMeasuring(id);
  const gone = once(worker, 'exit');
  worker.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  expect(await app.db('core_analysis.measurements').where({ user_id: user.id })).toHaveLength(1);
  if (!DEEP) return;
  await startWorker();
  await expectFinishedOnce(user, id);
}
