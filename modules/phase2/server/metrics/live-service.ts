import type { Clock } from '#platform/clock.ts';
import type { Realtime, RealtimePerformance } from '../../contract/dashboard.ts';
import { countOf, quantileOf } from '../rollups/log-buckets.ts';
import type { RollupReader } from '../rollups/rollup-reader.ts';
import { Cached } from './cached.ts';
import { engagementScore } from './engagement-score.ts';
import { ENOUGH_FOR_P95 } from './period-figures.ts';
import { dayOf } from './period-of.ts';

const MINUTE_MS = 60_000;
/** Figures of the whole product may be this old. */
const LIVE_MS = 2_000;
/** An owner's score changes with what the owner does, not with polls. */
const SCORE_MS = 30_000;

type Product = Omit<RealtimePerformance, 'userSpecific'>;

/** What happens now, over the whole product. */
export class LiveService {
  private readonly product: Cached<Product>;
  private readonly scores: Cached<number>;

  constructor(private readonly deps: { readonly reader: RollupReader; readonly clock: Clock }) {
    this.product = new Cached(deps.clock, LIVE_MS);
    this.scores = new Cached(deps.clock, SCORE_MS);
  }

  async realtime(): Promise<Realtime> {
    const { activeUsers, averageResponseTime, responseTimeP95, errorRate, requests, at } = await this.now();
    return { activeUsers, avgResponseTime: averageResponseTime, responseTimeP95, errorRate, requests, at };
  }

  async performance(owner: string): Promise<RealtimePerformance> {
    const { reader, clock } = this.deps;
    const score = this.scores.get(
      owner,
      async () => engagementScore(await reader.figures28(owner, dayOf(clock.now()))).engagementScore,
    );
    return { ...(await this.now()), userSpecific: { engagementScore: await score } };
  }

  private now(): Promise<Product> {
    return this.product.get('all', async () => {
      const { reader, clock } = this.deps;
      const now = clock.now();
      const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
      const [activeUsers, times, hour] = await Promise.all([
        reader.activeUsers(now),
        reader.apiTimes(before(5), now),
        reader.analysesBetween(before(60), now),
      ]);
      const at = (q: number) => {
        const ms = quantileOf(times.buckets, q);
        return ms === null ? null : ms / 1000;
      };
      return {
        activeUsers,
        averageResponseTime: at(0.5),
        responseTimeP95: countOf(times.buckets) >= ENOUGH_FOR_P95 ? at(0.95) : null,
        cacheHitRate: hour.cacheLookups > 0 ? hour.cacheHits / hour.cacheLookups : null,
        analysesLastHour: hour.analyses,
        errorRate: times.requests > 0 ? times.errors / times.requests : null,
        requests: times.requests,
        at: now.toISOString(),
      };
    });
  }
}
