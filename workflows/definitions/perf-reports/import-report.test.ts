import { randomUUID } from 'node:crypto';
import { WorkflowFailedError } from '@temporalio/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reportErrors } from '#modules/perf-reports/contract/errors.ts';
import { AppError } from '#platform/contract/errors.ts';
import { startWorkflowEnv, type WorkflowEnv } from '../../testing/env.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { type ImportReportPort, importReportType, importWorkflowId } from './import-report.types.ts';

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

/** Runs the workflow over this step and lists the failures it told. */
async function run(importReport: ImportReportPort['importReport']) {
  const failures: unknown[] = [];
  worker = await env.startWorker(
    {
      'perf-reports.importReport': importReport as (input: unknown) => Promise<unknown>,
      'perf-reports.failReport': async (input: unknown) => {
        failures.push((input as { failure: unknown }).failure);
      },
    },
    silentLog,
  );
  const ref = { reportId: randomUUID(), userId: randomUUID(), attempt: 1 };
  const handle = await env.client.workflow.start(importReportType.name, {
    workflowId: importWorkflowId(ref),
    taskQueue: importReportType.queue,
    args: [ref],
  });
  return { handle, failures };
}

describe('importReport', { timeout: 30_000 }, () => {
  it.each(['completed', 'asks', 'gone'] as const)('ends as its step does: %s', async (outcome) => {
    const { handle, failures } = await run(async () => outcome);
    expect(await handle.result()).toBe(outcome);
    expect(failures).toEqual([]);
  });

  it('tells a refusal of the file and ends in order', async () => {
    const { handle, failures } = await run(async () => {
      throw new AppError(reportErrors.report_unreadable, { reason: 'no_table' as const });
    });
    await expect(handle.result()).rejects.toMatchObject({ cause: { type: 'report_unreadable', nonRetryable: true } });
    expect(failures).toEqual([{ code: 'report_unreadable', details: { reason: 'no_table' } }]);
  });

  it('tries again after a passing failure', async () => {
    let tries = 0;
    const { handle, failures } = await run(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the storage is away');
      return 'completed';
    });
    expect(await handle.result()).toBe('completed');
    expect([tries, failures]).toEqual([2, []]);
  });

  it('fails visibly, and reports it, when our own code is wrong', async () => {
    const { handle, failures } = await run(async () => {
      throw new TypeError('secret detail');
    });
    await expect(handle.result()).rejects.toBeInstanceOf(WorkflowFailedError);
    expect(failures).toEqual([{ code: 'internal' }]);
  });
});
