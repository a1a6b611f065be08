import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import type { Log } from '#platform/log/log.ts';
import type { ScheduleSpec } from '#platform/module/define-server-module.ts';

const PREFIX = 'module:';

/**
 * Makes Temporal's schedules what the modules ask for: creates, updates, and
 * removes those no module names any more. A run that is due while the last one
 * still works is skipped. One missed while nothing was up is made good, if it
 * was due within the interval: a machine that sleeps at midnight is tidied too.
 */
export async function syncSchedules(client: Client, specs: readonly ScheduleSpec[], log: Log): Promise<void> {
  const wanted = new Set(specs.map((spec) => `${PREFIX}${spec.id}`));
  for (const spec of specs) {
    const scheduleId = `${PREFIX}${spec.id}`;
    const settings = {
      spec: { intervals: [{ every: spec.everySeconds * 1000 }] },
      action: {
        type: 'startWorkflow' as const,
        workflowType: 'runScheduledActivity',
        taskQueue: spec.queue,
        args: [{ activity: spec.activity }],
        workflowId: `schedule:${spec.id}`,
        workflowExecutionTimeout: '15 minutes' as const,
      },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: Math.max(60, spec.everySeconds) * 1000 },
    };
    try {
      await client.schedule.create({ scheduleId, ...settings });
      log.info({ schedule: spec.id, everySeconds: spec.everySeconds }, 'schedule created');
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      await client.schedule.getHandle(scheduleId).update((previous) => ({ ...settings, state: previous.state }));
    }
  }
  for await (const { scheduleId } of client.schedule.list()) {
    if (!scheduleId.startsWith(PREFIX) || wanted.has(scheduleId)) continue;
    await client.schedule.getHandle(scheduleId).delete();
    log.info({ schedule: scheduleId }, 'schedule removed: no module asks for it');
  }
}
