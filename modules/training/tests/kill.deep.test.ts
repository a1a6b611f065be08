import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { testBundle } from '#workflows/testing/env.ts';
import { PHASES } from '../contract/vocabulary.ts';
import { createTrainingApp, eliteUser, ended, plantRatings, trigger } from './training-app.ts';

let app: TestApp;
let folder: string;
let user: TestUser;
let undisturbed: string | undefined;
const children = new Set<ChildProcess>();

/** A worker of its own process, up once this resolves. */
async function startWorker(phase: string, point: string): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'kill-worker-child.ts');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, phase, point, join(folder, 'bundle.js')],
    // biome-ignore lint/style/noProcessEnv: the child needs the path, and what the test app runs on
    { env: { PATH: process.env.PATH, ...app.env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.add(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

async function endWorker(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Runs once from the start, killed at this point; says which bytes the model has. Forgets the model, so that the next begins as this one. */
async function trained(phase: string, point: string): Promise<string> {
  const first = await startWorker(phase, point);
  const { data } = await trigger(user);
  if (point !== 'never') await once(first, 'exit');
  const second = point === 'never' ? first : await startWorker('none', 'never');
  const run = await ended(user, data.executionId);
  expect(run).toMatchObject({ status: 'completed', attempt: 1 });
  await endWorker(second);
  const { sha256 } = await app.db('training.models').where({ run_id: run.executionId }).first('sha256');
  const ofRun = { run_id: run.executionId };
  const paid = await app.db('training.charges').where(ofRun).orderBy('phase').select('phase', 'seconds');
  const kept = await app
    .db('training.checkpoints')
    .where(ofRun)
    .whereIn('step', [...PHASES])
    .orderBy('step')
    .select('step as phase', 'seconds');
  // Each phase is paid once, whatever happened to it: for the seconds of the try that was kept, to the bit.
  expect(paid).toHaveLength(PHASES.length);
  expect(paid).toEqual(kept);
  const promotions = await app.db('training.promotions').where({ run_id: run.executionId });
  expect(promotions.length).toBeLessThanOrEqual(1);
  await app.db('training.models').where({ user_id: user.id }).delete();
  return sha256;
}

beforeAll(async () => {
  ({ app } = await createTrainingApp({ workflows: 'server' }));
  folder = await mkdtemp(join(tmpdir(), 'adjudge-kill-'));
  await writeFile(join(folder, 'bundle.js'), (await testBundle()).code);
  user = await eliteUser(app);
  await plantRatings(app, user, 60);
}, 180_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

describe('kill -9 of the worker', { timeout: 240_000 }, () => {
  it.each(PHASES.flatMap((phase) => ['before', 'inside', 'after'].map((point) => [phase, point] as const)))(
    'in %s, %s: the run completes with the same bytes, paid once',
    async (phase, point) => {
      undisturbed ??= await trained('none', 'never');
      expect(await trained(phase, point)).toBe(undisturbed);
    },
  );

  it('charges what the phases took, and sets nothing aside any more', async () => {
    const paid = await app.db('training.charges').where({ user_id: user.id }).sum('compute as sum').first();
    const budget = await app.db('training.budgets').where({ user_id: user.id }).first('spent', 'reserved');
    expect(budget).toEqual({ spent: paid?.sum, reserved: '0' });
  });
});
