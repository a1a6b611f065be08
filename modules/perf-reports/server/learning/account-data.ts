import type { FeatureVector } from '#modules/core-analysis/api.ts';
import type { CreativeOutcomes } from '../../learning/model/types.ts';
import type { DayCounts } from '../../learning/series/daily.ts';
import type { AdDay } from '../linking/ad-store.ts';
import { groupOf } from '../linking/ads-of.ts';
import type { LinkedAccount, LinkedAd } from '../linking/link-service.ts';

/** What an account is learned from: plain data, the same for the same rows and links. */
export interface AccountData {
  readonly clickKind: 'link_clicks' | 'clicks';
  readonly conversionKind: string | null;
  /** Of the spend that is learned from: the one with the most rows; others are left out. */
  readonly currency: string | null;
  readonly creatives: readonly CreativeOutcomes[];
  /** The same with the clicks of rows that state conversions alone: what a report leaves blank is not none. */
  readonly converting: readonly CreativeOutcomes[];
  /** Those paid for in `currency` alone, with what they cost: money of one currency is never set against clicks of all. */
  readonly paying: readonly CreativeOutcomes[];
  /** What measured the features that are learned from; others are unknown, since versions measure differently. Null: none is kept. */
  readonly featureSet: string | null;
  readonly names: Readonly<Record<string, string>>;
  /** Counts by day of each creative whose reports have days, inside the group it was shown in most. */
  readonly days: Readonly<Record<string, readonly DayCounts[]>>;
}

/** Newer analyses of one file are one creative: the newest speaks for all. */
export function accountData(
  account: LinkedAccount,
  vectors: readonly FeatureVector[],
  days: readonly AdDay[],
): AccountData {
  const measured = new Map(vectors.map((vector) => [vector.analysisId, vector]));
  const byFile = new Map<string, LinkedAd[]>();
  for (const link of account.linked) {
    const ads = byFile.get(link.creative.sha256);
    if (ads) ads.push(link);
    else byFile.set(link.creative.sha256, [link]);
  }
  const currency = mainCurrency(account.linked);
  const featureSet = mainSet([...byFile.values()], measured);
  const paying: CreativeOutcomes[] = [];
  const creatives: CreativeOutcomes[] = [];
  const converting: CreativeOutcomes[] = [];
  const named = largestGroups(account.linked);
  const names: Record<string, string> = {};
  const daysOf: Record<string, DayCounts[]> = {};
  const countsByAd = new Map<string, AdDay[]>();
  for (const day of days) countsByAd.set(day.key, [...(countsByAd.get(day.key) ?? []), day]);
  for (const links of byFile.values()) {
    const ordered = links.map(({ creative }) => creative).sort((a, b) => (a.id < b.id ? 1 : -1));
    const ofSet = ordered.find(({ id }) => setOf(measured.get(id)) === featureSet);
    const newest = ofSet ?? ordered[0];
    if (!newest) continue;
    const vector = ofSet && measured.get(ofSet.id);
    names[newest.id] = newest.fileName;
    const { campaign, groups } = groupsOf(links, currency, named);
    const about = {
      id: newest.id,
      score: newest.score,
      features: vector ? responsesOf(vector) : {},
      ...(campaign !== null && { campaign }),
    };
    creatives.push({ ...about, groups: groups.map(({ conversionClicks: _, ...sums }) => sums) });
    const stating = groups.flatMap(({ conversionClicks, ...sums }) =>
      conversionClicks === null ? [] : [{ ...sums, clicks: conversionClicks }],
    );
    if (stating.length > 0) converting.push({ ...about, groups: stating });
    const paid = links.filter(({ ad }) => isPaidIn(ad, currency));
    if (paid.length > 0)
      paying.push({
        ...about,
        groups: groupsOf(paid, currency, named).groups.map(({ conversionClicks: _, ...sums }) => sums),
      });
    const counted = sumDays(
      links.flatMap(({ ad }) => countsByAd.get(ad.key) ?? []),
      account.clickKind,
    );
    if (counted.length > 0) daysOf[newest.id] = counted;
  }
  for (const list of [creatives, converting, paying]) list.sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    clickKind: account.clickKind,
    conversionKind: account.conversionKind,
    currency,
    creatives,
    converting,
    paying,
    featureSet,
    names,
    days: daysOf,
  };
}

/** Engine and rule book: another version of either may measure or judge the same creative differently. */
export function setOf(vector: FeatureVector | undefined): string | null {
  return vector ? `${vector.engineVersion} ${vector.ruleBookVersion}` : null;
}

/** The set most creatives were measured with; of equals the newest. */
function mainSet(files: readonly LinkedAd[][], measured: ReadonlyMap<string, FeatureVector>): string | null {
  const counts = new Map<string, number>();
  for (const links of files)
    for (const set of new Set(links.map(({ creative }) => setOf(measured.get(creative.id)))))
      if (set !== null) counts.set(set, (counts.get(set) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || b[0].localeCompare(a[0], 'en', { numeric: true }));
  return most?.[0] ?? null;
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

/** Time to learn grows with the cube of the groups: the smaller ones are one. */
const MOST_GROUPS = 40;
const OTHERS = '\u001f\u001f';

function largestGroups(links: readonly LinkedAd[]): ReadonlySet<string> {
  const sums = new Map<string, number>();
  for (const { ad } of links)
    for (const { group, impressions } of ad.groups) sums.set(group, (sums.get(group) ?? 0) + impressions);
  const ordered = [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return new Set(ordered.slice(0, MOST_GROUPS).map(([group]) => group));
}

function groupsOf(links: readonly LinkedAd[], currency: string | null, named: ReadonlySet<string>) {
  const sums = new Map<
    string,
    { impressions: number; clicks: number; conversions: number; conversionClicks: number | null; spend: number }
  >();
  const campaigns = new Map<string, number>();
  for (const { ad } of links) {
    for (const { group: whole, impressions, clicks, conversions, conversionClicks, spend } of ad.groups) {
      const group = named.has(whole) ? whole : OTHERS;
      // Without clicks the row says nothing of rates: its impressions would count as having none.
      if (clicks === null) continue;
      const sum = sums.get(group) ?? { impressions: 0, clicks: 0, conversions: 0, conversionClicks: null, spend: 0 };
      sum.impressions += impressions;
      sum.clicks += clicks;
      if (conversions !== null && conversionClicks !== null) {
        sum.conversions += Math.round(conversions);
        sum.conversionClicks = (sum.conversionClicks ?? 0) + conversionClicks;
      }
      sum.spend += isPaidIn(ad, currency) ? (spend ?? 0) : 0;
      sums.set(group, sum);
      const campaign = whole.split('\u001f').slice(0, 2).join('\u001f');
      campaigns.set(campaign, (campaigns.get(campaign) ?? 0) + impressions);
    }
  }
  const groups = [...sums].map(([group, sum]) => ({ group, ...sum })).sort((a, b) => (a.group < b.group ? -1 : 1));
  const [largest] = [...campaigns].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { groups, campaign: largest?.[0] ?? null };
}

const isPaidIn = ({ spend }: LinkedAd['ad'], currency: string | null): boolean =>
  spend.length > 0 && spend.every((sum) => sum.currency === currency);

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

/** Older days say little of a creative, and time to learn grows with the cube of them. */
const MOST_DAYS = 180;

function sumDays(days: readonly AdDay[], clickKind: AccountData['clickKind']): DayCounts[] {
  const groups = new Map<string, { impressions: number; sums: Map<number, DayCounts> }>();
  for (const row of days) {
    const isLink = clickKind === 'link_clicks';
    const clicks = isLink ? row.linkClicks : row.clicks;
    const impressions = isLink ? row.linkClickImpressions : row.clickImpressions;
    if (clicks === null) continue;
    const key = groupOf(row);
    const group = groups.get(key) ?? { impressions: 0, sums: new Map<number, DayCounts>() };
    groups.set(key, group);
    group.impressions += impressions;
    const day = Math.round(Date.parse(`${row.day}T00:00:00Z`) / DAY_MS) + FROM_MONDAY;
    const sum = group.sums.get(day) ?? { day, impressions: 0, clicks: 0 };
    group.sums.set(day, { day, impressions: sum.impressions + impressions, clicks: sum.clicks + clicks });
  }
  // What is shown elsewhere from some day on has another rate there: that is no wearing out.
  const [largest] = [...groups].sort((a, b) => b[1].impressions - a[1].impressions || (a[0] < b[0] ? -1 : 1));
  const sums = largest?.[1].sums.values() ?? [];
  return [...sums].sort((a, b) => a.day - b.day).slice(-MOST_DAYS);
}

/** The day as it is written. */
export const dayText = (day: number): string => new Date((day - FROM_MONDAY) * DAY_MS).toISOString().slice(0, 10);
