import { formatDay } from '#platform/contract/format-day.ts';

/** The days of some versions of the placements' specifications as people read them, each once: `November 21, 2026`. */
export const specDays = (versions: readonly string[]): string =>
  [...new Set(versions)].map((version) => formatDay(new Date(version))).join(', ');
