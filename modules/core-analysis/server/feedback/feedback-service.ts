import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import {
  feedbackErrors,
  type feedbackRoutes,
  ratingOfScore,
  ratingOfType,
  typeOfScore,
} from '../../contract/feedback.ts';
import type { AnalysisStore } from '../analysis-store.ts';
import type { Feedback, FeedbackStore } from './feedback-store.ts';

type FeedbackInput = z.output<typeof feedbackRoutes.giveFeedback.body>;

/** What people say, kept beside the analysis it is about. */
export class FeedbackService {
  constructor(
    private readonly deps: { db: Knex; store: AnalysisStore; feedback: FeedbackStore; clock: Clock; ids: Ids },
  ) {}

  /**
   * @returns the satisfaction, 1..10; null where none was told
   * @throws AppError `feedback_empty`; `not_found` where the analysis is not theirs
   */
  async give({ id: owner, plan }: Pick<RequestUser, 'id' | 'plan'>, input: FeedbackInput): Promise<number | null> {
    const { db, store, feedback, clock, ids } = this.deps;
    const said = { ...readInput(input), plan };
    const satisfaction = said.score ?? (said.rating === null ? null : said.rating * 2);
    if (satisfaction === null && !said.message && !said.followUp) throw new AppError(feedbackErrors.feedback_empty);
    await db.transaction(async (trx) => {
      if (said.analysisId !== null && !(await store.with(trx).lock(owner, said.analysisId)))
        throw new AppError(ERRORS.not_found);
      await feedback.with(trx).keep(owner, ids.next(), said, clock.now());
      if (said.analysisId !== null && satisfaction !== null)
        await store.with(trx).rate(owner, said.analysisId, satisfaction);
    });
    return satisfaction;
  }
}

/** A score says type and rating by itself; an answer says its rating. */
function readInput(input: FeedbackInput): Omit<Feedback, 'plan'> {
  const context = typeof input.context === 'string' ? { followUp: input.context } : (input.context ?? {});
  const score = ('score' in context && context.score) || null;
  const answered = ('feedbackType' in context && context.feedbackType) || null;
  const type = score === null ? answered : typeOfScore(score);
  const rating = score === null ? (input.rating ?? (type && ratingOfType(type))) : ratingOfScore(score);
  return {
    analysisId: input.analysisId ?? null,
    category: input.category || 'analysis_feedback',
    type,
    rating,
    score,
    message: input.message || null,
    followUp: context.followUp || null,
    page: input.page ?? null,
  };
}
