import type { TokenLedger } from '#modules/billing/api.ts';
import type { Analyses, AnalysisItem } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { Comprehensive, DashboardMetrics } from '../../contract/dashboard.ts';
import type { FeatureUsage, Recommendation } from '../../contract/engagement.ts';
import type { Period, PeriodQuery } from '../../contract/period.ts';
import type { OwnerDay, RollupReader } from '../rollups/rollup-reader.ts';
import { Cached } from './cached.ts';
import { type Creative, creativesOf } from './creatives-of.ts';
import { daysCsv } from './days-csv.ts';
import { engagementOf } from './engagement-view.ts';
import type { Fact, FactStore } from './fact-store.ts';
import { addSums, meanDifference, meanOf, trendNeeds, trendOf } from './mean-score.ts';
import { adviceActedOn, opportunitiesOf, recommendationsOf } from './opportunities.ts';
import { dayFigures, periodFigures, scoresOf } from './period-figures.ts';
import { addDays, periodOf } from './period-of.ts';
import { recentActivity, TOLD_FACTS } from './recent-activity.ts';
import type { SavingsStore } from './savings-store.ts';

/** Results of an owner are read whole for the advice in them: once, until another one is there or a fix was taken. */
const ADVICE_MS = 10 * 60_000;
const LATEST = 50;
/** Events are counted every 10 s; so much later something keeps them from it. */
const BEHIND_MS = 2 * 60_000;

interface Deps {
  readonly reader: RollupReader;
  readonly facts: FactStore;
  readonly savings: SavingsStore;
  readonly analyses: Analyses;
  readonly ledger: TokenLedger;
  readonly clock: Clock;
}

/** What the dashboards show of one person. Every figure comes from a function of this folder. */
export class DashboardService {
  private readonly advice: Cached<readonly Creative[]>;

  constructor(private readonly deps: Deps) {
    this.advice = new Cached(deps.clock, ADVICE_MS);
  }

  async metrics(owner: string, query: PeriodQuery): Promise<DashboardMetrics> {
    const { reader, facts, savings, analyses, ledger, clock } = this.deps;
    const { period, previous } = periodOf(query, clock.now());
    const [days, before, model, latest, recentFacts, balance, countedUntil] = await Promise.all([
      reader.days(owner, period),
      reader.days(owner, previous),
      savings.get(),
      analyses.list(owner, { status: 'completed', limit: LATEST }),
      facts.recent(owner, TOLD_FACTS, 10),
      ledger.balance(owner),
      reader.countedUntil(),
    ]);
    const [scores, scoresBefore] = [scoresOf(days), scoresOf(before)];
    const difference = meanDifference(scores, scoresBefore);
    const compared = query.compare === 'previous';
    const used = balance.used + balance.reserved;
    return {
      ...periodFigures(days, model),
      period,
      previous: compared ? { ...periodFigures(before, model), period: previous } : null,
      improvementTrend: trendOf(difference),
      trendDifference: difference,
      trendNeeds: trendNeeds(scores, scoresBefore),
      planUtilization: {
        tokensUsed: used,
        tokensLimit: balance.limit,
        percentage: balance.limit > 0 ? (100 * used) / balance.limit : 0,
      },
      recentActivity: recentActivity(latest.items, recentFacts, await this.filesOf(owner, recentFacts)),
      performanceInsights: await this.bestAndWeakest(owner, period),
      savingsModel: model,
      days: dayFigures(period, days, model),
      previousDays: compared ? dayFigures(previous, before, model) : [],
      countedUntil: countedUntil.toISOString(),
      isCurrent: clock.now().getTime() - countedUntil.getTime() <= BEHIND_MS,
    };
  }

  async comprehensive(owner: string, query: PeriodQuery): Promise<Comprehensive> {
    const { reader, analyses, clock } = this.deps;
    const [metrics, creatives] = await Promise.all([this.metrics(owner, query), this.creatives(owner)]);
    const opportunities = opportunitiesOf(creatives, analyses.ruleTitles());
    const engagement = await engagementOf(reader, owner, clock.now(), opportunities);
    const { rate, counted } = adviceActedOn(creatives);
    return {
      metrics,
      engagement,
      conversion: {
        conversionRate: rate,
        counted,
        conversionNeeds: rate ? null : 'Not enough data: needs 1 finished analysis with advice.',
        behaviorSegment: engagement.behaviorSegment,
        optimizationOpportunities: opportunities,
      },
      recommendations: recommendationsOf(creatives),
    };
  }

  async recommendations(owner: string): Promise<Recommendation[]> {
    return recommendationsOf(await this.creatives(owner));
  }

  /** The advice that would gain most over all creatives it stands on; null without any. */
  async largestOpportunity(owner: string): Promise<{ title: string; gain: number; creatives: number } | null> {
    const [largest] = opportunitiesOf(await this.creatives(owner), this.deps.analyses.ruleTitles());
    return largest
      ? {
          title: largest.description.split(':')[0] ?? largest.category,
          gain: largest.expectedGain,
          creatives: largest.creatives,
        }
      : null;
  }

  async featureUsage(owner: string, query: PeriodQuery): Promise<FeatureUsage> {
    const { period } = periodOf(query, this.deps.clock.now());
    const [days, counts] = await Promise.all([
      this.deps.reader.days(owner, period),
      this.deps.reader.featureUsage(owner, period),
    ]);
    const kind = (of: (day: OwnerDay) => OwnerDay['images']) => {
      const sums = addSums(days.map(of));
      return { count: sums.n, avgScore: meanOf(sums) };
    };
    const gains = counts.filter((one) => one.kind === 'fix_taken');
    const gained = gains.reduce((sum, one) => sum + one.valueN, 0);
    return {
      imageAnalysis: kind((day) => day.images),
      videoAnalysis: kind((day) => day.videos),
      dashboard: {
        viewCount: days.reduce((sum, day) => sum + day.dashboardViews, 0),
        timeSpent: Math.round(days.reduce((sum, day) => sum + day.dashboardSeconds, 0)),
      },
      optimization: {
        recommendationsApplied: days.reduce((sum, day) => sum + day.fixesTaken, 0),
        avgImprovementScore: gained > 0 ? gains.reduce((sum, one) => sum + one.valueSum, 0) / gained : null,
      },
    };
  }

  /** The days of a period as CSV, with the period before where asked for. */
  async csv(owner: string, query: PeriodQuery): Promise<{ name: string; text: string }> {
    const { reader, savings, clock } = this.deps;
    const { period, previous } = periodOf(query, clock.now());
    const model = await savings.get();
    const part = async (name: string, of: Period) => ({
      name,
      days: dayFigures(of, await reader.days(owner, of), model),
    });
    const parts = [await part('this', period), ...(query.compare ? [await part('previous', previous)] : [])];
    return { name: `adjudge-usage-${period.from}-to-${period.to}.csv`, text: daysCsv(parts) };
  }

  /** File names of the analyses that facts are about, by id; those that are gone are absent. */
  private async filesOf(owner: string, facts: readonly Fact[]): Promise<ReadonlyMap<string, string>> {
    const ids = facts.flatMap(({ analysisId }) => analysisId ?? []);
    if (ids.length === 0) return new Map();
    const { items } = await this.deps.analyses.list(owner, { ids });
    return new Map(items.map(({ id, fileName }) => [id, fileName]));
  }

  private async creatives(owner: string): Promise<readonly Creative[]> {
    const { analyses, facts } = this.deps;
    const [fixed, { items }] = await Promise.all([
      facts.fixed(owner),
      analyses.list(owner, { status: 'completed', limit: 1 }),
    ]);
    const fixes = [...fixed.values()].reduce((sum, { size }) => sum + size, 0);
    const state = `${owner} ${items[0]?.id} ${fixes}`;
    return this.advice.get(state, () => creativesOf(analyses, owner, fixed));
  }

  private async bestAndWeakest(owner: string, period: Period): Promise<DashboardMetrics['performanceInsights']> {
    const { analyses } = this.deps;
    const found = await analyses.extremes(owner, new Date(period.from), new Date(addDays(period.to, 1)));
    if (!found) return { bestPerforming: null, needsImprovement: null, recommendation: null };
    const { best, weakest } = found;
    if (best.id === weakest.id) return { bestPerforming: work(best), needsImprovement: null, recommendation: null };
    const costliest = (await analyses.result(owner, weakest.id))?.bad[0];
    return {
      bestPerforming: work(best),
      needsImprovement: work(weakest),
      recommendation: costliest ? `${costliest.title}. ${costliest.text}` : null,
    };
  }
}

const work = ({ id, fileName, score, createdAt }: AnalysisItem) => ({
  analysisId: id,
  fileName,
  score: score ?? 0,
  date: createdAt.toISOString(),
});
