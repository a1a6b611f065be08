import type { MetricField } from '../contract/fields.ts';
import type { AdPlatform } from '../contract/report.ts';
import type { Examined, Imported } from '../import/import-file.ts';
import type { Platform } from '../import/known-names.ts';
import type { Totals } from '../import/totals.ts';

const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  meta: 'Meta Ads',
  google: 'Google Ads',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  microsoft: 'Microsoft Advertising',
  youtube: 'YouTube Analytics',
  x: 'X (Twitter)',
  snapchat: 'Snapchat',
  reddit: 'Reddit',
  adjudge: 'an Adjudge export',
  other: 'another source',
};

/** The platform an export of it has, as the upload form names it. */
export const HINTS: Readonly<Record<AdPlatform, Platform | undefined>> = {
  facebook: 'meta',
  instagram: 'meta',
  google: 'google',
  tiktok: 'tiktok',
  youtube: 'google',
  linkedin: 'linkedin',
  twitter: 'x',
  other: undefined,
};

const STATED: readonly (readonly [MetricField, string])[] = [
  ['impressions', 'impressions'],
  ['clicks', 'clicks'],
  ['spend', 'spend'],
  ['conversions', 'conversions'],
];
/** Shares of a cent per row: platforms round each row on its own. */
const ROUNDING = 0.005;

/** What somebody should know before they trust the figures, in sentences. */
export function notesOf(
  { table, layout }: Pick<Examined, 'table' | 'layout'>,
  imported: Imported,
  chosen: AdPlatform,
): string[] {
  const { totals } = imported;
  const { platform } = table.header;
  const notes: string[] = [];
  const hint = HINTS[chosen];
  if (
    hint !== undefined &&
    platform !== 'other' &&
    platform !== 'adjudge' &&
    hint !== platform &&
    !(chosen === 'youtube' && platform === 'youtube')
  )
    notes.push(`The headers are those of ${PLATFORM_NAMES[platform]}, so its rows are kept as such.`);
  if (totals.rows === 0) notes.push('This report has column names and no rows: there was no data in its period.');
  if (totals.money.length > 1)
    notes.push(
      `Spend is in ${totals.money.map(({ currency }) => currency ?? 'an unnamed currency').join(', ')}. Currencies are never added up.`,
    );
  if (totals.money.some(({ currency, spend }) => currency === null && spend !== null))
    notes.push('The file does not say its currency.');
  if (totals.conversions.length > 1)
    notes.push(`Conversions are of ${totals.conversions.length} kinds, which are not added up.`);
  notes.push(...blankConversions(totals));
  if (totals.periodRows > 0)
    notes.push(
      `${rowsText(totals.periodRows)} the sum of several days, so they say nothing about single days. For trends, download the report by day.`,
    );
  if (totals.undatedRows > 0)
    notes.push(
      `${rowsText(totals.undatedRows)} without a date. Enter the date range when you upload, or add a Day column.`,
    );
  if (layout.metrics.some(({ field }) => field === 'reach' || field === 'frequency'))
    notes.push(
      'Reach and frequency are kept per row and not added up: the same people are counted again on each day and in each group.',
    );
  if (totals.attributions > 1)
    notes.push('Rows have different attribution settings, so their conversions do not compare directly.');
  if (imported.bounds > 0)
    notes.push(
      `${imported.bounds} ${imported.bounds === 1 ? 'figure is' : 'figures are'} only given as a limit, such as “< 10%”, and left out.`,
    );
  if (imported.damagedIds > 0)
    notes.push(
      `${imported.damagedIds} ${imported.damagedIds === 1 ? 'id was' : 'ids were'} cut short by a spreadsheet (such as 1.20E+17) and left out. Upload the file as the platform wrote it to keep them.`,
    );
  if (imported.changedRows > 0)
    notes.push(
      `${rowsText(imported.changedRows)} not as we exported ${imported.changedRows === 1 ? 'it' : 'them'}. A spreadsheet can shorten numbers and replace letters it does not know when it saves; import the file as it was downloaded to be sure.`,
    );
  if (table.damagedBytes > 0) notes.push('Some characters of this file are damaged and shown as �.');
  if (platform === 'google' && layout.names.some(({ header }) => /^(asset|search term|search keyword)$/i.test(header)))
    notes.push(
      'One click can stand in several rows of this kind of report, so its sums are larger than those of your account.',
    );
  const weak = totals.rates.find(({ agree, tried }) => tried >= 5 && agree < tried / 2);
  if (weak)
    notes.push(
      `The file’s own ${weak.rate.toUpperCase()} fits our figures in ${weak.agree} of ${weak.tried} rows only. Please check how the columns were read.`,
    );
  return [...notes, ...disagreements(imported)];
}

/** Both readings: platforms leave conversions blank where they are not measured, and some also where there were none. */
function blankConversions({ missing, rows, conversions, money: [sum, ...others] }: Totals): string[] {
  const blank = missing.conversions ?? 0;
  if (blank === 0 || blank === rows) return [];
  const isOnePrice = conversions.length === 1 && others.length === 0 && sum?.conversions;
  const price = isOnePrice && sum.spend !== null ? sum.spend / sum.conversions : undefined;
  const other = `If blank means none, a conversion cost ${price?.toFixed(2)}${sum?.currency ? ` ${sum.currency}` : ''}.`;
  return [
    `${blank.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} rows leave conversions blank, which is not zero. Conversion rate and cost per conversion are of the other rows.${price === undefined ? '' : ` ${other}`}`,
  ];
}

function disagreements({ statedTotals, totals }: Imported): string[] {
  return STATED.flatMap(([field, name]) => {
    const stated = statedTotals?.[field];
    const own =
      field === 'spend'
        ? totals.money.length === 1
          ? totals.money[0]?.spend
          : null
        : totals.counts[field as 'clicks'];
    if (stated === undefined || own === undefined || own === null) return [];
    const allowed = field === 'spend' ? Math.max(0.02, totals.rows * ROUNDING) : 0.5;
    if (Math.abs(stated - own) <= allowed) return [];
    return [
      `The file’s total line says ${stated.toLocaleString('en-US')} ${name}; its rows add up to ${own.toLocaleString('en-US')}. Ours is the sum of the rows.`,
    ];
  });
}

const rowsText = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'row is' : 'rows are'}`;
