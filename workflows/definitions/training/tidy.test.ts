import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkflowEnv, type WorkflowEnv } from '../../testing/env.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { trainingTidyType } from './tidy.types.ts';

let env: WorkflowEnv;
beforeAll(async () => {
  env = await startWorkflowEnv();
}, 60_000);
afterAll(() => env.stop());

it('says how many it removed', async () => {
  const worker = await env.startWorker({ 'training.tidy': async () => 3 }, silentLog);
  const { name, queue } = trainingTidyType;
  const removed = await env.client.workflow.execute(name, {
    workflowId: 'training-tidy',
    taskQueue: queue,
    args: [{}],
  });
  await worker.stop();
  expect(removed).toBe(3);
});
