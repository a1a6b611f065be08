import { randomUUID } from 'node:crypto';
import { Context } from '@temporalio/activity';
import { WorkflowFailedError } from '@temporalio/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { analysisErrors } from '#modules/core-analysis/contract/errors.ts';
import { AppError } from '#platform/contract/errors.ts';
import { startWorkflowEnv, type WorkflowEnv } from '../../testing/env.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { type AnalyzeCreativePort, analysisWorkflowId, analyzeCreativeType } from './analyze-creative.types.ts';
import type { SecondOpinionPort } from './second-opinion.types.ts';

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

const upToDue = ['begin', 'measure', 'conclude', 'announceEnd', 'dueSecondOpinion'];

/** Runs the workflow over the given steps and lists the steps it took. */
async function tell(steps: Partial<AnalyzeCreativePort & SecondOpinionPort>) {
  const taken: string[] = [];
  const failures: unknown[] = [];
  const port: AnalyzeCreativePort & SecondOpinionPort = {
    begin: async () => true,
    measure: async () => ({ engineVersion: 'test' }),
    conclude: async () => true,
    failAnalysis: async ({ failure }) => {
      failures.push(failure);
    },
    announceEnd: async () => undefined,
    dueSecondOpinion: async () => 0,
    writeSecondOpinion: async () => undefined,
    failSecondOpinion: async () => undefined,
    ...steps,
  };
  const activities = Object.fromEntries(
    Object.entries(port).map(([name, step]) => [
      `core-analysis.${name}`,
      async (input: unknown): Promise<unknown> => {
        taken.push(name);
        return step(input as never);
      },
    ]),
  );
  worker = await env.startWorker(activities, silentLog);
  const input = { analysisId: randomUUID(), userId: randomUUID() };
  const handle = await env.client.workflow.start(analyzeCreativeType.name, {
    workflowId: analysisWorkflowId(input.analysisId),
    taskQueue: analyzeCreativeType.queue,
    args: [input],
  });
  return { handle, taken, failures };
}

describe('the workflow of an analysis', () => {
  it('begins, measures and concludes', async () => {
    const { handle, taken } = await tell({});
    expect(await handle.result()).toBe('completed');
    expect(taken).toEqual(upToDue);
  });

  it('does nothing more when the analysis is gone', async () => {
    const { handle, taken } = await tell({ begin: async () => false });
    expect(await handle.result()).toBe('gone');
    expect(taken).toEqual(['begin']);
  });

  it('gives up at once on a refusal of the file and hands on its code and details', async () => {
    const { handle, taken, failures } = await tell({
      measure: async () => {
        throw new AppError(analysisErrors.image_too_small, { width: 8, height: 9 });
      },
    });
    await expect(handle.result()).rejects.toMatchObject({ cause: { type: 'image_too_small', nonRetryable: true } });
    expect(taken).toEqual(['begin', 'measure', 'failAnalysis', 'announceEnd']);
    expect(failures).toEqual([{ code: 'image_too_small', details: { width: 8, height: 9 } }]);
  });

  it('tries again when something else fails', async () => {
    let tries = 0;
    const { handle, taken } = await tell({
      measure: async () => {
        tries += 1;
        if (tries === 1) throw new Error('the storage is away');
        return { engineVersion: 'test' };
      },
    });
    expect(await handle.result()).toBe('completed');
    expect(taken).toEqual(['begin', 'measure', 'measure', 'conclude', 'announceEnd', 'dueSecondOpinion']);
  });

  it('lets measuring wait a day for a worker, in attempts of eight minutes', async () => {
    const { handle } = await tell({});
    await handle.result();
    const { events } = await handle.fetchHistory();
    const scheduled = events?.find((e) => e.activityTaskScheduledEventAttributes)?.activityTaskScheduledEventAttributes;
    expect(Number(scheduled?.scheduleToCloseTimeout?.seconds)).toBe(24 * 3600);
    expect(Number(scheduled?.scheduleToStartTimeout?.seconds)).toBe(24 * 3600);
    expect(Number(scheduled?.startToCloseTimeout?.seconds)).toBe(480);
    expect(scheduled?.retryPolicy?.maximumAttempts).toBe(8);
  });

  it('hands on to the conclusion whether measurements were reused', async () => {
    const concluded: unknown[] = [];
    const { handle } = await tell({
      measure: async () => ({ engineVersion: 'test', reused: true }),
      conclude: async (input) => {
        concluded.push(input);
        return true;
      },
    });
    await handle.result();
    expect(concluded).toMatchObject([{ engineVersion: 'test', reused: true }]);
  });

  it('has a hard case commented on once its result is there', async () => {
    const asked: unknown[] = [];
    const { handle, taken } = await tell({
      dueSecondOpinion: async () => 1,
      writeSecondOpinion: async (ref) => {
        asked.push(ref);
      },
    });
    expect(await handle.result()).toBe('completed');
    expect(taken).toEqual([...upToDue, 'writeSecondOpinion']);
    expect(asked).toMatchObject([{ attempt: 1 }]);
  });

  it('completes also when there is no second opinion to be had, and says so', async () => {
    const { handle, taken, failures } = await tell({
      dueSecondOpinion: async () => 1,
      writeSecondOpinion: async () => {
        throw new TypeError('a mistake of ours');
      },
    });
    expect(await handle.result()).toBe('completed');
    expect(taken).toEqual([...upToDue, 'writeSecondOpinion', 'failSecondOpinion']);
    expect(failures).toEqual([]);
    const history = JSON.stringify(await handle.fetchHistory());
    expect(history).not.toContain(Buffer.from('a mistake of ours').toString('base64'));
  });

  it('completes also when a module cannot be told of the end, which is left to the sweeper', async () => {
    const { handle, taken } = await tell({
      announceEnd: async () => {
        throw new TypeError('a mistake of a listener');
      },
    });
    expect(await handle.result()).toBe('completed');
    expect(taken).toEqual(upToDue);
  });

  it('fails and fails visibly when our own code is wrong', async () => {
    const { handle, taken, failures } = await tell({
      conclude: async () => {
        throw new TypeError('secret detail');
      },
    });
    await expect(handle.result()).rejects.toBeInstanceOf(WorkflowFailedError);
    expect(taken).toEqual(['begin', 'measure', 'conclude', 'failAnalysis', 'announceEnd']);
    expect(failures).toEqual([{ code: 'internal' }]);
    const history = JSON.stringify(await handle.fetchHistory());
    expect(history).not.toContain('secret detail');
    expect(history).not.toContain(Buffer.from('secret detail').toString('base64'));
    expect(history).not.toContain(import.meta.dirname);
  });

  it('fails when it is cancelled while measuring', async () => {
    let begun: () => void = () => undefined;
    const measuring = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const { handle, taken, failures } = await tell({
      measure: async () => {
        begun();
        const beat = setInterval(() => Context.current().heartbeat(), 200);
        try {
          return await Context.current().cancelled;
        } finally {
          clearInterval(beat);
        }
      },
    });
    await measuring;
    await handle.cancel();
    await expect(handle.result()).rejects.toBeInstanceOf(WorkflowFailedError);
    expect((await handle.describe()).status.name).toBe('CANCELLED');
    expect(taken).toEqual(['begin', 'measure', 'failAnalysis', 'announceEnd']);
    expect(failures).toEqual([{ code: 'internal' }]);
  });
});
