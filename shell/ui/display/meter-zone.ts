export type MeterZone = 'low' | 'middle' | 'high';

/** The zone a value lies in; the bounds themselves are in the middle. */
export function zoneOf(value: number, low: number, high: number): MeterZone {
  if (value < low) return 'low';
  return value > high ? 'high' : 'middle';
}
