import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import { trainingErrors as errors } from '../../contract/errors.ts';
import type { Model, ModelCard } from '../../contract/model.ts';
import { kindOf, modelReachOf, PLATFORM, type Scope, userOf, type Viewer } from '../scope.ts';
import { type Aliases, type ModelRecord, type ModelTest, modelName, type PromotionRecord } from './model-record.ts';
import type { ModelStore } from './model-store.ts';
import type { PredictionStore } from './prediction-store.ts';

/** The registry: looking at models, and which one is used. */
export class ModelService {
  constructor(
    private readonly deps: { db: Knex; models: ModelStore; predictions: PredictionStore; clock: Clock; ids: Ids },
  ) {}

  async list(viewer: Viewer, scope?: 'platform' | 'personal'): Promise<Model[]> {
    return this.views(viewer, await this.deps.models.list(modelReachOf(viewer), scope));
  }

  /** @throws AppError `not_found` */
  async get(viewer: Viewer, id: string): Promise<Model> {
    const [view] = await this.views(viewer, [await this.record(viewer, id)]);
    return view as Model;
  }

  /** @throws AppError `not_found` */
  async card(viewer: Viewer, id: string): Promise<ModelCard> {
    const record = await this.record(viewer, id);
    const [view, history] = await Promise.all([this.get(viewer, id), this.history(record.scope)]);
    const { creatives: _creatives, pairs: _pairs, factors: _factors, ...card } = record.card;
    return {
      ...view,
      ...card,
      history: history.filter(({ modelId, previousId }) => modelId === id || previousId === id),
    };
  }

  /**
   * Uses this model from now on; it stays until somebody promotes another or a later one tests better.
   * @throws AppError `not_found`, `forbidden`, `model_is_current`, `model_not_deployable`
   */
  async promote(viewer: Viewer, id: string, reason: string): Promise<Model> {
    const { db, models, ids, clock } = this.deps;
    const { scope, kind } = await this.changeable(viewer, id);
    if (kind !== 'pairwise') throw new AppError(errors.model_not_deployable);
    await db.transaction(async (trx) => {
      const store = models.with(trx);
      await store.lock(scope);
      const { current } = await store.aliases(scope);
      if (current === id) throw new AppError(errors.model_is_current);
      const promotion = { id: ids.next(), scope, action: 'promoted', modelId: id, reason, at: clock.now() } as const;
      await move(store, { ...promotion, previousId: current ?? null, doneBy: byOf(viewer), runId: null, test: null });
    });
    return this.get(viewer, id);
  }

  /**
   * Leaves the model in use for the one before it, or for the rule book where there was none before.
   * @returns the model that is used now; null: none
   * @throws AppError `not_found`, `forbidden`, `conflict` where another is in use by now, `no_previous_model`
   */
  async rollBack(viewer: Viewer, id: string, reason: string): Promise<Model | null> {
    const { db, models, ids, clock } = this.deps;
    const { scope } = await this.changeable(viewer, id);
    const back = await db.transaction(async (trx) => {
      const store = models.with(trx);
      await store.lock(scope);
      const { current, previous } = await store.aliases(scope);
      if (current !== id) throw new AppError(ERRORS.conflict);
      const to = previous ?? null;
      if (to === null && !wasFirst(await store.promotions(scope), id)) throw new AppError(errors.no_previous_model);
      const promotion = { id: ids.next(), scope, action: 'rolled_back', modelId: to, reason, at: clock.now() } as const;
      await move(store, { ...promotion, previousId: id, doneBy: byOf(viewer), runId: null, test: null });
      return to;
    });
    return back === null ? null : this.get(viewer, back);
  }

  /** Leaves the platform's model for the rule book alone where it learned from withdrawn data and nobody is left to train another from. */
  async leaveWithdrawn(): Promise<void> {
    const { db, models, ids, clock } = this.deps;
    await db.transaction(async (trx) => {
      const store = models.with(trx);
      await store.lock(PLATFORM);
      const { current } = await store.aliases(PLATFORM);
      if (!current || !(await store.usesWithdrawnData({ id: current }))) return;
      await move(store, {
        id: ids.next(),
        scope: PLATFORM,
        action: 'rolled_back',
        modelId: null,
        previousId: current,
        doneBy: 'run',
        reason: 'It learned from data that were withdrawn since, and nobody contributes data for another.',
        runId: null,
        test: null,
        at: clock.now(),
      });
    });
  }

  /** @throws AppError `no_candidate_model` where nothing newer than the model in use was trained */
  async requireCandidate(scope: Scope): Promise<void> {
    if (!(await this.deps.models.named(scope, 'candidate'))) throw new AppError(errors.no_candidate_model);
  }

  /** Newest first. */
  private async history(scope: Scope): Promise<ModelCard['history']> {
    const promotions = await this.deps.models.promotions(scope);
    const names = new Map<string, string>();
    for (const record of await this.deps.models.list({ scopes: [scope] })) names.set(record.id, modelName(record));
    const named = (id: string | null): string =>
      id === null ? 'the rule book alone' : (names.get(id) ?? 'a removed model');
    return promotions.map(({ at, action, modelId, previousId, doneBy, reason }) => ({
      at: at.toISOString(),
      action,
      modelId,
      modelName: named(modelId),
      previousId,
      previousName: previousId && named(previousId),
      by: doneBy,
      reason,
    }));
  }

  private async record(viewer: Viewer, id: string): Promise<ModelRecord> {
    const record = await this.deps.models.find(modelReachOf(viewer), id);
    if (!record) throw new AppError(ERRORS.not_found);
    return record;
  }

  /** The platform's models are seen by Elite users and changed by operators. */
  private async changeable(viewer: Viewer, id: string): Promise<ModelRecord> {
    const record = await this.record(viewer, id);
    if (!mayChange(viewer, record)) throw new AppError(ERRORS.forbidden);
    return record;
  }

  private async views(viewer: Viewer, records: readonly ModelRecord[]): Promise<Model[]> {
    const { models, predictions } = this.deps;
    const ids = records.map(({ id }) => id);
    const scopes = [...new Set(records.map(({ scope }) => scope))];
    const [uses, withdrawn, ...perScope] = await Promise.all([
      predictions.uses(ids),
      models.withWithdrawnData(ids),
      ...scopes.map(async (scope) => ({
        scope,
        aliases: await models.aliases(scope),
        promotions: await models.promotions(scope),
      })),
    ]);
    return records.map((record) => {
      const state = perScope.find(({ scope }) => scope === record.scope);
      const promoted = state?.promotions.find(({ modelId }) => modelId === record.id);
      return toModel(record, viewer, {
        aliases: state?.aliases ?? {},
        promotedAt: promoted?.at ?? null,
        use: uses.get(record.id),
        usesWithdrawnData: withdrawn.has(record.id),
        canGoBack: state?.aliases.previous !== undefined || wasFirst(state?.promotions ?? [], record.id),
      });
    });
  }
}

const byOf = ({ isOperator }: Viewer): 'owner' | 'operator' => (isOperator ? 'operator' : 'owner');
const mayChange = (viewer: Viewer, { scope }: ModelRecord): boolean => viewer.isOperator || scope === viewer.userId;

/** Whether nothing was in use before this one, so that going back means the rule book. */
function wasFirst(promotions: readonly PromotionRecord[], id: string): boolean {
  const last = promotions.find(({ modelId }) => modelId === id);
  return last !== undefined && last.previousId === null;
}

/**
 * The names after a promotion or a way back, with its row. After a way back there is no `previous`: one step, and the model that was
 * left stays in the list, to be promoted by hand.
 */
export async function move(
  store: ModelStore,
  promotion: PromotionRecord & { runId: string | null; test: ModelTest | null },
): Promise<boolean> {
  const { scope, action, modelId, previousId } = promotion;
  if (!(await store.addPromotion(promotion))) return false;
  await store.setAlias(scope, 'current', modelId);
  await store.setAlias(scope, 'previous', action === 'promoted' ? previousId : null);
  await store.setAlias(scope, 'candidate', null);
  return true;
}

interface ModelState {
  readonly aliases: Aliases;
  readonly promotedAt: Date | null;
  readonly use: { judged: number; milliseconds: number } | undefined;
  readonly usesWithdrawnData: boolean;
  readonly canGoBack: boolean;
}

function toModel(
  record: ModelRecord,
  viewer: Viewer,
  { aliases, promotedAt, use, usesWithdrawnData, canGoBack }: ModelState,
): Model {
  const isCurrent = aliases.current === record.id;
  const may = mayChange(viewer, record) && record.kind === 'pairwise';
  return {
    id: record.id,
    name: modelName(record),
    version: record.version,
    kind: record.kind,
    scope: kindOf(record.scope),
    account: viewer.isOperator ? userOf(record.scope) : null,
    aliases: (['current', 'candidate', 'previous'] as const).filter((alias) => aliases[alias] === record.id),
    createdAt: record.createdAt.toISOString(),
    promotedAt: promotedAt?.toISOString() ?? null,
    fingerprint: record.fingerprint,
    sha256: record.sha256,
    bytes: record.size,
    codeVersion: record.codeVersion,
    engineVersion: record.engineVersion,
    nodeVersion: record.nodeVersion,
    parentId: record.parentId,
    executionId: record.runId,
    usesWithdrawnData,
    creatives: record.card.creatives,
    pairs: record.card.pairs,
    test: record.test,
    judged: use?.judged ?? 0,
    inferenceMs: use?.milliseconds ?? null,
    canPromote: may && !isCurrent,
    canRollBack: may && isCurrent && canGoBack,
  };
}
