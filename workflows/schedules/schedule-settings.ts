import { type CalendarSpec, ScheduleOverlapPolicy } from '@temporalio/client';
import type { ScheduleCalendar, ScheduleSpec } from '#platform/module/schedule-spec.ts';

const PREFIX = 'module:';
export const scheduleIdOf = (id: string): string => `${PREFIX}${id}`;
/** Undefined for a schedule that is no module's. */
export const idOfSchedule = (scheduleId: string): string | undefined =>
  scheduleId.startsWith(PREFIX) ? scheduleId.slice(PREFIX.length) : undefined;

const OVERLAP = {
  skip: ScheduleOverlapPolicy.SKIP,
  'one-after': ScheduleOverlapPolicy.BUFFER_ONE,
  'all-after': ScheduleOverlapPolicy.BUFFER_ALL,
} as const;

/** Missed for longer than this, an interval shorter than it is not made good. */
const LEAST_CATCH_UP_SECONDS = 60;
const CALENDAR_CATCH_UP_SECONDS = 3_600;

/** What a module asks for, as Temporal has it. */
export function scheduleSettings(spec: ScheduleSpec) {
  const catchUp =
    spec.catchUpSeconds ??
    ('everySeconds' in spec ? Math.max(LEAST_CATCH_UP_SECONDS, spec.everySeconds) : CALENDAR_CATCH_UP_SECONDS);
  const started =
    'activity' in spec
      ? {
          workflowType: 'everySeconds' in spec ? 'sweep' : 'runScheduledActivity',
          args: [{ activity: spec.activity }],
          workflowExecutionTimeout: '15 minutes' as const,
        }
      : { workflowType: spec.workflow.name, args: [spec.input] };
  return {
    spec:
      'everySeconds' in spec
        ? { intervals: [{ every: spec.everySeconds * 1000 }] }
        : { calendars: spec.calendar.map(calendarOf), timezone: 'UTC' },
    action: {
      type: 'startWorkflow' as const,
      taskQueue: spec.queue,
      workflowId: `schedule:${spec.id}`,
      ...started,
    },
    policies: { overlap: OVERLAP[spec.overlap ?? 'skip'], catchupWindow: catchUp * 1000 },
  };
}

function calendarOf({ hour, minute = 0, weekday, weekOfMonth, dayOfMonth }: ScheduleCalendar): CalendarSpec {
  return {
    hour,
    minute,
    second: 0,
    ...(weekday && { dayOfWeek: weekday.toUpperCase() as Uppercase<typeof weekday> }),
    // The nth Sunday is the one Sunday among seven days.
    ...(weekOfMonth && { dayOfMonth: { start: weekOfMonth * 7 - 6, end: weekOfMonth * 7 } }),
    ...(dayOfMonth && { dayOfMonth }),
  };
}
