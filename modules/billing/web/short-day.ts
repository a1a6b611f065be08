const SHORT_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Dec 22, 2026`, where room is scarce; in UTC like the long form. */
export const shortDay = (iso: string): string => SHORT_DAY.format(new Date(iso));
