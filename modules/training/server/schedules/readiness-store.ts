import type { Knex } from 'knex';
import { ownerColumns, type Scope } from '../scope.ts';

export interface Readiness {
  readonly scope: Scope;
  readonly found: number;
  readonly needed: number;
  /** The check it is from. */
  readonly nominal: Date;
}

/** SQL of `training.readiness`: what the check at 02:00 found. */
export class ReadinessStore {
  constructor(private readonly db: Knex) {}

  async note({ scope, found, needed, nominal }: Readiness): Promise<void> {
    await this.db('training.readiness')
      .insert({ ...ownerColumns(scope), is_ready: found >= needed, found, needed, nominal })
      .onConflict('scope')
      .merge();
  }

  /** Scopes that a check since then found ready, after one, in their order. */
  async ready(since: Date, after: Scope | null, limit: number): Promise<Scope[]> {
    const query = this.db('training.readiness').where({ is_ready: true }).where('nominal', '>=', since);
    if (after !== null) query.where('scope', '>', after);
    return query.orderBy('scope').limit(limit).pluck('scope');
  }
}
