import * as z from 'zod/mini';
import { PLAN_IDS } from '#flags/plans.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineErrors, ERRORS } from '#platform/contract/errors.ts';
import { atMost, storable } from '#platform/contract/text.ts';

/** What someone says of a result. The last two follow from a score of 1 to 10. */
export const FEEDBACK_TYPES = [
  'exactly_needed',
  'helpful_questions',
  'need_guidance',
  'needs_improvement',
  'satisfied',
] as const;
export const feedbackType = z.enum(FEEDBACK_TYPES);
export type FeedbackType = z.output<typeof feedbackType>;

/** A result scored lower than this, 1..10, did not help. */
export const SATISFIED_SCORE = 7;

/** The rating, 1..5, that an answer stands for. */
export function ratingOfType(type: FeedbackType): number {
  if (type === 'exactly_needed') return 5;
  if (type === 'helpful_questions') return 4;
  return type === 'need_guidance' ? 2 : 3;
}

/** The rating, 1..5, of a score 1..10. */
export function ratingOfScore(score: number): number {
  return Math.ceil(score / 2);
}

export function typeOfScore(score: number): FeedbackType {
  return score < SATISFIED_SCORE ? 'needs_improvement' : 'satisfied';
}

export const feedbackErrors = defineErrors({
  feedback_empty: { status: 400, message: 'Choose an answer or write something first.' },
});

/** Kept as it is; only what a database cannot hold is refused. */
const text = (longest: number) =>
  z.string().check(atMost(longest), ...storable('This text contains characters we cannot store.'));

const context = z.union([
  text(2000),
  z.object({
    feedbackType: z.optional(feedbackType),
    /** 1..10; from the plan that has `analysis.rating`. */
    score: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
    /** The answer to the second question. */
    followUp: z.optional(text(2000)),
  }),
]);

/** What someone said of a result, all of it. */
const givenFeedback = z.object({
  type: z.nullable(feedbackType),
  /** 1..5 */
  rating: z.nullable(z.int()),
  /** 1..10, where one was given. */
  score: z.nullable(z.int()),
  message: z.nullable(z.string()),
  /** The answer to the second question. */
  followUp: z.nullable(z.string()),
  givenAt: z.iso.datetime(),
});
export type GivenFeedback = z.output<typeof givenFeedback>;

export const feedbackRoutes = defineRoutes('core-analysis', {
  getFeedback: {
    method: 'GET',
    path: '/api/analyses/{id}/feedback',
    summary: 'Your last feedback on this result, or null.',
    params: z.object({ id: z.uuid() }),
    responses: { 200: z.object({ feedback: z.nullable(givenFeedback) }) },
    errors: [ERRORS.not_found],
  },
  giveFeedback: {
    method: 'POST',
    path: '/api/public-feedback',
    summary:
      'Give feedback on a result or a page. New feedback on the same analysis replaces the old one. After a score under 7, the next analysis also asks the model, if one is configured.',
    body: z.object({
      analysisId: z.optional(z.nullable(z.uuid())),
      /** `analysis_feedback`, or what else it is about. */
      category: z.optional(text(60)),
      context: z.optional(z.nullable(context)),
      message: z.optional(z.nullable(text(4000))),
      /** 1..5 */
      rating: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))),
      page: z.optional(z.nullable(text(300))),
      /** Accepted and not believed: the account says which plan it is on. */
      plan: z.optional(z.nullable(z.enum(PLAN_IDS))),
    }),
    responses: {
      201: z.object({
        message: z.string(),
        /** 1..10, as the history shows it; null where neither score nor rating was given. */
        satisfactionScore: z.nullable(z.number()),
        /** Satisfaction was below 7 and a model is at hand: the next analysis gets an enhanced one. */
        enhancedNext: z.boolean(),
      }),
    },
    errors: [ERRORS.not_found, ERRORS.plan_required, feedbackErrors.feedback_empty],
    limits: [{ name: 'feedback', points: 60, seconds: 3600, by: 'user' }],
  },
});
