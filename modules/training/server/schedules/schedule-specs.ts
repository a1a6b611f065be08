import type { ScheduleSpec, ScheduleState } from '#platform/module/schedule-spec.ts';
import { scheduledTrainingType } from '#workflows/definitions/training/scheduled-training.types.ts';
import { SCHEDULE_IDS, type TrainingSchedule, type TrainingScheduleId } from '../../contract/dashboard.ts';

type Calendar = Extract<ScheduleSpec, { calendar: unknown }>['calendar'][number];

/** When training runs by itself, in UTC. */
const TIMES: Readonly<Record<TrainingScheduleId, { calendar: Calendar; title: string; when: string }>> = {
  readiness: {
    calendar: { hour: 2 },
    title: 'Daily Readiness Check',
    when: 'Every day at 02:00 UTC: which models have enough new data',
  },
  incremental: {
    calendar: { hour: 3 },
    title: 'Daily Incremental Training',
    when: 'Every day at 03:00 UTC, where there is enough new data',
  },
  comprehensive: {
    calendar: { hour: 2, weekday: 'sunday' },
    title: 'Weekly Comprehensive Review',
    when: 'Sundays at 02:00 UTC',
  },
  full: {
    calendar: { hour: 1, weekday: 'sunday', weekOfMonth: 1 },
    title: 'Monthly Full Retraining',
    when: 'The first Sunday of the month at 01:00 UTC',
  },
};

const CATCH_UP_SECONDS = 3_600;

/** Schedules of the module; a time that was missed is made good for an hour, and one that is due while the last still works is left out. */
export const trainingSchedules: readonly ScheduleSpec[] = SCHEDULE_IDS.map((schedule) => ({
  id: schedule,
  calendar: [TIMES[schedule].calendar],
  workflow: scheduledTrainingType,
  input: { schedule },
  queue: scheduledTrainingType.queue,
  overlap: 'skip',
  catchUpSeconds: CATCH_UP_SECONDS,
}));

export const scheduleId = (schedule: TrainingScheduleId): string => `training.${schedule}`;

/** Schedules as their page shows them; one that Temporal does not have yet has no times. */
export function toSchedules(states: readonly ScheduleState[]): TrainingSchedule[] {
  return SCHEDULE_IDS.map((id) => {
    const state = states.find((one) => one.id === scheduleId(id));
    return {
      id,
      title: TIMES[id].title,
      when: TIMES[id].when,
      paused: state?.paused ?? false,
      note: state?.note ?? '',
      lastRunAt: state?.lastRunAt?.toISOString() ?? null,
      nextRuns: (state?.nextRuns ?? []).slice(0, 3).map((at) => at.toISOString()),
    };
  });
}
