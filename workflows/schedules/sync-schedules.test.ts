import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TemporalSchedules } from '../client/temporal-schedules.ts';
import { TemporalStarter } from '../client/temporal-starter.ts';
import { startWorkflowEnv, type WorkflowEnv } from '../testing/env.ts';
import { silentLog } from '../testing/silent-log.ts';
import { syncSchedules } from './sync-schedules.ts';

let env: WorkflowEnv;
let starter: TemporalStarter;
let control: TemporalSchedules;
beforeAll(async () => {
  env = await startWorkflowEnv();
  starter = new TemporalStarter({ address: env.address, namespace: 'default' });
  control = new TemporalSchedules(starter);
}, 60_000);
afterAll(async () => {
  await starter.stop();
  await env.stop();
});

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

  it('keep an operator’s pause, with why, until it is resumed', async () => {
    await control.pause(sweep.id, 'looking into it');
    await syncSchedules(env.client, [sweep], silentLog);
    // The list of schedules lags behind by moments.
    const listedNow = async () => (await control.list()).find(({ id }) => id === sweep.id);
    await expect.poll(listedNow, { timeout: 10_000 }).toMatchObject({ paused: true, note: 'looking into it' });
    await control.resume(sweep.id);
    await expect.poll(listedNow, { timeout: 10_000 }).toMatchObject({ paused: false, nextRunAt: expect.any(Date) });
    await expect(control.pause('demo.unknown', 'x')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('by the calendar are due when it says, in UTC', async () => {
    const first = {
      id: 'demo.first-sunday',
      calendar: [{ hour: 3, minute: 30, weekday: 'sunday', weekOfMonth: 1 }],
      activity: 'demo.sweep',
      queue: 'analysis',
      overlap: 'one-after',
      catchUpSeconds: 7_200,
    } as const;
    await syncSchedules(env.client, [sweep, first], silentLog);
    const { info, policies } = await env.client.schedule.getHandle('module:demo.first-sunday').describe();
    expect(info.nextActionTimes.length).toBeGreaterThan(3);
    for (const at of info.nextActionTimes) {
      expect([at.getUTCDay(), at.getUTCHours(), at.getUTCMinutes()]).toEqual([0, 3, 30]);
      expect(at.getUTCDate()).toBeLessThanOrEqual(7);
    }
    expect(policies).toMatchObject({ catchupWindow: 7_200_000, overlap: 'BUFFER_ONE' });
  });

  it('start a workflow of their own with its input', async () => {
    const direct = {
      id: 'demo.direct',
      everySeconds: 86_400,
      workflow: { name: 'runScheduledActivity' },
      input: { activity: 'demo.direct' },
      queue: 'analysis',
    } as const;
    await syncSchedules(env.client, [sweep, direct], silentLog);
    let told: () => void = () => undefined;
    const ran = new Promise<void>((resolve) => {
      told = resolve;
    });
    const worker = await env.startWorker({ 'demo.direct': async () => told() }, silentLog);
    await control.runNow('demo.direct');
    await ran;
    await worker.stop();
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
