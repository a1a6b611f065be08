import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncSchedules } from '#workflows/schedules/sync-schedules.ts';
import { startWorkflowEnv, TEST_NAMESPACE, type WorkflowEnv } from '#workflows/testing/env.ts';
import { silentLog } from '#workflows/testing/silent-log.ts';
import { SCHEDULE_IDS, type TrainingScheduleId } from '../contract/dashboard.ts';
import { scheduleId, trainingSchedules } from '../server/schedules/schedule-specs.ts';

let env: WorkflowEnv;
beforeAll(async () => {
  env = await startWorkflowEnv();
  const specs = trainingSchedules.map((spec) => ({ ...spec, id: scheduleId(spec.id as TrainingScheduleId) }));
  await syncSchedules(env.client, specs, silentLog);
}, 60_000);
afterAll(() => env.stop());

/** Two years with a leap day. */
const FROM = Date.UTC(2027, 0, 1);
const TO = Date.UTC(2029, 0, 1);
const DAY_MS = 86_400_000;

/** Days of a calendar made by hand: which ones, and the hour. */
const DUE: Record<TrainingScheduleId, { hour: number; days: (date: Date) => boolean }> = {
  readiness: { hour: 2, days: () => true },
  incremental: { hour: 3, days: () => true },
  comprehensive: { hour: 2, days: (date) => date.getUTCDay() === 0 },
  full: { hour: 1, days: (date) => date.getUTCDay() === 0 && date.getUTCDate() <= 7 },
};

function expected(schedule: TrainingScheduleId): string[] {
  const { hour, days } = DUE[schedule];
  const times: string[] = [];
  for (let day = FROM; day < TO; day += DAY_MS)
    if (days(new Date(day))) times.push(new Date(day + hour * 3_600_000).toISOString());
  return times;
}

const stamp = (ms: number) => ({ seconds: ms / 1_000, nanos: 0 });

describe('schedules of training', { timeout: 120_000 }, () => {
  it.each([
    ['readiness', 731],
    ['incremental', 731],
    ['comprehensive', 105],
    ['full', 24],
  ] as const)('%s: the server’s own times of two years are those of the calendar, %i', async (schedule, count) => {
    const { startTime } = await env.client.workflowService.listScheduleMatchingTimes({
      namespace: TEST_NAMESPACE,
      scheduleId: `module:${scheduleId(schedule)}`,
      // Both ends are left out.
      startTime: stamp(FROM - 1_000) as never,
      endTime: stamp(TO) as never,
    });
    const times = startTime.map(({ seconds }) => new Date(Number(seconds) * 1_000).toISOString());
    expect(times).toHaveLength(count);
    expect(times).toEqual(expected(schedule));
  });

  it('leave out what overlaps, and make good what was missed for an hour', async () => {
    for (const schedule of SCHEDULE_IDS) {
      const { policies } = await env.client.schedule.getHandle(`module:${scheduleId(schedule)}`).describe();
      expect(policies).toMatchObject({ overlap: 'SKIP', catchupWindow: 3_600_000 });
    }
  });

  describe('with a time each four seconds in place of one a night', () => {
    const EVERY_MS = 4_000;
    const handle = () => env.client.schedule.getHandle(`module:${scheduleId('incremental')}`);
    const taken = async () => (await handle().describe()).info.numActionsTaken;

    it('start nothing while paused', async () => {
      await handle().pause('A drill');
      await handle().update((before) => ({ ...before, spec: { intervals: [{ every: EVERY_MS }] } }));
      await setTimeout(1.25 * EVERY_MS);
      expect(await taken()).toBe(0);
    });

    it('make good an outage with one run, however many times were missed', async () => {
      const nominals: string[] = [];
      // Just after one of its times, so that the next ones fall into the outage.
      await setTimeout(EVERY_MS - (Date.now() % EVERY_MS) + 100);
      const from = Date.now();
      await handle().unpause();
      await expect.poll(async () => (await handle().describe()).state.paused).toBe(false);
      env.freeze();
      await setTimeout(2.5 * EVERY_MS);
      env.thaw();
      const to = Date.now();
      // No worker yet: the first stays open, and each later time overlaps it.
      await expect.poll(taken, { timeout: 30_000 }).toBe(1);
      await setTimeout(EVERY_MS);
      await handle().pause('That was all');
      expect(await taken()).toBe(1);
      const runSchedule = async (input: unknown) => {
        nominals.push((input as { nominal: string }).nominal);
        return { entered: 0 };
      };
      const worker = await env.startWorker({ 'training.runSchedule': runSchedule }, silentLog);
      await expect.poll(() => nominals.length, { timeout: 30_000 }).toBe(1);
      await worker.stop();
      expect(Date.parse(nominals[0] ?? '')).toBeGreaterThan(from);
      expect(Date.parse(nominals[0] ?? '')).toBeLessThanOrEqual(to);
    });
  });
});
