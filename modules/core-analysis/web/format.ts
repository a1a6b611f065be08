import { withMinus } from '../contract/format.ts';

const dayFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const momentFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** ISO moment as a day in the reader's zone and language. */
export const formatDay = (iso: string): string => dayFormat.format(new Date(iso));
export const formatMoment = (iso: string): string => momentFormat.format(new Date(iso));

/** 1 MB = 1024 * 1024 bytes, one decimal below 10. */
export function formatBytes(bytes: number): string {
  const mega = bytes / (1024 * 1024);
  if (mega >= 1) return `${mega >= 10 ? Math.round(mega) : mega.toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

/** 0..1 as a whole percent. */
export const formatShare = (share: number): string => `${Math.round(share * 100)} %`;

/** Seconds as `8 s` or `1 min 05 s`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** `72%` as 72; null where there is none. */
export function scoreNumber(conversionScore: string | null): number | null {
  const score = conversionScore === null ? Number.NaN : Number.parseFloat(conversionScore);
  return Number.isFinite(score) ? score : null;
}

const figure = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** A figure with at most three significant digits. */
export const formatNumber = (value: number): string => withMinus(figure.format(value));

/** A moment of a video as `0:04.2`. */
export function formatClock(seconds: number): string {
  const tenths = Math.max(0, Math.round(seconds * 10));
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${((tenths - minutes * 600) / 10).toFixed(1).padStart(4, '0')}`;
}
