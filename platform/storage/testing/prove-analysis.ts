import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { acceptedAnalysis } from '#modules/core-analysis/tests/factories.ts';
import { createTestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { writeWorkflowBundle } from '#workflows/worker/build-bundle.ts';
import { openFileBlobs, type StorageSettings } from '../open-storage.ts';
import { treeOf } from './move-program.ts';

const MINUTES_5 = 300_000;

/** The product with an API and a worker that share no folder: an upload is analysed and its preview read. @returns what was shown */
export async function proveAnalysis(env: StorageSettings & Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'adjudge-other-machine-'));
  const { STORAGE_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env as Readonly<Record<string, string>>;
  const bucket = { STORAGE_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } as Record<string, string>;
  const app = await createTestApp({ workflows: 'server', environment: bucket });
  await writeWorkflowBundle(join(folder, 'bundle.js'));
  const worker = spawn(process.execPath, ['--import', 'tsx', 'workflows/worker/main.ts'], {
    env: { ...app.env, STORAGE_DIR: folder, ENGINE_PROCESSES: '1', WORKFLOW_BUNDLE: join(folder, 'bundle.js') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await untilReady(worker);
    const user = await app.signUp();
    const { id } = await acceptedAnalysis(user);
    await untilCompleted(user, id);
    const preview = await user.caller.fetch(`/api/analyses/${id}/preview`);
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await preview.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    for (const own of [folder, app.storageDir]) expect((await treeOf(openFileBlobs(own))).size).toBe(0);
    return 'The product itself, its API and its worker without a common folder: an uploaded picture was analysed, and the API served the preview that the worker had drawn.';
  } finally {
    worker.kill('SIGKILL');
    if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function untilReady(worker: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [worker.stdout, worker.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('"msg":"worker ready"')) resolve();
      });
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}:\n${said}`)));
  });
}

async function untilCompleted(user: TestUser, id: string): Promise<void> {
  for (const end = Date.now() + MINUTES_5; Date.now() < end; await pause(200)) {
    const { status } = await user.caller.call(analysisRoutes.getAnalysis, { params: { id } });
    if (status === 'completed') return;
    if (status === 'failed') throw new Error('the analysis failed');
  }
  throw new Error('the analysis did not end');
}
