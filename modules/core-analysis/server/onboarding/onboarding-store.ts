import type { Knex } from 'knex';
import type { OnboardingState } from '../../contract/onboarding.ts';

/** SQL of `core_analysis.onboarding`. No row: nobody has begun. */
export class OnboardingStore {
  constructor(private readonly db: Knex) {}

  /** Owners without a row are absent. */
  async states(owners: readonly string[]): Promise<Map<string, OnboardingState>> {
    const rows: { user_id: string; state: OnboardingState }[] = await this.db('core_analysis.onboarding')
      .whereIn('user_id', [...owners])
      .select('user_id', 'state');
    return new Map(rows.map((row) => [row.user_id, row.state]));
  }

  /** Completed stays completed, whichever device speaks last. */
  async enter(owner: string, state: OnboardingState, at: Date): Promise<void> {
    await this.db('core_analysis.onboarding')
      .insert({ user_id: owner, state, completed_at: state === 'completed' ? at : null, updated_at: at })
      .onConflict('user_id')
      .merge(['state', 'completed_at', 'updated_at'])
      .where('onboarding.state', '!=', 'completed');
  }
}
