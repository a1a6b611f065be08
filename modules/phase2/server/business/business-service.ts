import { PLAN_IDS, PLANS, type PlanId } from '#flags/plans.ts';
import type { TokenLedger } from '#modules/billing/api.ts';
import type { Analyses, AnalysisItem } from '#modules/core-analysis/api.ts';
import type { PerformanceRows, PublishedFigures } from '#modules/perf-reports/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { BusinessIntelligence, BusinessSettings, BusinessSettingsInput } from '../../contract/business.ts';
import type { Estimate } from '../../contract/period.ts';
import { Cached } from '../metrics/cached.ts';
import type { DashboardService } from '../metrics/dashboard-service.ts';
import {
  competitivePercentile,
  conversionImprovement,
  nextMonthProjection,
  revenueImpact,
  timeToValue,
} from './business-figures.ts';
import type { BusinessStore } from './business-store.ts';
import { type Reported, reportedDays } from './reported-days.ts';
import { strategicRecommendations } from './strategy.ts';

/** All rows of an owner's reports are read for it; pages ask every five minutes, from each tab. */
const KEPT_MS = 4 * 60_000;
const DAY_MS = 86_400_000;
/** Share of the tokens from which advice on a larger plan is given, at the present pace. */
const SOON_USED_UP = 0.8;

interface Deps {
  readonly store: BusinessStore;
  readonly rows: PerformanceRows;
  readonly published: PublishedFigures;
  readonly analyses: Analyses;
  readonly ledger: TokenLedger;
  readonly dashboard: DashboardService;
  readonly clock: Clock;
}

/** What the creatives brought, from the owner's own reports and what the owner stated. */
export class BusinessService {
  private readonly reported: Cached<Reported>;

  constructor(private readonly deps: Deps) {
    this.reported = new Cached(deps.clock, KEPT_MS);
  }

  async intelligence(user: { readonly id: string; readonly plan: PlanId }): Promise<BusinessIntelligence> {
    const { store, rows, analyses, dashboard, clock } = this.deps;
    const owner = user.id;
    const now = clock.now();
    const [settings, found, scored, best] = await Promise.all([
      store.get(owner),
      this.reported.get(owner, () => reportedDays(rows.counted(owner))),
      allScored(analyses, owner),
      dashboard.largestOpportunity(owner),
    ]);
    const improvement = conversionImprovement(found.ofKind);
    const projection = nextMonthProjection(found.ofKind, now);
    const competitive = this.competitive(found);
    return {
      settings,
      basis: {
        reports: found.reports,
        creatives: found.ads,
        conversionKind: found.conversionKind,
        conversions: found.conversionKind === null ? null : found.ofKind.reduce((sum, day) => sum + day.conversions, 0),
        days: found.days,
      },
      performanceMetrics: {
        revenueImpact: revenueImpact(settings, found.orders.length > 0 ? conversionImprovement(found.orders) : null),
        conversionImprovement: improvement,
        timeToValue: timeToValue(scored),
        competitiveAdvantage: competitive,
      },
      predictiveAnalytics: {
        nextMonthProjection: { ...projection, unit: found.conversionKind },
        upsellOpportunity: await this.upsell(user, now),
      },
      strategicRecommendations: strategicRecommendations({
        improvement: improvement.estimate,
        percentile: competitive.estimate,
        projection: projection.estimate && {
          estimate: projection.estimate,
          unit: found.conversionKind ?? 'Conversions',
        },
        opportunity: best,
      }),
      computedAt: now.toISOString(),
    };
  }

  async set(owner: string, input: BusinessSettingsInput): Promise<BusinessSettings> {
    await this.deps.store.set(owner, input, this.deps.clock.now());
    return this.deps.store.get(owner);
  }

  private competitive({ clickRate }: Reported): BusinessIntelligence['performanceMetrics']['competitiveAdvantage'] {
    const missing = (needs: string): Estimate => ({ estimate: null, needs: `Not enough data: ${needs}` });
    if (!clickRate) return { ...missing('needs a report with impressions and clicks.'), benchmark: null };
    const range = this.deps.published.clickRate(clickRate.platform);
    if (!range)
      return {
        ...missing(`no published click rate with its source is known for ${clickRate.platform}.`),
        benchmark: null,
      };
    return {
      estimate: competitivePercentile(clickRate.clicks, clickRate.impressions, range),
      needs: null,
      benchmark: {
        name: `Click rate on ${clickRate.platform}: ${range.low} to ${range.high} %`,
        source: `${range.source} (${range.years})`,
        year: Number(range.years.slice(0, 4)),
      },
    };
  }

  /** A larger plan, where the tokens end before the period does at the present pace. */
  private async upsell(
    { id, plan }: { readonly id: string; readonly plan: PlanId },
    now: Date,
  ): Promise<BusinessIntelligence['predictiveAnalytics']['upsellOpportunity']> {
    const { limit, used, reserved, resetsAt } = await this.deps.ledger.balance(id);
    const left = Math.max(0, (resetsAt.getTime() - now.getTime()) / DAY_MS);
    const passed = Math.max(1, 30 - left);
    const pace = (used + reserved) / passed;
    const atEnd = used + reserved + pace * left;
    if (limit === 0 || atEnd <= SOON_USED_UP * limit) return null;
    const next = PLAN_IDS[PLAN_IDS.indexOf(plan) + 1];
    return {
      title: next ? `Consider the ${PLANS[next].name} plan` : 'Plan your tokens for the rest of the month',
      because: `At the pace of the last ${Math.round(passed)} days you will need about ${Math.round(atEnd)} of ${limit} tokens by ${resetsAt.toISOString().slice(0, 10)}.`,
      href: next ? '/subscribe?from=dashboard' : null,
      gain: null,
    };
  }
}

const PAGE = 200;
const MOST_PAGES = 25;

/** All scored analyses, oldest first. */
async function allScored(analyses: Analyses, owner: string): Promise<{ at: Date; score: number }[]> {
  const all: AnalysisItem[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items, next } = await analyses.list(owner, { status: 'completed', limit: PAGE, ...(after && { after }) });
    all.push(...items);
    if (next === null) break;
    after = next;
  }
  return all.flatMap(({ createdAt, score }) => (score === null ? [] : [{ at: createdAt, score }])).reverse();
}
