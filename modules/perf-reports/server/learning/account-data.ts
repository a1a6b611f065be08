import type { FeatureVector } from '#modules/core-analysis/api.ts';
import type { CreativeOutcomes } from '../../learning/model/types.ts';
import type { DayCounts } from '../../learning/series/daily.ts';
import type { AdDay } from '../linking/ad-store.ts';
import type { LinkedAccount, LinkedAd } from '../linking/link-service.ts';

/** What an account is learned from: plain data, the same for the same rows and links. */
export interface AccountData {
  readonly clickKind: 'link_clicks' | 'clicks';
  readonly conversionKind: string | null;
  /** Of the spend that is learned from: the one with the most rows; others are left out. */
  readonly currency: string | null;
  readonly creatives: readonly CreativeOutcomes[];
  readonly names: Readonly<Record<string, string>>;
  /** Counts by day of each creative whose reports have days. */
  readonly days: Readonly<Record<string, readonly DayCounts[]>>;
}

/** Newer analyses of one file are one creative: the newest speaks for all. */
export function accountData(
  account: LinkedAccount,
  vectors: readonly FeatureVector[],
  days: readonly AdDay[],
): AccountData {
  const features = new Map(vectors.map((vector) => [vector.analysisId, responsesOf(vector)]));
  const byFile = new Map<string, LinkedAd[]>();
  for (const link of account.linked) {
    const ads = byFile.get(link.creative.sha256);
    if (ads) ads.push(link);
    else byFile.set(link.creative.sha256, [link]);
  }
  const currency = mainCurrency(account.linked);
  const creatives: CreativeOutcomes[] = [];
  const names: Record<string, string> = {};
  const daysOf: Record<string, DayCounts[]> = {};
  const countsByAd = new Map<string, AdDay[]>();
  for (const day of days) countsByAd.set(day.key, [...(countsByAd.get(day.key) ?? []), day]);
  for (const links of byFile.values()) {
    const newest = links.map(({ creative }) => creative).sort((a, b) => (a.id < b.id ? 1 : -1))[0];
    if (!newest) continue;
    names[newest.id] = newest.fileName;
    const { campaign, groups } = groupsOf(links, currency);
    creatives.push({
      id: newest.id,
      score: newest.score,
      features: features.get(newest.id) ?? {},
      groups,
      ...(campaign !== null && { campaign }),
    });
    const counted = sumDays(
      links.flatMap(({ ad }) => countsByAd.get(ad.key) ?? []),
      account.clickKind,
    );
    if (counted.length > 0) daysOf[newest.id] = counted;
  }
  creatives.sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    clickKind: account.clickKind,
    conversionKind: account.conversionKind,
    currency,
    creatives,
    names,
    days: daysOf,
  };
}

/** Responses by rule; a rule that is lost with another counts as failed, what was not measured or does not apply is unknown. */
export function responsesOf({ features }: FeatureVector): Record<string, number | null> {
  return Object.fromEntries(
    features.map((feature) => [
      feature.ruleId,
      feature.state === 'measured' ? feature.response : feature.state === 'lost_with' ? 0 : null,
    ]),
  );
}

function groupsOf(links: readonly LinkedAd[], currency: string | null) {
  const sums = new Map<string, { impressions: number; clicks: number; conversions: number; spend: number }>();
  const campaigns = new Map<string, number>();
  for (const { ad } of links) {
    const isOurs = ad.spend.every((sum) => sum.currency === currency);
    for (const { group, impressions, clicks, conversions, spend } of ad.groups) {
      // Without clicks the row says nothing of rates: its impressions would count as having none.
      if (clicks === null) continue;
      const sum = sums.get(group) ?? { impressions: 0, clicks: 0, conversions: 0, spend: 0 };
      sum.impressions += impressions;
      sum.clicks += clicks;
      sum.conversions += Math.round(conversions ?? 0);
      sum.spend += isOurs ? (spend ?? 0) : 0;
      sums.set(group, sum);
      const campaign = group.split('\u001f').slice(0, 2).join('\u001f');
      campaigns.set(campaign, (campaigns.get(campaign) ?? 0) + impressions);
    }
  }
  const groups = [...sums].map(([group, sum]) => ({ group, ...sum })).sort((a, b) => (a.group < b.group ? -1 : 1));
  const [largest] = [...campaigns].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { groups, campaign: largest?.[0] ?? null };
}

function mainCurrency(links: readonly LinkedAd[]): string | null {
  const counts = new Map<string | null, number>();
  for (const { ad } of links)
    for (const { currency } of ad.spend) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || String(a[0]).localeCompare(String(b[0])));
  return most?.[0] ?? null;
}

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday: counted from the Monday before. */
const FROM_MONDAY = 3;

function sumDays(days: readonly AdDay[], clickKind: AccountData['clickKind']): DayCounts[] {
  const sums = new Map<number, { day: number; impressions: number; clicks: number }>();
  for (const { day: text, impressions, clicks, linkClicks } of days) {
    const counted = clickKind === 'link_clicks' ? linkClicks : clicks;
    if (counted === null) continue;
    const day = Math.round(Date.parse(`${text}T00:00:00Z`) / DAY_MS) + FROM_MONDAY;
    const sum = sums.get(day) ?? { day, impressions: 0, clicks: 0 };
    sum.impressions += impressions;
    sum.clicks += counted;
    sums.set(day, sum);
  }
  return [...sums.values()].sort((a, b) => a.day - b.day);
}

/** The day as it is written. */
export const dayText = (day: number): string => new Date((day - FROM_MONDAY) * DAY_MS).toISOString().slice(0, 10);
