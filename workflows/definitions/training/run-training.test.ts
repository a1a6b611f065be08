import { randomUUID } from 'node:crypto';
import { WorkflowFailedError } from '@temporalio/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { trainingErrors } from '#modules/training/contract/errors.ts';
import { PHASES } from '#modules/training/contract/vocabulary.ts';
import { AppError } from '#platform/contract/errors.ts';
import { startWorkflowEnv, type WorkflowEnv } from '../../testing/env.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { type RunTrainingPort, runTrainingType, type TrainingRef, trainingWorkflowId } from './run-training.types.ts';
import { type ScheduledTrainingPort, scheduledTrainingType } from './scheduled-training.types.ts';

let env: WorkflowEnv;
let worker: { stop(): Promise<void> } | undefined;
beforeAll(async () => {
  env = await startWorkflowEnv();
}, 60_000);
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});
afterAll(() => env.stop());

const refOf = (): TrainingRef => ({
  runId: randomUUID(),
  userId: randomUUID(),
  attempt: 1,
  type: 'incremental',
  priority: 1,
  phases: [...PHASES],
  page: 'http://localhost/training-scheduler',
});

/** Runs the workflow over this step; lists the steps it made and how it reported the end. */
async function run(runPhase: RunTrainingPort['runPhase']) {
  const said: string[] = [];
  const step =
    <T>(name: string, act: (input: T) => Promise<unknown>) =>
    (input: unknown): Promise<unknown> => {
      const { phase, failure } = input as { phase?: string; failure?: { code: string } };
      said.push([name, phase ?? failure?.code].filter(Boolean).join(' '));
      return act(input as T);
    };
  worker = await env.startWorker(
    {
      'training.runPhase': step('phase', runPhase),
      'training.finishRun': step('finish', async () => undefined),
      'training.failRun': step('fail', async () => undefined),
    },
    silentLog,
  );
  const ref = refOf();
  const handle = await env.client.workflow.start(runTrainingType.name, {
    workflowId: trainingWorkflowId(ref),
    taskQueue: runTrainingType.queue,
    args: [ref],
  });
  return { handle, said };
}

describe('runTraining', { timeout: 60_000 }, () => {
  it('goes through the six phases in their order, then ends the run', async () => {
    const { handle, said } = await run(async () => 'done');
    expect(await handle.result()).toBe('completed');
    expect(said).toEqual([...PHASES.map((phase) => `phase ${phase}`), 'finish']);
  });

  it('does nothing more once the run was stopped', async () => {
    const { handle, said } = await run(async ({ phase }) => (phase === 'model_training' ? 'ended' : 'kept'));
    expect(await handle.result()).toBe('ended');
    expect(said).toEqual(['phase data_collection', 'phase style_generation', 'phase model_training']);
  });

  it('reports a refusal by its code and makes no later phase', async () => {
    const { handle, said } = await run(async ({ phase }) => {
      if (phase === 'style_generation') throw new AppError(trainingErrors.training_data_withdrawn);
      return 'done';
    });
    await expect(handle.result()).rejects.toMatchObject({ cause: { type: 'training_data_withdrawn' } });
    expect(said).toEqual(['phase data_collection', 'phase style_generation', 'fail training_data_withdrawn']);
  });

  it('tries a phase again after a passing failure', async () => {
    let tries = 0;
    const { handle, said } = await run(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the database is away');
      return 'done';
    });
    expect(await handle.result()).toBe('completed');
    expect(said.filter((one) => one === 'phase data_collection')).toHaveLength(2);
  });

  it('fails visibly, and reports it, when our own code is wrong', async () => {
    const { handle, said } = await run(async () => {
      throw new TypeError('secret detail');
    });
    await expect(handle.result()).rejects.toBeInstanceOf(WorkflowFailedError);
    expect(said).toEqual(['phase data_collection', 'fail internal']);
  });
});

describe('scheduledTraining', { timeout: 60_000 }, () => {
  it('stands for the time it was due, whenever it runs', async () => {
    const nominals: unknown[] = [];
    const runSchedule: ScheduledTrainingPort['runSchedule'] = async (input) => {
      nominals.push(input);
      return { entered: 0 };
    };
    worker = await env.startWorker(
      { 'training.runSchedule': runSchedule as (input: unknown) => Promise<unknown> },
      silentLog,
    );
    const scheduleId = 'backfilled';
    const handle = await env.client.schedule.create({
      scheduleId,
      spec: { calendars: [{ hour: 3 }], timezone: 'UTC' },
      action: {
        type: 'startWorkflow',
        workflowType: scheduledTrainingType.name,
        taskQueue: scheduledTrainingType.queue,
        workflowId: scheduleId,
        args: [{ schedule: 'incremental' }],
      },
    });
    const days = { start: new Date('2026-06-01T00:00:00Z'), end: new Date('2026-06-04T00:00:00Z') };
    await handle.backfill({ ...days, overlap: 'BUFFER_ALL' });
    await expect.poll(() => nominals.length, { timeout: 55_000 }).toBe(3);
    const due = ['01', '02', '03'].map((day) => `2026-06-${day}T03:00:00.000Z`);
    expect(nominals.map((one) => (one as { nominal: string }).nominal).sort()).toEqual(due);
    await handle.delete();
  });
});
