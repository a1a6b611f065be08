const DAY_MS = 86_400_000;

/** Whole days until a moment, the begun one counted; never below zero. `3 days left`, `last day`. */
export function daysLeft(until: string, now: number): string {
  const days = Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS));
  return days <= 1 ? 'last day' : `${days} days left`;
}
