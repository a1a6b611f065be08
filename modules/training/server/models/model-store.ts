import type { Knex } from 'knex';
import type { ModelAlias } from '../../contract/model.ts';
import { ownerColumns, type Reach, type Scope } from '../scope.ts';
import {
  type Aliases,
  MODEL_COLUMNS,
  type ModelRecord,
  type ModelTest,
  type NewModel,
  type PromotionRecord,
} from './model-record.ts';

const MOST_LISTED = 100;

/** SQL of the registry: versions never change, names move, and every move is a row. */
export class ModelStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): ModelStore {
    return new ModelStore(trx);
  }

  async find(reach: Reach, id: string): Promise<ModelRecord | undefined> {
    return this.reached(reach).where({ id }).first<ModelRecord>(MODEL_COLUMNS);
  }

  async list(reach: Reach, scope?: 'platform' | 'personal'): Promise<ModelRecord[]> {
    const query = this.reached(reach);
    if (scope === 'platform') query.where({ scope: 'platform' });
    if (scope === 'personal') query.whereNot({ scope: 'platform' });
    return query.orderBy('created_at', 'desc').limit(MOST_LISTED).select(MODEL_COLUMNS);
  }

  async named(scope: Scope, alias: ModelAlias): Promise<ModelRecord | undefined> {
    return this.db('training.models as models')
      .join('training.aliases as a', 'a.model_id', 'models.id')
      .where({ 'a.scope': scope, alias })
      .first<ModelRecord>(MODEL_COLUMNS);
  }

  async aliases(scope: Scope): Promise<Aliases> {
    const rows = await this.db('training.aliases').where({ scope }).select('alias', 'model_id');
    return Object.fromEntries(rows.map((row) => [row.alias, row.model_id]));
  }

  /** One promotion at a time in a scope. Inside a transaction. */
  async lock(scope: Scope): Promise<void> {
    await this.db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`training.models:${scope}`]);
  }

  /** Registers a version, or finds the one of the same fingerprint. */
  async register(model: NewModel, at: Date): Promise<ModelRecord> {
    const { scope, kind, fingerprint } = model;
    await this.lock(scope);
    const known = await this.db('training.models as models')
      .where({ scope, kind, fingerprint })
      .first<ModelRecord>(MODEL_COLUMNS);
    if (known) return known;
    const last = await this.db('training.models').where({ scope, kind }).max('version as version').first();
    await this.db('training.models').insert({
      id: model.id,
      ...ownerColumns(scope),
      kind,
      version: Number(last?.version ?? 0) + 1,
      fingerprint,
      sha256: model.sha256,
      size: model.size,
      code_version: model.codeVersion,
      engine_version: model.engineVersion,
      node_version: model.nodeVersion,
      parent_id: model.parentId,
      run_id: model.runId,
      card: JSON.stringify(model.card),
      test: model.test && JSON.stringify(model.test),
      created_at: at,
    });
    return (await this.find('all', model.id)) as ModelRecord;
  }

  async isRegistered(scope: Scope, kind: ModelRecord['kind'], fingerprint: string): Promise<boolean> {
    return (await this.db('training.models').where({ scope, kind, fingerprint }).first('id')) !== undefined;
  }

  async findByFingerprint(scope: Scope, fingerprint: string): Promise<ModelRecord | undefined> {
    return this.db('training.models as models')
      .where({ scope, kind: 'pairwise', fingerprint })
      .first<ModelRecord>(MODEL_COLUMNS);
  }

  /** Whether somebody went back to an earlier model by hand, and nobody has promoted one since: then no run deploys. */
  async isHeld(scope: Scope): Promise<boolean> {
    const last = await this.db('training.promotions')
      .where({ scope })
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .first('action', 'done_by');
    return last?.action === 'rolled_back' && last.done_by !== 'run';
  }

  /** What a test came to: the last one stands. */
  async noteTest(scope: Scope, id: string, test: ModelTest): Promise<void> {
    await this.db('training.models')
      .where({ scope, id })
      .update({ test: JSON.stringify(test) });
  }

  /** Whose data a model of the platform was trained with: its own, and all of the model it goes on from, withdrawn or not. */
  async noteContributors(id: string, owners: readonly string[], parent: string | null): Promise<void> {
    const [inherited, before] = parent
      ? await Promise.all([
          this.db('training.model_contributors').where({ model_id: parent }).select('user_id', 'withdrawn_at'),
          this.db('training.models').where({ id: parent }).first('contributors'),
        ])
      : [[], undefined];
    const known = new Map<string, Date | null>(owners.map((user_id) => [user_id, null]));
    for (const { user_id, withdrawn_at } of inherited) known.set(user_id, withdrawn_at ?? known.get(user_id) ?? null);
    const gone = (before?.contributors ?? inherited.length) - inherited.length;
    if (known.size > 0)
      await this.db('training.model_contributors')
        .insert([...known].map(([user_id, withdrawn_at]) => ({ model_id: id, user_id, withdrawn_at })))
        .onConflict(['model_id', 'user_id'])
        .ignore();
    await this.db('training.models')
      .where({ id })
      .update({ contributors: known.size + gone });
  }

  /** Of these models, those trained with data of somebody who took them back or is gone. */
  async withWithdrawnData(ids: readonly string[]): Promise<Set<string>> {
    const rows: { id: string }[] = await this.db('training.models as m')
      .whereIn('m.id', [...ids])
      .whereRaw(
        `m.contributors >
         (select count(*) from training.model_contributors c where c.model_id = m.id and c.withdrawn_at is null)`,
      )
      .select('m.id');
    return new Set(rows.map(({ id }) => id));
  }

  async usesWithdrawnData({ id }: Pick<ModelRecord, 'id'>): Promise<boolean> {
    return (await this.withWithdrawnData([id])).has(id);
  }

  async setAlias(scope: Scope, alias: ModelAlias, id: string | null): Promise<void> {
    if (id === null) await this.db('training.aliases').where({ scope, alias }).delete();
    else
      await this.db('training.aliases')
        .insert({ ...ownerColumns(scope), alias, model_id: id })
        .onConflict(['scope', 'alias'])
        .merge(['model_id']);
  }

  /** False where this run has promoted already. */
  async addPromotion(
    promotion: PromotionRecord & { readonly runId: string | null; readonly test: ModelTest | null },
  ): Promise<boolean> {
    const added = await this.db('training.promotions')
      .insert({
        id: promotion.id,
        ...ownerColumns(promotion.scope),
        action: promotion.action,
        model_id: promotion.modelId,
        previous_id: promotion.previousId,
        run_id: promotion.runId,
        done_by: promotion.doneBy,
        reason: promotion.reason,
        test: promotion.test && JSON.stringify(promotion.test),
        at: promotion.at,
      })
      .onConflict('run_id')
      .ignore()
      .returning('id');
    return added.length > 0;
  }

  /** Newest first. */
  async promotions(scope: Scope): Promise<PromotionRecord[]> {
    return this.db('training.promotions').where({ scope }).orderBy('at', 'desc').limit(MOST_LISTED).select({
      id: 'id',
      scope: 'scope',
      action: 'action',
      modelId: 'model_id',
      previousId: 'previous_id',
      doneBy: 'done_by',
      reason: 'reason',
      at: 'at',
    });
  }

  /** How often the hold-out was used to decide. */
  async looks(scope: Scope, epoch: number): Promise<number> {
    const row = await this.db('training.hold_outs').where({ scope, epoch }).first('looks');
    return row?.looks ?? 0;
  }

  async countLook(scope: Scope, epoch: number): Promise<void> {
    await this.db('training.hold_outs')
      .insert({ ...ownerColumns(scope), epoch, looks: 1 })
      .onConflict(['scope', 'epoch'])
      .merge({ looks: this.db.raw('training.hold_outs.looks + 1') });
  }

  /** The hold-out's number: each completed full retraining renews it. */
  async holdOutEpoch(scope: Scope): Promise<number> {
    const row = await this.db('training.runs')
      .where({ scope, type: 'full_retraining', status: 'completed' })
      .count('* as count')
      .first<{ count: string }>();
    return Number(row?.count ?? 0);
  }

  async count(reach: Reach): Promise<{ total: number; active: number }> {
    const [total, active] = await Promise.all([
      this.reached(reach).count('* as count').first<{ count: string }>(),
      this.inReach(this.db('training.aliases').where({ alias: 'current' }), reach)
        .count('* as count')
        .first<{ count: string }>(),
    ]);
    return { total: Number(total?.count ?? 0), active: Number(active?.count ?? 0) };
  }

  /** Models in use. */
  async current(reach: Reach): Promise<ModelRecord[]> {
    const query = this.db('training.models as models')
      .join('training.aliases as a', 'a.model_id', 'models.id')
      .where({ alias: 'current' });
    return (reach === 'all' ? query : query.whereIn('a.scope', [...reach.scopes])).select(MODEL_COLUMNS);
  }

  async bytes(model: Pick<ModelRecord, 'scope' | 'sha256'>): Promise<Buffer | undefined> {
    const row = await this.db('training.objects').where({ scope: model.scope, sha256: model.sha256 }).first('bytes');
    return row?.bytes;
  }

  private reached(reach: Reach): Knex.QueryBuilder {
    return this.inReach(this.db('training.models as models'), reach);
  }

  private inReach(query: Knex.QueryBuilder, reach: Reach): Knex.QueryBuilder {
    return reach === 'all' ? query : query.whereIn('scope', [...reach.scopes]);
  }
}
