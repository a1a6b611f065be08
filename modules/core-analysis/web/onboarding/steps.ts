import type { AnalysisSummary } from '../../contract/analysis.ts';
import type { OnboardingState, OnboardingStatus } from '../../contract/onboarding.ts';

/** The five places of the progress pill, one for each state before the last. */
export const STEPS = ['Welcome', 'Sample Analysis', 'Upload Creative', 'Analyzing', 'Results Ready'] as const;

const PLACE: Readonly<Record<OnboardingState, number>> = {
  not_started: 0,
  viewing_sample: 1,
  guided_upload: 2,
  analyzing: 3,
  viewing_results: 4,
  completed: 5,
};

/** Index of a state among the steps; after the last one when completed. */
export const stepOf = (state: OnboardingState): number => PLACE[state];

/** Whether somebody is to be shown around: nobody who has been, nor who worked here before it existed. */
export function isToBeShown({ hasCompletedOnboarding, state, analysisCount }: OnboardingStatus): boolean {
  return !hasCompletedOnboarding && state !== 'completed' && (state !== 'not_started' || analysisCount === 0);
}

/**
 * The state after looking at what an open analysis does; the same state when nothing follows. Nothing is skipped: an
 * analysis that was done at once is analysed first and ready then. A failed one leads back to the upload.
 */
export function follow(state: OnboardingState, status: AnalysisSummary['status']): OnboardingState {
  if (state === 'completed') return state;
  const place = stepOf(state);
  if (status === 'failed') return state === 'analyzing' ? 'guided_upload' : state;
  if (place < stepOf('analyzing')) return 'analyzing';
  return status === 'completed' ? 'viewing_results' : state;
}
