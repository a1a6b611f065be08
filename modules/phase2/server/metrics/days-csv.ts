import type { DayFigures } from '../../contract/dashboard.ts';

const COLUMNS: readonly (readonly [heading: string, of: (day: DayFigures) => number | null])[] = [
  ['analyses', (day) => day.analyses],
  ['average_score', (day) => day.avgScore],
  ['score_low_90', (day) => day.scoreLow],
  ['score_high_90', (day) => day.scoreHigh],
  ['minutes_saved', (day) => day.minutesSaved],
  ['cache_hit_rate', (day) => day.cacheHitRate],
  ['processing_seconds_median', (day) => day.processingTime],
];

/** Days as CSV (RFC 4180): figures with a decimal point, nothing where nothing was counted. */
export function daysCsv(parts: readonly { readonly name: string; readonly days: readonly DayFigures[] }[]): string {
  const rows = parts.flatMap(({ name, days }) =>
    days.map((day) => [name, day.day, ...COLUMNS.map(([, of]) => numberText(of(day)))]),
  );
  return [['period', 'day', ...COLUMNS.map(([heading]) => heading)], ...rows]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
}

const numberText = (value: number | null): string => (value === null ? '' : String(Math.round(value * 1e4) / 1e4));
