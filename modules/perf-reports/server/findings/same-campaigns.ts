import type { DayRatio } from '../../learning/account/period-change.ts';
import type { CampaignDay, CoveredDays } from './day-store.ts';

/** Two periods with the campaigns that ran in both. */
export interface SharedCampaigns {
  readonly before: readonly CampaignDay[];
  readonly now: readonly CampaignDay[];
  readonly campaigns: number;
  /** Campaigns that ran in one of the periods only. */
  readonly leftOut: number;
  /** Their part of what `now` cost, or where nothing says that, of its impressions; 0..1. */
  readonly leftOutShare: number;
}

const isDelivered = ({ impressions, clicks, spend }: CampaignDay): boolean =>
  impressions > 0 || (clicks ?? 0) > 0 || (spend ?? 0) > 0;
const campaignsOf = (days: readonly CampaignDay[]): Set<string> =>
  new Set(days.filter(isDelivered).map(({ campaign }) => campaign));

/** Keeps the campaigns with delivery in both periods: a campaign that began or ended between them is no change of the others. */
export function sharedCampaigns(before: readonly CampaignDay[], now: readonly CampaignDay[]): SharedCampaigns {
  const [earlier, later] = [campaignsOf(before), campaignsOf(now)];
  const isShared = ({ campaign }: CampaignDay) => earlier.has(campaign) && later.has(campaign);
  const kept = now.filter(isShared);
  const campaigns = [...later].filter((campaign) => earlier.has(campaign)).length;
  const size = (days: readonly CampaignDay[], of: (day: CampaignDay) => number) =>
    days.reduce((sum, day) => sum + of(day), 0);
  const shareOf = (of: (day: CampaignDay) => number) => (size(now, of) > 0 ? 1 - size(kept, of) / size(now, of) : 0);
  const hasSpend = now.some(({ spend }) => (spend ?? 0) > 0);
  return {
    before: before.filter(isShared),
    now: kept,
    campaigns,
    leftOut: new Set([...earlier, ...later]).size - campaigns,
    leftOutShare: shareOf(hasSpend ? ({ spend }) => spend ?? 0 : ({ impressions }) => impressions),
  };
}

/**
 * Of some rows those of days on which something is known of each of these campaigns: where reports of one are missing, a sum over the
 * others is no sum of all.
 */
export function onCoveredDays(
  rows: readonly CampaignDay[],
  { now }: Pick<SharedCampaigns, 'now'>,
  covered: readonly CoveredDays[],
): CampaignDay[] {
  const campaigns = [...new Set(now.map(({ campaign }) => campaign))];
  const isWhole = (day: string) =>
    campaigns.every((campaign) => covered.some((one) => one.campaign === campaign && one.from <= day && day <= one.to));
  const whole = new Set([...new Set(rows.map(({ day }) => day))].filter(isWhole));
  return rows.filter(({ day }) => whole.has(day));
}

/**
 * Days of two periods with the mix of campaigns held equal (direct standardisation): each campaign weighs by what it had in both
 * together, so that a rate does not change because money moved to a campaign with another one. Campaigns without it in either period
 * are left out.
 * @param pair what a rate is of and what it is counted per; undefined: that day says nothing
 * @param weight which of the two the mix is of: what was shown or spent, not what came of it
 */
export function withEqualMix(
  periods: readonly [readonly CampaignDay[], readonly CampaignDay[]],
  pair: (day: CampaignDay) => DayRatio | undefined,
  weight: keyof DayRatio,
): [DayRatio[], DayRatio[]] {
  const pairs = periods.map((days) =>
    days.flatMap((day) => {
      const found = pair(day);
      return found ? [{ ...found, day: day.day, campaign: day.campaign }] : [];
    }),
  );
  const sizes = pairs.map((list) => {
    const sums = new Map<string, number>();
    for (const one of list) sums.set(one.campaign, (sums.get(one.campaign) ?? 0) + one[weight]);
    return sums;
  });
  const sizeOf = (period: number, campaign: string) => sizes[period]?.get(campaign) ?? 0;
  const [before = [], now = []] = pairs.map((list, period) => {
    const days = new Map<string, DayRatio>();
    for (const { day, campaign, over, under } of list) {
      const [own, other] = [sizeOf(period, campaign), sizeOf(1 - period, campaign)];
      if (own <= 0 || other <= 0) continue;
      const times = (own + other) / own;
      const sum = days.get(day) ?? { over: 0, under: 0 };
      days.set(day, { over: sum.over + over * times, under: sum.under + under * times });
    }
    return [...days.values()];
  });
  return [before, now];
}
