const DIGITS = 4;

/**
 * Every number of a plain value rounded to four significant digits, whole
 * numbers left as they are. Judging a stored copy then equals judging a fresh
 * one. Rounding twice changes nothing.
 */
export function roundMeasurements<T>(value: T): T {
  if (typeof value === 'number') return (Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS))) as T;
  if (Array.isArray(value)) return value.map((item) => roundMeasurements(item)) as T;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, roundMeasurements(item)])) as T;
  }
  return value;
}
