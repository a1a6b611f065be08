import type { Knex } from 'knex';
import type { Choices } from '../contract/profile.ts';

export interface ProfileRow extends Choices {
  readonly updatedAt: Date;
}

const COLUMNS = {
  industry: 'industry',
  contentGoals: 'content_goals',
  targetAudience: 'target_audience',
  aiPersonality: 'ai_personality',
  preferredFeedbackStyle: 'preferred_feedback_style',
  updatedAt: 'updated_at',
} as const;

/** SQL of `elite_profile.profiles`: one row an owner. */
export class ProfileStore {
  constructor(private readonly db: Knex) {}

  async find(owner: string): Promise<ProfileRow | undefined> {
    return this.db('elite_profile.profiles').where({ user_id: owner }).first<ProfileRow>(COLUMNS);
  }

  async save(owner: string, { updatedAt, ...choices }: ProfileRow): Promise<void> {
    await this.db('elite_profile.profiles')
      .insert({
        user_id: owner,
        industry: choices.industry,
        content_goals: choices.contentGoals,
        target_audience: choices.targetAudience,
        ai_personality: choices.aiPersonality,
        preferred_feedback_style: choices.preferredFeedbackStyle,
        updated_at: updatedAt,
      })
      .onConflict('user_id')
      .merge();
  }
}
