import type { Carrier } from '../../contract/findings.ts';
import type { Outlier } from '../../learning/model/outliers.ts';
import type { AdSum } from '../linking/ad-store.ts';
import type { DayTerms } from './day-store.ts';

export interface CarrierContext {
  readonly terms: DayTerms;
  /** The creative each ad shows, by the ad's key. */
  readonly creatives: ReadonlyMap<string, { readonly id: string; readonly fileName: string }>;
  /** Creatives that the others do not foretell. */
  readonly outliers: readonly Outlier[];
}

interface Sums {
  name: string;
  impressions: number;
  clicks: number | null;
  conversions: number | null;
  spend: number | null;
  spendForConversions: number | null;
}

const plus = (sum: number | null, value: number | null): number | null => (value === null ? sum : (sum ?? 0) + value);

/** Each ad with its share of the spend, the largest first. Prices are of one currency and one kind of conversion. */
export function carriersOf(sums: readonly AdSum[], { terms, creatives, outliers }: CarrierContext): Carrier[] {
  const byAd = new Map<string, Sums>();
  for (const part of sums) {
    const ad = byAd.get(part.key) ?? {
      name: part.name,
      impressions: 0,
      clicks: null,
      conversions: null,
      spend: null,
      spendForConversions: null,
    };
    byAd.set(part.key, ad);
    ad.impressions += part.impressions;
    ad.clicks = plus(ad.clicks, terms.clickKind === 'link_clicks' ? part.linkClicks : part.clicks);
    if (part.currency !== terms.currency) continue;
    ad.spend = plus(ad.spend, part.spend);
    // Blank is unknown: what was spent there bought an unknown number.
    if (part.conversions === null) continue;
    if (terms.hasOtherKinds && (part.conversionKind ?? '') !== terms.conversionKind) continue;
    ad.conversions = plus(ad.conversions, part.conversions);
    ad.spendForConversions = plus(ad.spendForConversions, part.spend);
  }
  const all = [...byAd.values()];
  const spent = all.reduce((sum, { spend }) => sum + (spend ?? 0), 0);
  const shown = all.reduce((sum, { impressions }) => sum + impressions, 0);
  const found = new Map(outliers.map((one) => [one.id, one]));
  return [...byAd]
    .map(([key, { spendForConversions, ...ad }]): Carrier => {
      const creative = creatives.get(key);
      const outlier = found.get(creative?.id ?? '');
      return {
        key,
        ...ad,
        fileName: creative?.fileName ?? null,
        share: spent > 0 ? (ad.spend ?? 0) / spent : shown > 0 ? ad.impressions / shown : 0,
        costPerConversion: ad.conversions && spendForConversions !== null ? spendForConversions / ad.conversions : null,
        outlier: outlier ? { z: outlier.z, cause: outlier.cause } : null,
      };
    })
    .sort(
      (one, other) => other.share - one.share || other.impressions - one.impressions || (one.key < other.key ? -1 : 1),
    );
}
