/** How often each read is asked again while the page is in sight, in milliseconds; a hidden page asks nothing. */
export const POLL_MS = {
  realtime: 5_000,
  metrics: 30_000,
  features: 60_000,
  featureUsage: 60_000,
  business: 300_000,
} as const;

/** For so long an answer about flags counts as fresh, in milliseconds. */
export const FEATURES_STALE_MS = 30_000;
