const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const UTC_TIME = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const OWN_TIME = new Intl.DateTimeFormat('en', { weekday: 'short', hour: 'numeric', minute: '2-digit' });
const MONTH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `Nov 28, 2026, 2:05 PM`, in the reader's own zone. */
export const moment = (iso: string): string => MOMENT.format(new Date(iso));

/** `Sun, Nov 29, 02:00 UTC`: schedules run by UTC. */
export const utcTime = (iso: string): string => `${UTC_TIME.format(new Date(iso))} UTC`;

/** `Sat 9:00 PM`: the same moment in the reader's own zone. */
export const ownTime = (iso: string): string => OWN_TIME.format(new Date(iso));

/** `December 1`, in UTC, by which budgets count. */
export const utcDay = (iso: string): string => DAY.format(new Date(iso));

/** Name of the month before a reset: the one whose budget is shown. */
export const monthBefore = (iso: string): string => MONTH.format(new Date(new Date(iso).getTime() - 1));

/** Dollars with cents; what is more than nothing and less than a cent says so. */
export function dollars(amount: number): string {
  if (amount > 0 && amount < 0.01) return 'less than $0.01';
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** Seconds as `3 min 12 s`; minutes go on counting past the hour. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Seconds as `5 h 12 min`. */
export function hoursAndMinutes(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Milliseconds, with a decimal where they are few. */
export const milliseconds = (ms: number): string =>
  `${ms.toLocaleString('en-US', { maximumFractionDigits: ms < 10 ? 1 : 0 })} ms`;

export const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });
