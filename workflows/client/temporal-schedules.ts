import { ScheduleNotFoundError } from '@temporalio/client';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { ScheduleControl, ScheduleState } from '#platform/module/schedule-spec.ts';
import { idOfSchedule, scheduleIdOf } from '../schedules/schedule-settings.ts';
import type { TemporalStarter } from './temporal-starter.ts';

/** Steers the modules' schedules, which Temporal holds. */
export class TemporalSchedules implements ScheduleControl {
  constructor(private readonly temporal: TemporalStarter) {}

  async list(): Promise<readonly ScheduleState[]> {
    return this.temporal.ask(async (client) => {
      const states: ScheduleState[] = [];
      for await (const { scheduleId, state, info } of client.schedule.list()) {
        const id = idOfSchedule(scheduleId);
        if (id === undefined) continue;
        states.push({
          id,
          paused: state.paused,
          note: state.note ?? '',
          lastRunAt: info?.recentActions.at(-1)?.takenAt ?? null,
          nextRunAt: info?.nextActionTimes[0] ?? null,
          nextRuns: state.paused ? [] : (info?.nextActionTimes ?? []),
        });
      }
      return states.sort((one, other) => one.id.localeCompare(other.id));
    });
  }

  pause(id: string, why: string): Promise<void> {
    return this.of(id, (handle) => handle.pause(why));
  }

  resume(id: string): Promise<void> {
    return this.of(id, (handle) => handle.unpause());
  }

  runNow(id: string): Promise<void> {
    return this.of(id, (handle) => handle.trigger());
  }

  private of(id: string, steer: (handle: Handle) => Promise<void>): Promise<void> {
    return this.temporal.ask(async (client) => {
      try {
        await steer(client.schedule.getHandle(scheduleIdOf(id)));
      } catch (error) {
        if (error instanceof ScheduleNotFoundError) throw new AppError(ERRORS.not_found);
        throw error;
      }
    });
  }
}

type Handle = Pick<
  ReturnType<import('@temporalio/client').ScheduleClient['getHandle']>,
  'pause' | 'unpause' | 'trigger'
>;
