const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const LONG_DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 21, 2026`, in the reader's own zone. */
export const day = (iso: string): string => DAY.format(new Date(iso));

/** `November 21, 2026`: for a date that matters. */
export const longDay = (iso: string): string => LONG_DAY.format(new Date(iso));

/** `Nov 21, 2026, 2:05 PM`, in the reader's own zone. */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));
