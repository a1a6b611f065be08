/** One accounting period: a calendar month in UTC. */
export interface Period {
  /** First day, `YYYY-MM-DD`; the key of accounts and ledger rows. */
  readonly key: string;
  /** When the next period begins. */
  readonly endsAt: Date;
}

/** The period an instant falls into. */
export function periodOf(instant: Date): Period {
  const start = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), 1));
  const end = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 1));
  return { key: start.toISOString().slice(0, 10), endsAt: end };
}
