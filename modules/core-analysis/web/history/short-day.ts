const format = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

/** ISO moment as a day without its year, in the reader's zone and language: for what is at most a month away. */
export const formatShortDay = (iso: string): string => format.format(new Date(iso));
