import type { Knex } from 'knex';

export interface StoredSecondFactor {
  readonly sealedSecret: string;
  readonly confirmed: boolean;
  readonly lastStep: number;
  readonly recoveryCodesLeft: number;
}

/** Rows of `platform.second_factors`. What spends something says whether it did: two at once cannot both. */
export class SecondFactorStore {
  constructor(private readonly db: Knex) {}

  async find(userId: string): Promise<StoredSecondFactor | undefined> {
    const row = await this.table().where({ user_id: userId }).first();
    if (!row) return undefined;
    return {
      sealedSecret: row.sealed_secret,
      confirmed: row.confirmed_at !== null,
      lastStep: Number(row.last_step),
      recoveryCodesLeft: row.recovery_hashes.length,
    };
  }

  /** Keeps a secret that is not confirmed yet; never touches one that is. */
  async begin(userId: string, sealedSecret: string, now: Date): Promise<boolean> {
    const kept = await this.table()
      .insert({ user_id: userId, sealed_secret: sealedSecret, created_at: now })
      .onConflict('user_id')
      .merge({ sealed_secret: sealedSecret, created_at: now, last_step: 0 })
      .where({ 'second_factors.confirmed_at': null })
      .returning('user_id');
    return kept.length === 1;
  }

  async confirm(userId: string, step: number, recoveryHashes: readonly string[], now: Date): Promise<boolean> {
    const changed = await this.table()
      .where({ user_id: userId, confirmed_at: null })
      .update({ confirmed_at: now, last_step: step, recovery_hashes: recoveryHashes as string[] });
    return changed === 1;
  }

  async spendStep(userId: string, step: number): Promise<boolean> {
    const changed = await this.table()
      .where({ user_id: userId })
      .where('last_step', '<', step)
      .update({ last_step: step });
    return changed === 1;
  }

  async spendRecoveryCode(userId: string, hash: string): Promise<boolean> {
    const changed = await this.table()
      .where({ user_id: userId })
      .whereRaw('? = any(recovery_hashes)', [hash])
      .update({ recovery_hashes: this.db.raw('array_remove(recovery_hashes, ?)', [hash]) });
    return changed === 1;
  }

  async replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<boolean> {
    const changed = await this.table()
      .where({ user_id: userId })
      .whereNotNull('confirmed_at')
      .update({ recovery_hashes: hashes as string[] });
    return changed === 1;
  }

  /** @returns whether one was on */
  async remove(userId: string, db: Knex = this.db): Promise<boolean> {
    const [row] = await this.table(db).where({ user_id: userId }).delete().returning('confirmed_at');
    return row !== undefined && row.confirmed_at !== null;
  }

  private table(db: Knex = this.db): Knex.QueryBuilder {
    return db('platform.second_factors');
  }
}
