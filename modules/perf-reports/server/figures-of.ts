import type { MetricField, RateField } from '../contract/fields.ts';
import type { Figure } from '../contract/report.ts';
import type { Imported } from '../import/import-file.ts';
import type { MoneySum, Totals } from '../import/totals.ts';

const COUNTS: readonly (readonly [string, Exclude<MetricField, 'spend' | 'revenue' | 'reach' | 'frequency'>])[] = [
  ['impressions', 'impressions'],
  ['clicks', 'clicks'],
  ['link_clicks', 'linkClicks'],
  ['conversions', 'conversions'],
  ['video_plays', 'videoPlays'],
  ['video_views', 'videoViews'],
  ['video_25', 'video25'],
  ['video_50', 'video50'],
  ['video_75', 'video75'],
  ['video_100', 'video100'],
];

/**
 * Sums of the rows, and rates worked out from sums. Money is never added over currencies: where there are several, each has its
 * own figures. Results of different kinds are not one figure either: then there is no conversion rate and no price of one. Both are
 * of the rows that state conversions: what a row leaves blank is unknown.
 */
export function figuresOf({
  totals,
  statedTotals,
  statedRates,
}: Pick<Imported, 'totals' | 'statedTotals' | 'statedRates'>): Figure[] {
  const isOneKind = totals.conversions.filter(({ kind }) => kind !== '').length <= 1;
  const stated = (field: MetricField) => statedTotals?.[field] ?? null;
  const figures: Figure[] = COUNTS.flatMap(([name, field]) => {
    const value = totals.counts[field];
    if (value === undefined || (field === 'conversions' && !isOneKind)) return [];
    return [{ name, value, unit: 'count', currency: null, stated: stated(field) }];
  });
  const isOneCurrency = totals.money.length <= 1;
  for (const sum of totals.money)
    for (const field of ['spend', 'revenue'] as const) {
      const value = sum[field];
      if (value !== null)
        figures.push({
          name: field,
          value,
          unit: 'money',
          currency: sum.currency,
          stated: isOneCurrency ? stated(field) : null,
        });
    }
  const ownRate = ownRates(totals, statedRates, isOneCurrency);
  return [...figures, ...ratesOf(totals, isOneKind).map((figure) => ({ ...figure, ...ownRate(figure) }))];
}

const RATE_FIELDS: Readonly<Record<string, RateField>> = {
  ctr: 'ctr',
  link_ctr: 'linkCtr',
  cpc: 'cpc',
  link_cpc: 'linkCpc',
  cpm: 'cpm',
  conversion_rate: 'conversionRate',
  cost_per_conversion: 'costPerConversion',
  roas: 'roas',
};

/** What the file itself says of a rate: in its total line, and how often its rows agree with ours. */
function ownRates(totals: Totals, statedRates: Imported['statedRates'], isOneCurrency: boolean) {
  const isFraction = totals.rates.some(({ unit }) => unit === 'fraction');
  return ({ name, unit }: Figure): Pick<Figure, 'stated' | 'own'> => {
    const field = RATE_FIELDS[name];
    const stated = field && statedRates[field];
    const times = unit === 'percent' && isFraction && !stated?.hasSign ? 100 : 1;
    // The two kinds of clicks share one check: it is of the kind the file has a rate of.
    const check = totals.rates.find(({ rate }) => rate === name.replace('link_', ''));
    return {
      stated: stated && (unit === 'percent' || isOneCurrency) ? Math.round(stated.value * times * 1e4) / 1e4 : null,
      own: check ? { agree: check.agree, tried: check.tried } : null,
    };
  };
}

function ratesOf(totals: Totals, isOneKind: boolean): Figure[] {
  const { counts, money } = totals;
  const { impressions, clicks, linkClicks, conversions } = counts;
  const rates: Figure[] = [];
  const add = (
    name: string,
    unit: Figure['unit'],
    over: number | null | undefined,
    under: number | null | undefined,
    times = 1,
    currency: string | null = null,
  ) => {
    if (over === null || over === undefined || !under) return;
    rates.push({ name, value: Math.round((over / under) * times * 1e4) / 1e4, unit, currency, stated: null });
  };
  add('ctr', 'percent', clicks, impressions, 100);
  add('link_ctr', 'percent', linkClicks, impressions, 100);
  if (isOneKind)
    add('conversion_rate', 'percent', conversions, totals.conversionClicks ?? totals.conversionLinkClicks, 100);
  for (const sum of money) addPrices(sum, isOneKind, add);
  return rates;
}

function addPrices(
  sum: MoneySum,
  isOneKind: boolean,
  add: (
    name: string,
    unit: Figure['unit'],
    over: number | null,
    under: number | null,
    times: number,
    currency: string | null,
  ) => void,
): void {
  const { currency, spend, revenue } = sum;
  if (sum.clicks !== null) add('cpc', 'money', spend, sum.clicks, 1, currency);
  else add('link_cpc', 'money', spend, sum.linkClicks, 1, currency);
  add('cpm', 'money', spend, sum.impressions, 1_000, currency);
  if (isOneKind) add('cost_per_conversion', 'money', sum.conversionSpend, sum.conversions, 1, currency);
  add('roas', 'ratio', revenue, spend, 1, currency);
}

/** Figures by name; with the currency behind the name where a report holds several. */
export function metricsOf(figures: readonly Figure[]): Record<string, number> {
  const names = figures.map(({ name }) => name);
  return Object.fromEntries(
    figures.map(({ name, currency, value }) => {
      const isAlone = names.indexOf(name) === names.lastIndexOf(name);
      return [isAlone ? name : `${name}_${(currency ?? 'unknown').toLowerCase()}`, value];
    }),
  );
}
