import type { AdSum } from './ad-store.ts';

/** An ad with its sums over groups, of one kind of click and one kind of conversion. */
export interface AdTotals {
  readonly key: string;
  readonly platform: string;
  readonly name: string;
  readonly campaign: string | null;
  readonly reportAnalysisId: string | null;
  /** The one image or video its rows name, as its platform names it. */
  readonly creativeId: string | null;
  readonly impressions: number;
  readonly clicks: number | null;
  /** Of the rows that state them: blank is unknown. */
  readonly conversions: number | null;
  readonly spend: readonly { readonly currency: string | null; readonly amount: number }[];
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly groups: readonly AdGroup[];
}

/** What creatives are compared within: a campaign, and what its file divides by. */
export interface AdGroup {
  readonly group: string;
  /** Impressions that `clicks` belong to: of reports that have the column. */
  readonly impressions: number;
  readonly clicks: number | null;
  /** Of the rows that state them; null: none does. */
  readonly conversions: number | null;
  /** Clicks of those rows. */
  readonly conversionClicks: number | null;
  readonly spend: number | null;
}

export interface Account {
  /** Link clicks where they cover at least half of the impressions: all clicks and link clicks are never mixed. */
  readonly clickKind: 'link_clicks' | 'clicks';
  /** The kind with the most conversions: others are not added to it. */
  readonly conversionKind: string | null;
  /** By impressions, the most first. */
  readonly ads: readonly AdTotals[];
}

export function accountOf(sums: readonly AdSum[]): Account {
  const all = total(sums, ({ impressions }) => impressions);
  const withLinkClicks = total(sums, ({ linkClickImpressions }) => linkClickImpressions);
  const clickKind = withLinkClicks * 2 >= all && withLinkClicks > 0 ? 'link_clicks' : 'clicks';
  const conversionKind = mainKind(sums);
  const byKey = groupBy(sums, ({ key }) => key);
  const ads = [...byKey.values()].map((parts) => totalsOf(parts, clickKind, conversionKind));
  return { clickKind, conversionKind, ads: ads.sort((a, b) => b.impressions - a.impressions || order(a.key, b.key)) };
}

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function mainKind(sums: readonly AdSum[]): string | null {
  const counts = new Map<string, number>();
  for (const { conversionKind, conversions } of sums)
    if (conversions !== null) counts.set(conversionKind ?? '', (counts.get(conversionKind ?? '') ?? 0) + conversions);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || order(a[0], b[0]));
  return most?.[0] ?? null;
}

function totalsOf(parts: readonly AdSum[], clickKind: Account['clickKind'], kind: string | null): AdTotals {
  const [first] = parts;
  if (!first) throw new Error('an ad has at least one row');
  const byGroup = groupBy(parts, groupOf);
  const clicks = clickKind === 'link_clicks' ? 'linkClicks' : 'clicks';
  const groups = [...byGroup].map(([group, inside]) => {
    const stating = inside.filter(
      ({ conversions, conversionKind }) => conversions !== null && (conversionKind ?? '') === kind,
    );
    return {
      group,
      impressions: total(inside, (part) =>
        clickKind === 'link_clicks' ? part.linkClickImpressions : part.clickImpressions,
      ),
      clicks: known(inside, clicks),
      conversions: known(stating, 'conversions'),
      conversionClicks: known(stating, clicks),
      spend: known(inside, 'spend'),
    };
  });
  const currencies = groupBy(
    parts.filter(({ spend }) => spend !== null),
    ({ currency }) => currency,
  );
  return {
    key: first.key,
    platform: first.platform,
    name: first.name,
    campaign: parts.length > 1 && new Set(parts.map(({ campaign }) => campaign)).size > 1 ? null : first.campaign,
    reportAnalysisId: first.reportAnalysisId,
    creativeId: onlyOne(parts.map(({ creativeId }) => creativeId)),
    impressions: total(parts, ({ impressions }) => impressions),
    clicks: sumOfKnown(groups.map((group) => group.clicks)),
    conversions: sumOfKnown(groups.map(({ conversions }) => conversions)),
    spend: [...currencies].map(([currency, rows]) => ({ currency, amount: total(rows, ({ spend }) => spend ?? 0) })),
    firstDay: least(parts.map(({ firstDay }) => firstDay)),
    lastDay: greatest(parts.map(({ lastDay }) => lastDay)),
    groups,
  };
}

/** What the file divides by, in whatever language its headers are: placements, ages. */
export function groupOf({ platform, campaign, breakdown }: Pick<AdSum, 'platform' | 'campaign' | 'breakdown'>): string {
  return [platform, campaign ?? '', breakdown ?? ''].join('\u001f');
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const total = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
const known = (items: readonly AdSum[], field: 'clicks' | 'linkClicks' | 'conversions' | 'spend'): number | null =>
  sumOfKnown(items.map((item) => item[field]));

function sumOfKnown(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? null : there.reduce((sum, value) => sum + value, 0);
}

const onlyOne = (values: readonly (string | null)[]): string | null => {
  const [first, ...others] = new Set(values.filter((value) => value !== null));
  return first !== undefined && others.length === 0 ? first : null;
};

const days = (values: readonly (string | null)[]): string[] => values.filter((day) => day !== null).sort();
const least = (values: readonly (string | null)[]): string | null => days(values)[0] ?? null;
const greatest = (values: readonly (string | null)[]): string | null => days(values).at(-1) ?? null;
