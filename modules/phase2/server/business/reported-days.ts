import type { PerformanceRow } from '#modules/perf-reports/api.ts';

/** One day of one kind of conversion. */
export interface ReportedDay {
  readonly day: string;
  readonly clicks: number;
  readonly conversions: number;
}

export interface Reported {
  readonly reports: number;
  /** Ads that are named in them. */
  readonly ads: number;
  /** Days with any figure. */
  readonly days: number;
  /** The kind of conversion that was counted most; null where no row states any. Kinds are never added to each other. */
  readonly conversionKind: string | null;
  /** Its days, in order. */
  readonly ofKind: readonly ReportedDay[];
  /** Days of the kind that revenue was reported with most, which tells orders from other conversions; empty without revenue. */
  readonly orders: readonly ReportedDay[];
  /** Of the platform with the most impressions, by all clicks; null without any. */
  readonly clickRate: { readonly platform: string; readonly clicks: number; readonly impressions: number } | null;
}

type Days = Map<string, { clicks: number; conversions: number }>;

const UNNAMED = 'conversions';

/**
 * Sums the rows of an owner's reports by day and kind of conversion. Sums of several days are no days: they are left out. A cell
 * that says nothing is a day's 0 where its report counts one kind, since platforms leave such cells empty; else it is left out.
 */
export async function reportedDays(batches: AsyncIterable<readonly PerformanceRow[]>): Promise<Reported> {
  const ads = new Set<string>();
  const days = new Set<string>();
  const kinds = new Map<string, Days>();
  const revenue = new Map<string, number>();
  const platforms = new Map<string, { clicks: number; impressions: number }>();
  const kindsOf = new Map<string, Set<string>>();
  const silent = new Map<string, Days>();
  for await (const rows of batches) {
    for (const row of rows) {
      const { reportId, platform, startDay, endDay, conversions } = row;
      const ofReport = kindsOf.get(reportId) ?? new Set<string>();
      kindsOf.set(reportId, ofReport);
      const ad = row.creativeId ?? row.adId ?? row.ad;
      if (ad !== null) ads.add(`${platform} ${ad}`);
      const all = row.clicks ?? row.linkClicks;
      if (all !== null && row.impressions !== null) {
        const known = platforms.get(platform) ?? { clicks: 0, impressions: 0 };
        platforms.set(platform, { clicks: known.clicks + all, impressions: known.impressions + row.impressions });
      }
      if (endDay === null || startDay !== endDay) continue;
      days.add(endDay);
      const clicks = row.linkClicks ?? row.clicks;
      if (clicks === null) continue;
      if (conversions === null) {
        add(silent, reportId, endDay, { clicks, conversions: 0 });
        continue;
      }
      const kind = row.conversionKind ?? `${platform} ${UNNAMED}`;
      ofReport.add(kind);
      add(kinds, kind, endDay, { clicks, conversions });
      if (row.revenue !== null) revenue.set(kind, (revenue.get(kind) ?? 0) + row.revenue);
    }
  }
  for (const [report, blank] of silent) {
    const [kind, another] = kindsOf.get(report) ?? [];
    if (kind === undefined || another !== undefined) continue;
    for (const [day, counts] of blank) add(kinds, kind, day, counts);
  }
  const conversionsOf = (of: Days) => [...of.values()].reduce((sum, { conversions }) => sum + conversions, 0);
  const [most] = [...kinds].sort(
    ([a, of], [b, other]) => conversionsOf(other) - conversionsOf(of) || a.localeCompare(b),
  );
  const [paid] = [...revenue].filter(([, sum]) => sum > 0).sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
  const [seen] = [...platforms].sort(([, a], [, b]) => b.impressions - a.impressions);
  return {
    reports: kindsOf.size,
    ads: ads.size,
    days: days.size,
    conversionKind: most?.[0] ?? null,
    ofKind: inOrder(most?.[1]),
    orders: inOrder(paid && kinds.get(paid[0])),
    clickRate: seen && seen[1].impressions > 0 ? { platform: seen[0], ...seen[1] } : null,
  };
}

function add(to: Map<string, Days>, key: string, day: string, { clicks, conversions }: Omit<ReportedDay, 'day'>): void {
  const of: Days = to.get(key) ?? new Map();
  const known = of.get(day) ?? { clicks: 0, conversions: 0 };
  of.set(day, { clicks: known.clicks + clicks, conversions: known.conversions + conversions });
  to.set(key, of);
}

const inOrder = (of: Days | undefined): ReportedDay[] =>
  of ? [...of].map(([day, counts]) => ({ day, ...counts })).sort((a, b) => a.day.localeCompare(b.day)) : [];
