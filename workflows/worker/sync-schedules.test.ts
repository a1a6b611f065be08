import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkflowEnv, type WorkflowEnv } from '../testing/env.ts';
import { silentLog } from '../testing/silent-log.ts';
import { syncSchedules } from './sync-schedules.ts';

let env: WorkflowEnv;
beforeAll(async () => {
  env = await startWorkflowEnv();
}, 60_000);
afterAll(() => env.stop());

const sweep = { id: 'demo.sweep', everySeconds: 3600, activity: 'demo.sweep', queue: 'analysis' } as const;
const intervalOf = async (id: string) =>
  (await env.client.schedule.getHandle(`module:${id}`).describe()).spec.intervals?.map((i) => i.every);
const catchupOf = async (id: string) =>
  (await env.client.schedule.getHandle(`module:${id}`).describe()).policies.catchupWindow;

describe('schedules of modules', () => {
  it('are made once, however many workers start, and follow what the module says', async () => {
    await syncSchedules(env.client, [sweep], silentLog);
    await syncSchedules(env.client, [sweep], silentLog);
    expect(await intervalOf(sweep.id)).toEqual([3_600_000]);
    expect(await catchupOf(sweep.id)).toBe(3_600_000);
    await syncSchedules(env.client, [{ ...sweep, everySeconds: 30 }], silentLog);
    expect(await intervalOf(sweep.id)).toEqual([30_000]);
    expect(await catchupOf(sweep.id)).toBe(60_000);
  });

  it('keep an operator’s pause', async () => {
    await env.client.schedule.getHandle(`module:${sweep.id}`).pause('looking into it');
    await syncSchedules(env.client, [sweep], silentLog);
    const { state } = await env.client.schedule.getHandle(`module:${sweep.id}`).describe();
    expect(state.paused).toBe(true);
    await env.client.schedule.getHandle(`module:${sweep.id}`).unpause();
  });

  it('run the activity', async () => {
    let runs: () => void = () => undefined;
    const ran = new Promise<void>((resolve) => {
      runs = resolve;
    });
    const worker = await env.startWorker({ 'demo.sweep': async () => runs() }, silentLog);
    await env.client.schedule.getHandle(`module:${sweep.id}`).trigger();
    await ran;
    await worker.stop();
  });

  it('go when no module asks for them any more', async () => {
    // The list of schedules lags behind by moments.
    await expect.poll(async () => (await listed()).includes(`module:${sweep.id}`), { timeout: 10_000 }).toBe(true);
    await syncSchedules(env.client, [], silentLog);
    await expect(env.client.schedule.getHandle(`module:${sweep.id}`).describe()).rejects.toThrow();
  });
});

async function listed(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { scheduleId } of env.client.schedule.list()) ids.push(scheduleId);
  return ids;
}
