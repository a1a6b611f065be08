import type { PerformanceRow } from '#modules/perf-reports/api.ts';

/** One day of one kind of conversion: only rows that state conversions are in it, so that null is never taken for 0. */
export interface ReportedDay {
  readonly day: string;
  readonly clicks: number;
  readonly conversions: number;
}

export interface Reported {
  readonly reports: number;
  readonly creatives: number;
  /** Days with any figure. */
  readonly days: number;
  /** The kind of conversion that was counted most; null where no row states any. Kinds are never added to each other. */
  readonly conversionKind: string | null;
  /** Its days, in order. */
  readonly ofKind: readonly ReportedDay[];
  /** Of the platform with the most impressions; null without any. */
  readonly clickRate: { readonly platform: string; readonly clicks: number; readonly impressions: number } | null;
}

const UNNAMED = 'conversions';

/** Sums the rows of an owner's reports by day. Sums of several days are no days: they are left out. */
export async function reportedDays(batches: AsyncIterable<readonly PerformanceRow[]>): Promise<Reported> {
  const reports = new Set<string>();
  const creatives = new Set<string>();
  const days = new Set<string>();
  const kinds = new Map<string, Map<string, { clicks: number; conversions: number }>>();
  const platforms = new Map<string, { clicks: number; impressions: number }>();
  for await (const rows of batches) {
    for (const row of rows) {
      reports.add(row.reportId);
      creatives.add(`${row.platform} ${row.creativeId ?? row.adId ?? row.ad ?? ''}`);
      const clicks = row.linkClicks ?? row.clicks;
      if (clicks !== null && row.impressions !== null) {
        const known = platforms.get(row.platform) ?? { clicks: 0, impressions: 0 };
        platforms.set(row.platform, {
          clicks: known.clicks + clicks,
          impressions: known.impressions + row.impressions,
        });
      }
      const day = row.startDay !== null && row.startDay === row.endDay ? row.endDay : null;
      if (day === null) continue;
      days.add(day);
      if (row.conversions === null || clicks === null) continue;
      const kind = row.conversionKind ?? UNNAMED;
      const ofKind = kinds.get(kind) ?? new Map<string, { clicks: number; conversions: number }>();
      const known = ofKind.get(day) ?? { clicks: 0, conversions: 0 };
      ofKind.set(day, { clicks: known.clicks + clicks, conversions: known.conversions + row.conversions });
      kinds.set(kind, ofKind);
    }
  }
  const conversionsOf = (of: Map<string, { conversions: number }>) =>
    [...of.values()].reduce((sum, { conversions }) => sum + conversions, 0);
  const [most] = [...kinds].sort(
    ([a, of], [b, other]) => conversionsOf(other) - conversionsOf(of) || a.localeCompare(b),
  );
  const [seen] = [...platforms].sort(([, a], [, b]) => b.impressions - a.impressions);
  return {
    reports: reports.size,
    creatives: creatives.size,
    days: days.size,
    conversionKind: most?.[0] ?? null,
    ofKind: most
      ? [...most[1]].map(([day, counts]) => ({ day, ...counts })).sort((a, b) => a.day.localeCompare(b.day))
      : [],
    clickRate: seen && seen[1].impressions > 0 ? { platform: seen[0], ...seen[1] } : null,
  };
}
