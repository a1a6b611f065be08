import { formatRange, formatValue, type ValueFormat } from '#shell/ui/charts/geometry/format-value.ts';
import type { Interval } from '../contract/period.ts';

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

export const count = (value: number): string => formatValue(value, { kind: 'number', digits: 0 });
export const decimal = (value: number, digits = 1): string => formatValue(value, { kind: 'number', digits });
/** 0..1 as a percentage. */
export const share = (value: number, digits = 0): string => formatValue(value, { kind: 'percent', digits });
export const seconds = (value: number): string =>
  formatValue(value, { kind: 'number', digits: value < 10 ? 2 : 1, unit: 's' });
export const money = (value: number, currency: string, digits = 0): string =>
  formatValue(value, { kind: 'money', currency, digits });
/** ISO moment in the reader's zone and language. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
export const formatTime = (iso: string): string => time.format(new Date(iso));
/** Day of UTC, YYYY-MM-DD. */
export const formatDay = (day: string): string => formatValue(Date.parse(`${day}T00:00:00Z`), { kind: 'date' });

/** “62 to 70 (90 %)” */
export function intervalText({ low, high, level }: Interval, format: ValueFormat): string {
  return `${formatRange(low, high, format)} (${share(level)})`;
}

/** Null is a dash to `StatCard`. */
export const known = (value: number | null, write: (value: number) => string): string | null =>
  value === null ? null : write(value);
