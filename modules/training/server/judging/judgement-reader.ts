import type { Analyses } from '#modules/core-analysis/api.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { ModelJudgement } from '../../contract/model.ts';
import { creativeValue } from '../../learner/model/creative-value.ts';
import { responsesById } from '../data/dataset.ts';
import { modelName } from '../models/model-record.ts';
import type { ModelStore } from '../models/model-store.ts';
import type { PredictionStore } from '../models/prediction-store.ts';
import { kindOf, PLATFORM } from '../scope.ts';
import type { ModelCache } from './model-cache.ts';
import { chanceOf } from './utility.ts';

/** Creatives the middle one is taken from: the newest. */
const COMPARED = 200;
const FEWEST = 5;

/** What the model that judged an analysis says of it, beside the owner's other creatives. */
export class JudgementReader {
  constructor(
    private readonly deps: {
      readonly analyses: Pick<Analyses, 'find' | 'list' | 'features' | 'result'>;
      readonly models: ModelStore;
      readonly cache: ModelCache;
      readonly predictions: PredictionStore;
    },
  ) {}

  /** @throws AppError `not_found` */
  async of(owner: string, analysisId: string): Promise<ModelJudgement> {
    const { analyses, models, cache, predictions } = this.deps;
    const item = await analyses.find(owner, analysisId);
    if (!item) throw new AppError(ERRORS.not_found);
    const said = await predictions.find(owner, analysisId);
    const record = said?.modelId ? await models.find({ scopes: [owner, PLATFORM] }, said.modelId) : undefined;
    if (!record) return { model: null, chance: null, comparedWith: 0, specialists: [] };
    const model = await cache.load(record);
    const { items } = await analyses.list(owner, { status: 'completed', kind: item.kind, limit: COMPARED });
    const vectors = await analyses.features(owner, [...new Set([analysisId, ...items.map(({ id }) => id)])]);
    const own = vectors.find((vector) => vector.analysisId === analysisId);
    const others = vectors
      .filter((vector) => vector.analysisId !== analysisId)
      .map(({ features }) => responsesById(features))
      .sort((a, b) => creativeValue(model, { features: a }) - creativeValue(model, { features: b }));
    const middle = others[Math.floor(others.length / 2)];
    const scores = new Map(
      ((await analyses.result(owner, analysisId))?.team?.specialists ?? []).map(
        ({ id, score }) => [id, score] as const,
      ),
    );
    return {
      model: { id: record.id, name: modelName(record), scope: kindOf(record.scope) },
      chance: own && middle && others.length >= FEWEST ? chanceOf(model, responsesById(own.features), middle) : null,
      comparedWith: others.length,
      specialists: record.card.specialists
        .map((one) => ({ ...one, score: scores.get(one.id) ?? null }))
        .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1)),
    };
  }
}
