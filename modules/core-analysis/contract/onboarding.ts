import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';

/** The way of a new person, in order. */
export const ONBOARDING_STATES = [
  'not_started',
  'viewing_sample',
  'guided_upload',
  'analyzing',
  'viewing_results',
  'completed',
] as const;
export const onboardingState = z.enum(ONBOARDING_STATES);
export type OnboardingState = z.output<typeof onboardingState>;

const status = z.object({
  hasCompletedOnboarding: z.boolean(),
  /** Analyses in the history, running and failed ones too. */
  analysisCount: z.int(),
  /** Where the person was last, on whichever device. */
  state: onboardingState,
});
export type OnboardingStatus = z.output<typeof status>;

export const onboardingRoutes = defineRoutes('core-analysis', {
  onboardingStatus: {
    method: 'GET',
    path: '/api/onboarding/status',
    summary: 'The onboarding progress of the signed-in user.',
    responses: { 200: status },
  },
  updateOnboarding: {
    method: 'POST',
    path: '/api/onboarding/update-state',
    summary: 'Update the onboarding progress. A completed onboarding stays completed.',
    body: z.object({ state: onboardingState }),
    responses: { 200: status },
  },
  completeOnboarding: {
    method: 'POST',
    path: '/api/onboarding/complete',
    summary: 'Complete or skip onboarding.',
    responses: { 200: status },
  },
});
