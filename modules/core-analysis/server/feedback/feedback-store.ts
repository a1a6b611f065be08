import type { Knex } from 'knex';
import type { PlanId } from '#flags/plans.ts';
import type { FeedbackType, GivenFeedback } from '../../contract/feedback.ts';

export interface Feedback {
  readonly analysisId: string | null;
  readonly category: string;
  readonly type: FeedbackType | null;
  /** 1..5 */
  readonly rating: number | null;
  /** 1..10 */
  readonly score: number | null;
  readonly message: string | null;
  readonly followUp: string | null;
  readonly page: string | null;
  readonly plan: PlanId;
}

/** SQL of `core_analysis.feedback`. */
export class FeedbackStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): FeedbackStore {
    return new FeedbackStore(trx);
  }

  async find(owner: string, analysisId: string): Promise<GivenFeedback | undefined> {
    const row = await this.db('core_analysis.feedback')
      .where({ user_id: owner, analysis_id: analysisId })
      .first<Omit<GivenFeedback, 'givenAt'> & { givenAt: Date }>(...(['type', 'rating', 'score', 'message'] as const), {
        followUp: 'follow_up',
        givenAt: 'updated_at',
      });
    return row && { ...row, givenAt: row.givenAt.toISOString() };
  }

  /** One about an analysis replaces the owner's earlier one about it; what it leaves out stays. */
  async keep(owner: string, id: string, feedback: Feedback, at: Date): Promise<void> {
    const { analysisId, followUp, ...said } = feedback;
    const row = { ...said, follow_up: followUp };
    const kept = this.db.raw.bind(this.db);
    await this.db('core_analysis.feedback')
      .insert({ id, user_id: owner, analysis_id: analysisId, ...row, created_at: at, updated_at: at })
      .onConflict(['user_id', 'analysis_id'])
      .merge({
        category: row.category,
        plan: row.plan,
        updated_at: at,
        ...Object.fromEntries(
          (['type', 'rating', 'score', 'message', 'follow_up', 'page'] as const).map((name) => [
            name,
            kept('coalesce(excluded.??, feedback.??)', [name, name]),
          ]),
        ),
      });
  }
}
