import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkflowEnv, type WorkflowEnv } from '../../testing/env.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { countEventsType, keepEventsType } from './count-events.types.ts';

let env: WorkflowEnv;
beforeAll(async () => {
  env = await startWorkflowEnv();
}, 60_000);
afterAll(() => env.stop());

it('moves facts before it counts, tries a counting that broke off again, and removes months before it checks', async () => {
  const calls: string[] = [];
  const call =
    <T>(name: string, answer: T) =>
    async () => {
      calls.push(name);
      if (name === 'rollUp' && calls.filter((one) => one === name).length === 1) throw new Error('broke off');
      return answer;
    };
  const worker = await env.startWorker(
    {
      'phase2.relay': call('relay', 2),
      'phase2.rollUp': call('rollUp', { events: 5, isRebuild: false }),
      'phase2.retain': call('retain', 1),
      'phase2.checkEngagement': call('checkEngagement', null),
    },
    silentLog,
  );
  const run = (name: string, taskQueue: string) =>
    env.client.workflow.execute(name, { workflowId: name, taskQueue, args: [{}] });
  const counted = await run(countEventsType.name, countEventsType.queue);
  const kept = await run(keepEventsType.name, keepEventsType.queue);
  await worker.stop();
  expect(counted).toEqual({ moved: 2, events: 5, isRebuild: false });
  expect(kept).toEqual({ months: 1 });
  expect(calls).toEqual(['relay', 'rollUp', 'rollUp', 'retain', 'checkEngagement']);
}, 60_000);
