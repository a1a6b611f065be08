export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Which direction counts for the distance: along one axis, or both. */
export type NearestBy = 'x' | 'y' | 'both';

/** Index of the place nearest to a point in pixels; -1 when there is none. */
export function nearest(places: readonly Place[], x: number, y: number, by: NearestBy): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const [dx, dy] = [by === 'y' ? 0 : place.x - x, by === 'x' ? 0 : place.y - y];
    const distance = dx * dx + dy * dy;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** Keys that go one on or one back. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const UPWARDS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
/** Tenths of all points. */
const PAGES: Readonly<Record<string, number>> = { PageUp: 1, PageDown: -1 };

/**
 * Where a key moves the reading cursor among `count` points; null when it moves nothing.
 * @param vertical points lie below each other: down is the next one; else up is
 */
export function readingForKey(key: string, at: number | null, count: number, vertical: boolean): number | null {
  if (count === 0) return null;
  const tenth = Math.max(1, Math.round(count / 10));
  const step = (STEPS[key] ?? 0) + (vertical ? -1 : 1) * ((UPWARDS[key] ?? 0) + (PAGES[key] ?? 0) * tenth);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (step === 0) return null;
  if (at === null) return step > 0 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, at + step));
}
