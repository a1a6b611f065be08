import type { PublishedRange } from '../api.ts';
import type { Figure } from '../contract/report.ts';

/**
 * What others report, as a range with its source and the years of its data. Sources for one platform differ by a factor of two to
 * four, and few state a method: a range to look at, never a target. Money is in US dollars.
 */
interface PublicRange {
  readonly platform: string;
  readonly figure: string;
  readonly low: number;
  readonly high: number;
  readonly source: string;
  readonly years: string;
}

const RANGES: readonly PublicRange[] = [
  { platform: 'meta', figure: 'ctr', low: 0.9, high: 1.6, source: 'Reflex Agency, all objectives', years: '2025–26' },
  { platform: 'meta', figure: 'cpc', low: 0.7, high: 1.72, source: 'Reflex Agency; WordStream', years: '2017–26' },
  { platform: 'meta', figure: 'cpm', low: 11.62, high: 13.57, source: 'Reflex Agency', years: '2025–26' },
  { platform: 'meta', figure: 'roas', low: 2.19, high: 2.79, source: 'Reflex Agency', years: '2025–26' },
  { platform: 'google', figure: 'ctr', low: 4.8, high: 10, source: 'WordStream/LocaliQ, search ads', years: '2024–25' },
  {
    platform: 'google',
    figure: 'cpc',
    low: 4.66,
    high: 5.26,
    source: 'WordStream/LocaliQ, search ads',
    years: '2024–25',
  },
  {
    platform: 'google',
    figure: 'conversion_rate',
    low: 1.6,
    high: 10.2,
    source: 'WordStream/LocaliQ and others, search ads by industry',
    years: '2025',
  },
  { platform: 'linkedin', figure: 'ctr', low: 0.29, high: 0.65, source: 'Stackmatix; Digital Moats', years: '2022–26' },
  { platform: 'linkedin', figure: 'cpc', low: 5.5, high: 16.34, source: 'Stackmatix; ZenABM', years: '2024–26' },
  { platform: 'linkedin', figure: 'cpm', low: 25, high: 72.94, source: 'Stackmatix; ZenABM', years: '2026' },
  { platform: 'tiktok', figure: 'cpm', low: 3, high: 12, source: 'Stackmatix, by industry', years: '2026' },
];

/** The range of a platform's figure; null where none with its source is known. */
export function publishedRange(platform: string, figure: string): PublishedRange | null {
  const found = RANGES.find((range) => range.platform === platform && range.figure === figure);
  return found ? { low: found.low, high: found.high, source: found.source, years: found.years } : null;
}

/** The range for a figure of an export; null where no figure with its source is known, or the money is of another currency. */
export function publicRange(platform: string | null, { name, unit, currency }: Figure): Figure['range'] {
  if (unit === 'money' && currency !== 'USD') return null;
  return platform === null ? null : publishedRange(platform, name);
}
