import { randomUUID } from 'node:crypto';
import { WorkflowFailedError } from '@temporalio/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { analysisErrors } from '#modules/core-analysis/contract/errors.ts';
import { AppError } from '#platform/contract/errors.ts';
import { startWorkflowEnv, type WorkflowEnv } from '../../testing/env.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { fixesWorkflowId, type RenderFixesPort, renderFixesType } from './render-fixes.types.ts';

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

/** Runs the workflow over this rendering and lists the failures it told. */
async function tell(renderFixes: RenderFixesPort['renderFixes']) {
  const failures: unknown[] = [];
  worker = await env.startWorker(
    {
      'core-analysis.renderFixes': renderFixes as (input: unknown) => Promise<unknown>,
      'core-analysis.failFixes': async (input: unknown) => {
        failures.push((input as { failure: unknown }).failure);
      },
    },
    silentLog,
  );
  const ref = { analysisId: randomUUID(), userId: randomUUID() };
  const handle = await env.client.workflow.start(renderFixesType.name, {
    workflowId: fixesWorkflowId(ref.analysisId, 1),
    taskQueue: renderFixesType.queue,
    args: [ref],
  });
  return { handle, failures };
}

describe('renderFixes', { timeout: 30_000 }, () => {
  it.each([
    [true, 'completed'],
    [false, 'gone'],
  ] as const)('whose step answers %s ends as %s', async (answer, outcome) => {
    const { handle, failures } = await tell(async () => answer);
    expect(await handle.result()).toBe(outcome);
    expect(failures).toEqual([]);
  });

  it('tells a refusal and ends in order', async () => {
    const { handle, failures } = await tell(async () => {
      throw new AppError(analysisErrors.file_unreadable);
    });
    await expect(handle.result()).rejects.toMatchObject({ cause: { type: 'file_unreadable', nonRetryable: true } });
    expect(failures).toEqual([{ code: 'file_unreadable' }]);
  });

  it('tries again after a passing failure', async () => {
    let tries = 0;
    const { handle, failures } = await tell(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the storage is away');
      return true;
    });
    expect(await handle.result()).toBe('completed');
    expect([tries, failures]).toEqual([2, []]);
  });

  it('fails visibly, and reports it, when our own code is wrong', async () => {
    const { handle, failures } = await tell(async () => {
      throw new TypeError('secret detail');
    });
    await expect(handle.result()).rejects.toBeInstanceOf(WorkflowFailedError);
    expect(failures).toEqual([{ code: 'internal' }]);
  });
});
