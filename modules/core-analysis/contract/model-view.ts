import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineErrors, ERRORS } from '#platform/contract/errors.ts';
import { region } from './evidence.ts';

/** One thing a language model wrote about the creative. */
export const modelStatement = z.object({
  title: z.string(),
  text: z.string(),
  kind: z.enum(['good', 'bad', 'idea']),
  /** Rules of this result whose measurements it rests on; at least one. */
  cites: z.array(z.string()),
  /** Where on the creative, as the model sees it; measured by nobody. */
  region: z.optional(region),
  /** The model's own word on how sure it is, 0..1; not calibrated. */
  confidence: z.number(),
});
export type ModelStatement = z.output<typeof modelStatement>;

/** What a language model wrote; it never changes the measured score. */
export const writtenView = z.object({
  /** Name of the model as its maker writes it. */
  model: z.string(),
  overall: z.string(),
  statements: z.array(modelStatement),
  /** What the answer cost, in US dollars, from its tokens and our price table. */
  costUsd: z.number(),
  createdAt: z.string(),
});
export type WrittenView = z.output<typeof writtenView>;

/** Why there is none although one was wanted. */
export const VIEW_FAILURES = {
  timed_out: 'The model took too long to respond.',
  overloaded: 'The model is overloaded right now.',
  unavailable: 'The model could not be reached.',
  refused: 'The model declined to comment on this creative.',
  malformed: 'The model’s answer was not based on the measurements, so we discarded it.',
  ceiling_reached: 'You have used all second opinions of your plan for this month.',
  switched_off: 'Second opinions are currently turned off.',
} as const;
export type ViewFailure = keyof typeof VIEW_FAILURES;

/** Why a second opinion was wanted but is not there; the measured result stands without it. */
export const failedView = z.object({ failed: z.object({ code: z.string(), message: z.string() }) });

export const modelView = z.union([writtenView, failedView]);
export type ModelView = z.output<typeof modelView>;

/** Whether a second opinion can be asked for or is being written; absent where neither is so. */
export const secondOpinionState = z.enum(['offered', 'running']);
export type SecondOpinionState = z.output<typeof secondOpinionState>;

export const secondOpinionErrors = defineErrors({
  second_opinion_needs_result: {
    status: 409,
    message: 'You can get a second opinion once the analysis is done.',
  },
  /** Switched off, without a model on this installation, or the files are gone: nothing that waiting fixes. */
  second_opinion_unavailable: { status: 409, message: 'Second opinions are currently not available.' },
});

export const secondOpinionRoutes = defineRoutes('core-analysis', {
  requestSecondOpinion: {
    method: 'POST',
    path: '/api/analyses/{id}/second-opinion',
    summary:
      'Have a language model comment on an analysed ad and its measurements. Costs no token; repeating it starts nothing new unless the last one failed.',
    params: z.object({ id: z.uuid() }),
    responses: { 202: z.object({ status: z.enum(['running', 'done']) }) },
    errors: [ERRORS.not_found, ...Object.values(secondOpinionErrors)],
    gate: { feature: 'analysis.image' },
    limits: [{ name: 'second-opinion', points: 20, seconds: 600, by: 'user' }],
  },
});
