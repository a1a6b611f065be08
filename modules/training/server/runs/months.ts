/** First day of the UTC month, as a date column takes it. */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;
/** When the next one begins. */
export const nextMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
