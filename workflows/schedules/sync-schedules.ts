import { type Client, ScheduleAlreadyRunning } from '@temporalio/client';
import type { Log } from '#platform/log/log.ts';
import type { ScheduleSpec } from '#platform/module/schedule-spec.ts';
import { idOfSchedule, scheduleIdOf, scheduleSettings } from './schedule-settings.ts';

/**
 * Makes Temporal's schedules what the modules ask for: creates, updates, and
 * removes those no module names any more. What an operator paused
 * stays paused.
 */
export async function syncSchedules(client: Client, specs: readonly ScheduleSpec[], log: Log): Promise<void> {
  const wanted = new Set(specs.map((spec) => scheduleIdOf(spec.id)));
  for (const spec of specs) {
    const scheduleId = scheduleIdOf(spec.id);
    const settings = scheduleSettings(spec);
    try {
      await client.schedule.create({ scheduleId, ...settings });
      log.info({ schedule: spec.id }, 'schedule created');
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      await client.schedule.getHandle(scheduleId).update((previous) => ({ ...settings, state: previous.state }));
    }
  }
  for await (const { scheduleId } of client.schedule.list()) {
    if (idOfSchedule(scheduleId) === undefined || wanted.has(scheduleId)) continue;
    await client.schedule.getHandle(scheduleId).delete();
    log.info({ schedule: scheduleId }, 'schedule removed: no module asks for it');
  }
}
