import { createHash } from 'node:crypto';
import type { PlatformNames } from './names/platform-names.ts';
import type { ReportRow } from './report-row.ts';

type RowField = Exclude<keyof ReportRow, 'line'>;

/**
 * The columns of our own export of rows. Days stand there twice: as people read them, and as a number, which a spreadsheet leaves
 * as it is where it turns a date into its country's way of writing one.
 */
export const OWN_COLUMNS: readonly (readonly [
  header: string,
  field: RowField,
  kind: 'day' | 'text' | 'id' | 'number',
])[] = [
  ['First day', 'startDay', 'day'],
  ['Last day', 'endDay', 'day'],
  ['Account', 'account', 'text'],
  ['Account ID', 'accountId', 'id'],
  ['Campaign', 'campaign', 'text'],
  ['Campaign ID', 'campaignId', 'id'],
  ['Ad set', 'adSet', 'text'],
  ['Ad set ID', 'adSetId', 'id'],
  ['Ad', 'ad', 'text'],
  ['Ad ID', 'adId', 'id'],
  ['Creative ID', 'creativeId', 'id'],
  ['Breakdown', 'breakdown', 'text'],
  ['Currency', 'currency', 'text'],
  ['Impressions', 'impressions', 'number'],
  ['Clicks', 'clicks', 'number'],
  ['Link clicks', 'linkClicks', 'number'],
  ['Spend', 'spend', 'number'],
  ['Conversions', 'conversions', 'number'],
  ['Kind of conversion', 'conversionKind', 'text'],
  ['Revenue', 'revenue', 'number'],
  ['Reach', 'reach', 'number'],
  ['Frequency', 'frequency', 'number'],
  ['Video plays', 'videoPlays', 'number'],
  ['Video views', 'videoViews', 'number'],
  ['Video played to 25%', 'video25', 'number'],
  ['Video played to 50%', 'video50', 'number'],
  ['Video played to 75%', 'video75', 'number'],
  ['Video played to 100%', 'video100', 'number'],
  ['Attribution setting', 'attribution', 'text'],
];
export const PLATFORM_HEADER = 'Platform';
export const FIRST_DAY_NUMBER = 'First day number';
export const LAST_DAY_NUMBER = 'Last day number';
export const CHECK_HEADER = 'Adjudge check';

export const OWN_NAMES: PlatformNames = {
  en: {
    start: FIRST_DAY_NUMBER,
    end: LAST_DAY_NUMBER,
    ...Object.fromEntries(OWN_COLUMNS.filter(([, , kind]) => kind !== 'day').map(([header, field]) => [field, header])),
    other: `${PLATFORM_HEADER}|First day|Last day|${CHECK_HEADER}`,
  },
};

/** The columns of our export of ads. Links come back from it by key and analysis; the rest is for people. */
export const LINK_HEADERS = {
  key: 'Ad key',
  platform: 'Platform',
  name: 'Ad',
  campaign: 'Campaign',
  firstDay: 'First day',
  lastDay: 'Last day',
  impressions: 'Impressions',
  clicks: 'Clicks',
  conversions: 'Conversions',
  spend: 'Spend',
  currency: 'Currency',
  creative: 'Creative',
  analysis: 'Analysis ID',
  score: 'Score',
  kind: 'Linked by',
} as const;
/** The columns of our export of what was learned. */
export const INSIGHT_HEADERS = ['List', 'Sentence', 'Figure', 'Value'] as const;

/** Which of our exports without rows has these headers; undefined for every other file. */
export function ownListOf(headers: readonly string[]): 'links' | 'insights' | undefined {
  const has = (one: string) => headers.includes(one);
  if (has(LINK_HEADERS.analysis) && has(LINK_HEADERS.kind)) return 'links';
  return INSIGHT_HEADERS.every(has) ? 'insights' : undefined;
}

/** Words no spreadsheet takes for a number, a date, a truth value or a formula. */
const HARMLESS = /^\p{L}[\p{L}\s_|,.&()/:;!?–-]*$/u;
const TRUTH = /^(?:true|false)$/i;

/**
 * Text as a cell that no spreadsheet runs, shortens or takes for a date: with an apostrophe in front unless it is words alone.
 * Names an ad platform let somebody choose are somebody else's text: `=HYPERLINK(…)` must stay one (OWASP, CSV injection).
 */
export function protectedText(text: string): string {
  return HARMLESS.test(text) && !TRUTH.test(text) ? text : `'${text}`;
}

export function unprotectedText(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

/** Ten characters that change with any value of the row; they begin with a letter, so that they stay text. */
export function checkOf(row: Readonly<Record<RowField, string | number | null>>): string {
  const values = OWN_COLUMNS.map(([, field]) => String(row[field] ?? ''));
  return `x${createHash('sha256').update(values.join('\u001f')).digest('hex').slice(0, 9)}`;
}
