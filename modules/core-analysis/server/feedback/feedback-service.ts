import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { Ids } from '#platform/ids.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { RatingListener } from '../../api.ts';
import {
  feedbackErrors,
  type feedbackRoutes,
  type GivenFeedback,
  ratingOfScore,
  ratingOfType,
  SATISFIED_SCORE,
  typeOfScore,
} from '../../contract/feedback.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { SecondOpinions } from '../escalation/second-opinions.ts';
import type { Feedback, FeedbackStore } from './feedback-store.ts';

type FeedbackOutcome = Pick<
  z.output<(typeof feedbackRoutes.giveFeedback.responses)[201]>,
  'satisfactionScore' | 'enhancedNext'
>;
type FeedbackInput = z.output<typeof feedbackRoutes.giveFeedback.body>;

/** What people say, kept beside the analysis it is about. */
export class FeedbackService {
  constructor(
    private readonly deps: {
      db: Knex;
      store: AnalysisStore;
      feedback: FeedbackStore;
      opinions: Pick<SecondOpinions, 'isOn'>;
      gates: GateService;
      clock: Clock;
      ids: Ids;
      listeners: () => readonly RatingListener[];
    },
  ) {}

  /**
   * What was said of an analysis; null for nothing.
   * @throws AppError `not_found` where the analysis is not theirs
   */
  async given(owner: string, analysisId: string): Promise<GivenFeedback | null> {
    if (!(await this.deps.store.findProgress(owner, analysisId))) throw new AppError(ERRORS.not_found);
    return (await this.deps.feedback.find(owner, analysisId)) ?? null;
  }

  /**
   * @returns the satisfaction, 1..10, null where none was told; and what it opens
   * @throws AppError `feedback_empty`; `plan_required` for a score on a plan without; `not_found` where the analysis is
   *   not theirs
   */
  async give(user: RequestUser, input: FeedbackInput): Promise<FeedbackOutcome> {
    const { db, store, feedback, opinions, gates, clock, ids } = this.deps;
    const { id: owner, plan } = user;
    const said = { ...readInput(input), plan };
    const satisfaction = said.score ?? (said.rating === null ? null : said.rating * 2);
    if (satisfaction === null && !said.message && !said.followUp) throw new AppError(feedbackErrors.feedback_empty);
    if (said.score !== null) gates.require([{ feature: 'analysis.rating' }], user);
    await db.transaction(async (trx) => {
      if (said.analysisId !== null && !(await store.with(trx).lock(owner, said.analysisId)))
        throw new AppError(ERRORS.not_found);
      await feedback.with(trx).keep(owner, ids.next(), said, clock.now());
      if (said.analysisId === null || satisfaction === null) return;
      await store.with(trx).rate(owner, said.analysisId, satisfaction);
      for (const listener of this.deps.listeners()) await listener.rated(trx, { owner, analysisId: said.analysisId });
    });
    const fellShort = said.analysisId !== null && satisfaction !== null && satisfaction < SATISFIED_SCORE;
    return { satisfactionScore: satisfaction, enhancedNext: fellShort && opinions.isOn(user) };
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
    category: input.category ?? 'analysis_feedback',
    type,
    rating,
    score,
    message: input.message || null,
    followUp: context.followUp || null,
    page: input.page ?? null,
  };
}
