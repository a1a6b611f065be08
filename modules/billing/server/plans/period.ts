/** One accounting period: a calendar month in UTC, a month from the day a given plan began, or one that was paid for. */
export interface Period {
  /**
   * Day (UTC) on which it begins, `YYYY-MM-DD`, and of one that was paid for its subscription after a blank; with its owner the
   * key of accounts and ledger rows.
   */
  readonly key: string;
  readonly startsAt: Date;
  /** When the next period begins. */
  readonly endsAt: Date;
}

/** The longest period is 31 days; who looks back this far sees the start of the present one. */
export const LONGEST_PERIOD_MS = 31 * 86_400_000;

/** Any first of a month does: it makes calendar months. */
const CALENDAR = new Date(0);

/**
 * The period an instant falls into. Boundaries are counted from the anchor, never from the boundary before: an anchor on
 * the 31st gives the last day of February and the 31st of March. All in UTC, to the millisecond, as card payments are.
 * @param anchor when the paid plan began; null for calendar months
 */
export function periodOf(instant: Date, anchor: Date | null): Period {
  const from = anchor ?? CALENDAR;
  const months = (instant.getUTCFullYear() - from.getUTCFullYear()) * 12 + instant.getUTCMonth() - from.getUTCMonth();
  // In the month of the instant the boundary is still to come, or was passed.
  const count = monthsAfter(from, months) > instant ? months - 1 : months;
  const startsAt = monthsAfter(from, count);
  return { key: startsAt.toISOString().slice(0, 10), startsAt, endsAt: monthsAfter(from, count + 1) };
}

/** A period of a subscription that was paid. */
export interface PaidPeriod {
  readonly from: Date;
  readonly until: Date;
  /** The subscription's id; null for what was bought before accounts were kept by subscription. */
  readonly by: string | null;
}

/** What an owner's periods are reckoned from. */
export interface PeriodBasis {
  /** When a paid plan began; null for calendar months. */
  readonly anchor: Date | null;
  /** Of a subscription: the period that was last paid. */
  readonly paid: PaidPeriod | null;
}

/**
 * The period an owner is in. Of a subscription the one that was last paid, whatever the time: while the next payment is
 * awaited, or fails, its account goes on, because tokens come with the payment.
 */
export function currentPeriod(now: Date, { anchor, paid }: PeriodBasis): Period {
  return paid ? paidPeriodOf(paid) : periodOf(now, anchor);
}

export function paidPeriodOf({ from, until, by }: PaidPeriod): Period {
  const day = from.toISOString().slice(0, 10);
  return { key: by === null ? day : `${day} ${by}`, startsAt: from, endsAt: until };
}

/** The same day and time of day `count` months later, or the month's last day where it has no such day. */
function monthsAfter(anchor: Date, count: number): Date {
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return new Date(midnight + (anchor.getTime() % 86_400_000));
}
