import { randomUUID } from 'node:crypto';
import { Connection } from '@temporalio/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { analyzeCreativeType } from '../definitions/core-analysis/analyze-creative.types.ts';
import { startWorkflowEnv, TEST_NAMESPACE, type WorkflowEnv } from '../testing/env.ts';
import { silentLog } from '../testing/silent-log.ts';
import { offerSearchAttributes } from './offer-search-attributes.ts';
import { TemporalStarter } from './temporal-starter.ts';

let env: WorkflowEnv;
let starter: TemporalStarter;
beforeAll(async () => {
  env = await startWorkflowEnv();
  starter = new TemporalStarter({ address: env.address, namespace: TEST_NAMESPACE });
}, 60_000);
afterEach(() => env.thaw());
afterAll(async () => {
  await starter.stop();
  await env.stop();
});

const start = (id: string) =>
  starter.start(analyzeCreativeType, { id, input: { analysisId: randomUUID(), userId: randomUUID() } });

describe('starting workflows', () => {
  it('starts once per id, also when asked at once or after the end', async () => {
    const id = randomUUID();
    const outcomes = await Promise.all([start(id), start(id), start(id)]);
    expect([...outcomes].sort()).toEqual(['exists', 'exists', 'started']);
    await env.client.workflow.getHandle(id).terminate();
    expect(await start(id)).toBe('exists');
  });

  it('tells whether a workflow runs, has ended or is not known', async () => {
    const id = randomUUID();
    expect(await starter.status(id)).toBe('unknown');
    await start(id);
    expect(await starter.status(id)).toBe('running');
    await env.client.workflow.getHandle(id).terminate();
    expect(await starter.status(id)).toBe('closed');
  });

  it('asks a running workflow to stop, and is silent where there is none', async () => {
    const id = randomUUID();
    await starter.cancel(id);
    await start(id);
    await starter.cancel(id);
    const { events } = await env.client.workflow.getHandle(id).fetchHistory();
    expect(events?.some((e) => e.workflowExecutionCancelRequestedEventAttributes)).toBe(true);
  });

  it('is found by owner, subject and outcome where the server takes the attributes, and starts where it does not', async () => {
    expect(await start(randomUUID()), 'before it knows them').toBe('started');
    const connection = await Connection.connect({ address: env.address });
    await offerSearchAttributes(connection, TEST_NAMESPACE, silentLog);
    await offerSearchAttributes(connection, TEST_NAMESPACE, silentLog);
    await connection.close();
    const userId = randomUUID();
    const analysisId = randomUUID();
    const worker = await env.startWorker({ 'core-analysis.begin': async () => false }, silentLog);
    const found = async () => {
      const query = `adjudgeOwner = "${userId}" and adjudgeSubject = "${analysisId}" and adjudgeOutcome = "gone"`;
      const ids: string[] = [];
      for await (const { workflowId } of env.client.workflow.list({ query })) ids.push(workflowId);
      return ids;
    };
    // The server tells its parts of new attributes within a moment.
    await expect
      .poll(
        async () => {
          const id = randomUUID();
          await starter.start(analyzeCreativeType, { id, input: { analysisId, userId } });
          await env.client.workflow.getHandle(id).result();
          return found().catch(() => []);
        },
        { timeout: 30_000, interval: 500 },
      )
      .not.toEqual([]);
    await worker.stop();
  });

  it('does not start with an input its schema refuses', async () => {
    const input = { analysisId: 'no-uuid', userId: randomUUID() };
    await expect(starter.start(analyzeCreativeType, { id: randomUUID(), input })).rejects.toThrow();
  });

  it('says that Temporal is away where nobody listens', async () => {
    const lost = new TemporalStarter({ address: '127.0.0.1:1', namespace: TEST_NAMESPACE });
    await expect(lost.status('any')).rejects.toMatchObject({ code: 'dependency_unavailable', status: 503 });
    await lost.stop();
  });

  it('gives up on a server that does not answer, and works again when it does', async () => {
    env.freeze();
    await expect(start(randomUUID())).rejects.toMatchObject({ code: 'dependency_unavailable' });
    env.thaw();
    expect(await start(randomUUID())).toBe('started');
  });
});
