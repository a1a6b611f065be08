import { performance } from 'node:perf_hooks';
import { type PlanId, planHas } from '#flags/plans.ts';
import type { Analyses, AnalysisListener, JudgingLens, LensSource, RuleId } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import { counted } from '../../contract/words.ts';
import { creativeValue } from '../../learner/model/creative-value.ts';
import { responsesById } from '../data/dataset.ts';
import type { SignalStore } from '../data/signal-store.ts';
import { type ModelRecord, modelName } from '../models/model-record.ts';
import type { ModelStore } from '../models/model-store.ts';
import type { PredictionStore } from '../models/prediction-store.ts';
import { PLATFORM } from '../scope.ts';
import type { ModelCache } from './model-cache.ts';

/** Changes of one result: the strongest that the data speak for. */
const MOST_CHANGES = 10;

interface Deps {
  readonly models: ModelStore;
  readonly cache: ModelCache;
  readonly predictions: PredictionStore;
  readonly signals: SignalStore;
  readonly analyses: Pick<Analyses, 'features' | 'find'>;
  readonly clock: Clock;
}

/** Judges new analyses with the model in use, and keeps what it said of each. Judged again, say after a dismissal, it is the same model. */
export class TrainingLens implements LensSource, AnalysisListener {
  constructor(private readonly deps: Deps) {}

  async lensFor(
    owner: string,
    { analysisId, plan }: { analysisId: string; plan: PlanId },
  ): Promise<JudgingLens | null> {
    const { predictions, models, analyses, clock } = this.deps;
    const began = performance.now();
    const known = await predictions.modelOf(owner, analysisId);
    if (known !== undefined) {
      const judged = known === null ? undefined : await models.find({ scopes: [owner, PLATFORM] }, known);
      return judged ? lensOf(judged) : null;
    }
    // Judged before anybody noted with what: then it was the rule book alone.
    if ((await analyses.find(owner, analysisId))?.status === 'completed') return null;
    const model = await this.modelFor(owner, plan);
    const lens = model ? lensOf(model) : null;
    const milliseconds = performance.now() - began;
    await predictions.open(owner, { analysisId, modelId: model?.id ?? null, milliseconds }, clock.now());
    return lens;
  }

  async analysisEnded({ owner, analysisId, outcome }: Parameters<AnalysisListener['analysisEnded']>[0]): Promise<void> {
    if (outcome !== 'completed') return;
    const { clock, analyses, cache, models, predictions, signals } = this.deps;
    await signals.note(owner, 'analysis', analysisId, clock.now());
    const modelId = await predictions.modelOf(owner, analysisId);
    const model = modelId ? await models.find({ scopes: [owner, PLATFORM] }, modelId) : undefined;
    const [vector] = model ? await analyses.features(owner, [analysisId]) : [];
    if (!model || !vector) return;
    const loaded = await cache.load(model);
    const began = performance.now();
    const utility = creativeValue(loaded, { features: responsesById(vector.features) });
    await predictions.keep(owner, analysisId, { utility, milliseconds: performance.now() - began });
  }

  /** The account's own, else the platform's. */
  private async modelFor(owner: string, plan: PlanId): Promise<ModelRecord | undefined> {
    const { models } = this.deps;
    const own = planHas(plan, 'training.personal') ? await models.named(owner, 'current') : undefined;
    return own ?? models.named(PLATFORM, 'current');
  }
}

/** What the model changes: weights of rules where its data speak for another than the book's, the strongest first. */
function lensOf(model: ModelRecord): JudgingLens {
  const { factors, pairs } = model.card;
  const spoken = factors
    .filter(({ isVisible }) => isVisible)
    .sort((a, b) => Math.abs(b.factor - 1) - Math.abs(a.factor - 1) || (a.ruleId < b.ruleId ? -1 : 1));
  const whose = model.scope === PLATFORM ? 'the results people shared' : 'your own results';
  return {
    by: modelName(model),
    weights: spoken.slice(0, MOST_CHANGES).map(({ ruleId, factor }) => ({
      ruleId: ruleId as RuleId,
      factor: Math.round(factor * 100) / 100,
      reason: `In ${whose} it mattered ${factor < 1 ? 'less' : 'more'} than the rule book says.`,
      source: `${modelName(model)}: ${counted(pairs, 'comparison')} of two creatives; an association, not a proof of cause.`,
    })),
  };
}
