import type { Analyses, AnalysisItem, FeatureVector } from '#modules/core-analysis/api.ts';
import type { PerformanceOutcomes } from '#modules/perf-reports/api.ts';
import type { Category } from '../../contract/vocabulary.ts';
import type { PredictionStore } from '../models/prediction-store.ts';
import { PLATFORM, type Scope } from '../scope.ts';
import type { ConsentStore } from './consent-store.ts';
import { type CollectedCreative, type Dataset, type DatasetRule, responsesById } from './dataset.ts';

const DAY_MS = 86_400_000;
const PAGE = 200;
/** Of an account, the newest. */
const MOST_CREATIVES = 2_000;

interface Deps {
  readonly analyses: Pick<Analyses, 'list' | 'features' | 'specialists'>;
  readonly outcomes: Pick<PerformanceOutcomes, 'linked'>;
  readonly predictions: PredictionStore;
  readonly consents: ConsentStore;
}

interface Measured {
  readonly item: AnalysisItem;
  readonly vector: FeatureVector;
}

/** Reads what a scope learns from through the doors of the modules that have it. */
export class Collector {
  constructor(private readonly deps: Deps) {}

  /** Accounts whose data a scope may use: for the platform those who contribute. */
  async ownersOf(scope: Scope): Promise<string[]> {
    return scope === PLATFORM ? this.deps.consents.contributors() : [scope];
  }

  /** @param onOwner called before each account, with the share that is done, 0..1 */
  async collect(
    scope: Scope,
    owners: readonly string[],
    { holdOutEpoch, onOwner }: { holdOutEpoch: number; onOwner(share: number): void },
  ): Promise<Dataset> {
    const found: {
      id: string;
      consent: number;
      measured: Measured[];
      creatives(rules: readonly DatasetRule[]): CollectedCreative[];
    }[] = [];
    for (const [i, owner] of owners.entries()) {
      onOwner(i / owners.length);
      const changedAt = scope === PLATFORM ? (await this.deps.consents.find(owner)).changedAt : null;
      found.push({ consent: changedAt === null ? 0 : Date.parse(changedAt), ...(await this.ofOwner(owner)) });
    }
    const vectors = found.flatMap(({ measured }) => measured.map(({ vector }) => vector));
    const rules = this.rulesOf(vectors);
    const [newest] = vectors
      .map(({ engineVersion, ruleBookVersion }) => ({ engineVersion, ruleBookVersion }))
      .sort(byVersion);
    return {
      scope,
      holdOutEpoch,
      engineVersion: newest?.engineVersion ?? 'none',
      ruleBookVersion: newest?.ruleBookVersion ?? 'none',
      rules,
      owners: found.map(({ id, consent, creatives }) => ({ id, consent, creatives: creatives(rules) })),
    };
  }

  private async ofOwner(owner: string) {
    const { analyses, outcomes, predictions } = this.deps;
    const items = await this.completed(owner);
    const vectors = new Map<string, FeatureVector>();
    for (let from = 0; from < items.length; from += PAGE) {
      const ids = items.slice(from, from + PAGE).map(({ id }) => id);
      for (const vector of await analyses.features(owner, ids)) vectors.set(vector.analysisId, vector);
    }
    const [linked, said] = await Promise.all([outcomes.linked(owner), predictions.list(owner)]);
    const brought = new Map(linked.map((one) => [one.analysisId, one.groups]));
    const predicted = new Map(said.map((one) => [one.analysisId, one]));
    // One creative for each file: the newest analysis speaks for all, what was said of an older one counts for it.
    const byFile = new Map<string, AnalysisItem[]>();
    for (const item of items) byFile.set(item.sha256, [...(byFile.get(item.sha256) ?? []), item]);
    const kept: { item: AnalysisItem; vector: FeatureVector; all: readonly AnalysisItem[] }[] = [];
    for (const all of byFile.values()) {
      const item = all.find(({ id }) => vectors.has(id));
      const vector = item && vectors.get(item.id);
      if (item && vector) kept.push({ item, vector, all });
    }
    kept.sort((one, other) => (one.item.id < other.item.id ? -1 : 1));
    return {
      id: owner,
      measured: kept,
      creatives: (rules: readonly DatasetRule[]): CollectedCreative[] =>
        kept.map(({ item, vector, all }) => {
          const groups = all.flatMap(({ id }) => brought.get(id) ?? []);
          const rated = all.find(({ rating }) => rating !== null);
          // The first said something of the creative before anything was known of it.
          const first = all.map(({ id }) => predicted.get(id)).findLast((one) => one !== undefined);
          return {
            id: item.id,
            sha256: item.sha256,
            kind: item.kind,
            placement: vector.judgedFor.placement,
            goal: vector.judgedFor.goal,
            // Of the file: what was rated or shown under an older analysis of it is not new with the newest.
            addedOn: Math.floor(Math.min(...all.map(({ createdAt }) => createdAt.getTime())) / DAY_MS),
            score: item.generalScore ?? item.score ?? 0,
            responses: responsesIn(vector, rules),
            rating: rated?.rating ?? null,
            outcomes: groups
              .map(({ group, impressions, clicks }) => ({ group, impressions, clicks }))
              .sort((a, b) => (a.group < b.group ? -1 : 1)),
            predicted: first?.modelId ? { modelId: first.modelId, utility: first.utility } : null,
          };
        }),
    };
  }

  private async completed(owner: string): Promise<AnalysisItem[]> {
    const items: AnalysisItem[] = [];
    for (let after: string | undefined; items.length < MOST_CREATIVES; ) {
      const page = await this.deps.analyses.list(owner, { status: 'completed', limit: PAGE, ...(after && { after }) });
      items.push(...page.items);
      if (page.next === null) break;
      after = page.next;
    }
    return items;
  }

  private rulesOf(vectors: readonly FeatureVector[]): DatasetRule[] {
    const specialists = this.deps.analyses.specialists();
    const sums = new Map<string, { area: Category; weight: number; count: number }>();
    for (const { features } of vectors)
      for (const feature of features) {
        if (feature.state === 'not_applicable') continue;
        const sum = sums.get(feature.ruleId) ?? { area: feature.area, weight: 0, count: 0 };
        sums.set(feature.ruleId, { area: sum.area, weight: sum.weight + feature.weight, count: sum.count + 1 });
      }
    return [...sums]
      .map(([id, { area, weight, count }]) => ({
        id,
        area,
        specialist: specialists.get(id)?.id ?? 'none',
        weight: weight / count,
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}

/** Responses in the order of the rules. */
function responsesIn(
  { features }: Pick<FeatureVector, 'features'>,
  rules: readonly { readonly id: string }[],
): (number | null)[] {
  const known = responsesById(features);
  return rules.map(({ id }) => known[id] ?? null);
}

/** Newest first. */
function byVersion(one: { engineVersion: string; ruleBookVersion: string }, other: typeof one): number {
  return other.engineVersion.localeCompare(one.engineVersion, 'en', { numeric: true });
}
