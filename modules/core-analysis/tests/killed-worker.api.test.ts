import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#modules/billing/server/ledger-audit.ts';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';
import { writeWorkflowBundle } from '#workflows/worker/build-bundle.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { acceptedAnalysis, adImage, ledgerOn } from './factories.ts';

let app: TestApp;
let folder: string;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-test-worker-'));
  app = await createTestApp({ workflows: 'server' });
  await writeWorkflowBundle(join(folder, 'bundle.js'));
}, 120_000);
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

it('an analysis whose worker is killed in the middle is finished by the next one and charged once', async () => {
  const user = await app.signUp();
  const first = await startWorker();
  const { id } = await acceptedAnalysis(user, await adImage());
  const row = () => app.db('core_analysis.analyses').where({ id }).first('status', 'stage');
  while (!['measuring', 'reading', 'attention'].includes((await row())?.stage)) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await kill(first);
  expect(await row()).toMatchObject({ status: 'running' });
  expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 0, reserved: 1 });

  await startWorker();
  const stream = await user.caller.fetch(`/api/analyses/${id}/events`);
  expect(await stream.text()).toContain('"status":"completed"');
  expect(await user.caller.call(analysisRoutes.getAnalysis, { params: { id } })).toMatchObject({
    status: 'completed',
    tokensUsed: 1,
  });
  expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 1, reserved: 0, available: 49 });
  const charges = await app.db('billing.token_ledger').where({ user_id: user.id, kind: 'settle' });
  expect(charges).toHaveLength(1);
  expect(await verifyLedger(app.db, user.id)).toEqual([]);
}, 120_000);
