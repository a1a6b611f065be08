import type { TaskQueue } from './workflow-starter.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A moment that comes again, in UTC. Parts that are absent match every day. */
export interface ScheduleCalendar {
  /** 0..23 */
  readonly hour: number;
  /** 0..59; 0 where absent. */
  readonly minute?: number;
  readonly weekday?: Weekday;
  /** Which of them in the month, with `weekday`: 1 is the first Sunday. */
  readonly weekOfMonth?: 1 | 2 | 3 | 4;
  /** 1..28, so that every month has it; not beside `weekOfMonth`. */
  readonly dayOfMonth?: number;
}

interface ScheduleBase {
  readonly id: string;
  readonly queue: TaskQueue;
  /** What becomes of a run that is due while the last one still works; `skip` where absent. */
  readonly overlap?: 'skip' | 'one-after' | 'all-after';
  /** A run missed while nothing was up is made good for so long; the interval, or an hour with a calendar, where absent. */
  readonly catchUpSeconds?: number;
}

/** Every so often, or by the calendar. */
type Timing = { readonly everySeconds: number } | { readonly calendar: readonly ScheduleCalendar[] };

/** Runs one activity of the module, or starts a workflow with one fixed input; once over all processes. */
type Work =
  | { readonly activity: string }
  | { readonly workflow: { readonly name: string }; readonly input: Readonly<Record<string, unknown>> };

export type ScheduleSpec = ScheduleBase & Timing & Work;

/** Looks at schedules and steers them; by the ids that modules gave, as `<module>.<id>`. */
export interface ScheduleControl {
  list(): Promise<readonly ScheduleState[]>;
  /** @throws AppError `not_found` */
  pause(id: string, why: string): Promise<void>;
  /** @throws AppError `not_found` */
  resume(id: string): Promise<void>;
  /** A run now, beside those that are due; obeys the overlap rule. @throws AppError `not_found` */
  runNow(id: string): Promise<void>;
}

export interface ScheduleState {
  readonly id: string;
  readonly paused: boolean;
  /** Why it is paused, or what was last said of it. */
  readonly note: string;
  readonly lastRunAt: Date | null;
  readonly nextRunAt: Date | null;
  /** As many as Temporal foretells, soonest first; none while it is paused. */
  readonly nextRuns: readonly Date[];
}
