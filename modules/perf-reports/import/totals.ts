import { type MetricField, SUMMED_FIELDS } from '../contract/fields.ts';
import { detached } from './detached.ts';
import { INVALID, readNumber } from './read-number.ts';
import type { ReportRow } from './report-row.ts';
import type { RowLayout } from './row-layout.ts';

/** What is added up; money is kept per currency. */
type CountField = Exclude<(typeof SUMMED_FIELDS)[number], 'spend' | 'revenue'>;
const COUNT_FIELDS = SUMMED_FIELDS.filter((field): field is CountField => field !== 'spend' && field !== 'revenue');

/** Rows a rate may be tried on; more say nothing new. */
const RATE_ROWS = 2_000;

/** What counts as one conversion is told apart so many times. */
const MAX_KINDS = 1_000;
const OTHER_KINDS = 'Other kinds';

export interface MoneySum {
  /** Three capitals; null where the file does not say. */
  readonly currency: string | null;
  readonly spend: number | null;
  readonly revenue: number | null;
  /** Of the rows in this currency: what rates are worked out from. */
  readonly impressions: number | null;
  readonly clicks: number | null;
  readonly linkClicks: number | null;
  readonly conversions: number | null;
  /** Spent in the rows that state conversions. */
  readonly conversionSpend: number | null;
}

export interface RateCheck {
  readonly rate: 'ctr' | 'cpc' | 'cpm';
  /** Rows whose own rate equals the recomputed one within rounding. */
  readonly agree: number;
  readonly tried: number;
  /** How the file writes it, for CTR. */
  readonly unit: 'percent' | 'fraction' | null;
}

export interface Totals {
  readonly rows: number;
  readonly counts: Readonly<Partial<Record<CountField, number>>>;
  /** Rows without this figure. */
  readonly missing: Readonly<Partial<Record<MetricField, number>>>;
  /** Clicks of the rows that state conversions; blank is unknown, so the others' clicks are no part of a rate. */
  readonly conversionClicks: number | null;
  readonly conversionLinkClicks: number | null;
  readonly money: readonly MoneySum[];
  /** By what counts as one, largest first. */
  readonly conversions: readonly { readonly kind: string; readonly count: number }[];
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Rows that are the sum of more than one day. */
  readonly periodRows: number;
  readonly undatedRows: number;
  readonly rates: readonly RateCheck[];
  readonly attributions: number;
}

interface Money {
  spend: number | null;
  revenue: number | null;
  impressions: number | null;
  clicks: number | null;
  linkClicks: number | null;
  conversions: number | null;
  conversionSpend: number | null;
}

const plus = (sum: number | null | undefined, value: number | null): number | null =>
  value === null ? (sum ?? null) : (sum ?? 0) + value;

/** Adds rows up while they pass. */
export class TotalsCounter {
  private rows = 0;
  private readonly sums = new Map<CountField, number>();
  private readonly missing = new Map<MetricField, number>();
  private readonly money = new Map<string | null, Money>();
  private conversionClicks: number | null = null;
  private conversionLinkClicks: number | null = null;
  private readonly kinds = new Map<string, number>();
  private readonly attributions = new Set<string | null>();
  private first: string | null = null;
  private last: string | null = null;
  private periodRows = 0;
  private undatedRows = 0;
  private readonly checks = { ctr: newCheck(), cpc: newCheck(), cpm: newCheck() };

  constructor(private readonly layout: RowLayout) {}

  add(row: ReportRow, cells: readonly string[]): void {
    this.rows += 1;
    for (const { field } of this.layout.metrics) {
      const value = row[field];
      if (value === null) this.missing.set(field, (this.missing.get(field) ?? 0) + 1);
    }
    for (const field of COUNT_FIELDS) {
      const value = row[field];
      if (value !== null) this.sums.set(field, (this.sums.get(field) ?? 0) + value);
    }
    const money = this.moneyOf(row.currency);
    for (const key of MONEY_KEYS) money[key] = plus(money[key], row[key]);
    if (row.conversions !== null) {
      this.addConversions(row.conversionKind ?? '', row.conversions);
      money.conversionSpend = plus(money.conversionSpend, row.spend);
      this.conversionClicks = plus(this.conversionClicks, row.clicks);
      this.conversionLinkClicks = plus(this.conversionLinkClicks, row.linkClicks);
    }
    if (this.attributions.size < 10 && !this.attributions.has(row.attribution))
      this.attributions.add(row.attribution && detached(row.attribution));
    this.addDays(row);
    if (this.rows <= RATE_ROWS) this.checkRates(row, cells);
  }

  totals(): Totals {
    const { layout } = this;
    const counts: Partial<Record<CountField, number>> = {};
    for (const { field } of layout.metrics)
      if ((COUNT_FIELDS as readonly MetricField[]).includes(field) && this.sums.has(field as CountField))
        counts[field as CountField] = tidy(this.sums.get(field as CountField) as number);
    return {
      rows: this.rows,
      counts,
      missing: Object.fromEntries(this.missing),
      conversionClicks: this.conversionClicks,
      conversionLinkClicks: this.conversionLinkClicks,
      money: [...this.money]
        .map(([currency, sums]) => ({
          currency,
          spend: tidyOrNull(sums.spend),
          revenue: tidyOrNull(sums.revenue),
          impressions: tidyOrNull(sums.impressions),
          clicks: tidyOrNull(sums.clicks),
          linkClicks: tidyOrNull(sums.linkClicks),
          conversions: tidyOrNull(sums.conversions),
          conversionSpend: tidyOrNull(sums.conversionSpend),
        }))
        .sort((one, other) => (other.spend ?? 0) - (one.spend ?? 0)),
      conversions: [...this.kinds]
        .map(([kind, count]) => ({ kind, count: tidy(count) }))
        .sort((one, other) => other.count - one.count),
      firstDay: this.first,
      lastDay: this.last,
      periodRows: this.periodRows,
      undatedRows: this.undatedRows,
      rates: (['ctr', 'cpc', 'cpm'] as const).flatMap((rate) => {
        const { tried, percent, fraction } = this.checks[rate];
        if (tried === 0) return [];
        const unit = rate !== 'ctr' ? null : percent >= fraction ? ('percent' as const) : ('fraction' as const);
        return [{ rate, tried, agree: Math.max(percent, fraction), unit }];
      }),
      attributions: this.attributions.size,
    };
  }

  private moneyOf(currency: string | null): Money {
    const known = this.money.get(currency);
    if (known) return known;
    const fresh = { ...NO_MONEY };
    this.money.set(currency, fresh);
    return fresh;
  }

  private addConversions(kind: string, count: number): void {
    const known = this.kinds.get(kind);
    if (known !== undefined) this.kinds.set(kind, known + count);
    else if (this.kinds.size < MAX_KINDS) this.kinds.set(detached(kind), count);
    else this.kinds.set(OTHER_KINDS, (this.kinds.get(OTHER_KINDS) ?? 0) + count);
  }

  private addDays({ startDay, endDay }: ReportRow): void {
    if (startDay === null || endDay === null) {
      this.undatedRows += 1;
      return;
    }
    if (startDay !== endDay) this.periodRows += 1;
    if (this.first === null || startDay < this.first) this.first = startDay;
    if (this.last === null || endDay > this.last) this.last = endDay;
  }

  /** Own rates only check the reading; none of them is ever averaged. */
  private checkRates(row: ReportRow, cells: readonly string[]): void {
    const { impressions, clicks, linkClicks, spend } = row;
    const { rates } = this.layout;
    const ctr = rates.get('ctr') ?? rates.get('linkCtr');
    const cpc = rates.get('cpc') ?? rates.get('linkCpc');
    const ctrClicks = rates.has('ctr') ? clicks : (linkClicks ?? clicks);
    const cpcClicks = rates.has('cpc') ? clicks : (linkClicks ?? clicks);
    if (ctr && impressions && ctrClicks) this.try('ctr', ctr, cells, ctrClicks / impressions);
    // Spend is written in cents, so what is divided by few clicks is known no better.
    if (cpc && spend && cpcClicks) this.try('cpc', cpc, cells, spend / cpcClicks, HALF_CENT / cpcClicks);
    const cpm = rates.get('cpm');
    if (cpm && spend && impressions)
      this.try('cpm', cpm, cells, (spend / impressions) * 1_000, (HALF_CENT / impressions) * 1_000);
  }

  private try(
    rate: RateCheck['rate'],
    { index, format }: { index: number; format: Parameters<typeof readNumber>[1] },
    cells: readonly string[],
    expected: number,
    doubt = 0,
  ): void {
    const cell = cells[index] as string;
    const own = readNumber(cell, format);
    if (own === null || own === INVALID || own === 0) return;
    const check = this.checks[rate];
    check.tried += 1;
    const digits = /[.,](\d+)\D*$/.exec(cell)?.[1]?.length ?? 0;
    const rounding = 0.6 * 10 ** -Math.min(digits, 6);
    if (rate !== 'ctr') {
      if (Math.abs(own - expected) <= doubt + rounding + expected * 0.002) check.percent += 1;
      return;
    }
    if (Math.abs(own - expected * 100) <= rounding + expected * 0.2) check.percent += 1;
    if (!cell.includes('%') && Math.abs(own - expected) <= rounding + expected * 0.002) check.fraction += 1;
  }
}

const NO_MONEY: Money = {
  spend: null,
  revenue: null,
  impressions: null,
  clicks: null,
  linkClicks: null,
  conversions: null,
  conversionSpend: null,
};
const MONEY_KEYS = ['spend', 'revenue', 'impressions', 'clicks', 'linkClicks', 'conversions'] as const;
const HALF_CENT = 0.0051;
const newCheck = () => ({ tried: 0, percent: 0, fraction: 0 });

/** Without the dust of adding binary fractions: figures have at most six decimals. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const tidyOrNull = (value: number | null): number | null => (value === null ? null : tidy(value));
