import * as z from 'zod/mini';

/** Most days one range may span; events are kept 13 months. */
export const MOST_DAYS = 396;

const day = z.iso.date();

/** Days of UTC, both included. Absent: the last 30 days up to today. `compare=previous`: as many days right before, too. */
export const periodQuery = z
  .object({
    from: z.optional(day),
    to: z.optional(day),
    compare: z.optional(z.literal('previous')),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), 'Send both days of the range, or none.'),
    z.refine(({ from, to }) => !from || !to || from <= to, 'The first day must not be after the last.'),
    z.refine(
      ({ from, to }) => !from || !to || (Date.parse(to) - Date.parse(from)) / 86_400_000 < MOST_DAYS,
      `A range has at most ${MOST_DAYS} days.`,
    ),
  );
export type PeriodQuery = z.output<typeof periodQuery>;

/** Days of UTC, both included. */
export const period = z.object({ from: day, to: day });
export type Period = z.output<typeof period>;

/** A value with what it may lie between; `level` of the interval, such as 0.9. */
export const interval = z.object({ value: z.number(), low: z.number(), high: z.number(), level: z.number() });
export type Interval = z.output<typeof interval>;

/** An estimate, or the sentence that says what is missing: exactly one of the two is null. */
export const estimate = z.object({ estimate: z.nullable(interval), needs: z.nullable(z.string()) });
export type Estimate = z.output<typeof estimate>;
