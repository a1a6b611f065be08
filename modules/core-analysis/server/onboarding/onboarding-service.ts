import type { Clock } from '#platform/clock.ts';
import { createBatchLoader } from '#platform/db/batch-loader.ts';
import type { OnboardingState, OnboardingStatus } from '../../contract/onboarding.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { OnboardingStore } from './onboarding-store.ts';

/** How far new people have been shown around, the same on all their devices. */
export class OnboardingService {
  private readonly stateOf: (owner: string) => Promise<OnboardingState | undefined>;

  constructor(private readonly deps: { store: AnalysisStore; onboarding: OnboardingStore; clock: Clock }) {
    // Asked with every page: those that come together share a query.
    this.stateOf = createBatchLoader((owners) => deps.onboarding.states(owners));
  }

  async status(owner: string): Promise<OnboardingStatus> {
    const [state = 'not_started', analysisCount] = await Promise.all([
      this.stateOf(owner),
      this.deps.store.count(owner),
    ]);
    return { hasCompletedOnboarding: state === 'completed', analysisCount, state };
  }

  async enter(owner: string, state: OnboardingState): Promise<OnboardingStatus> {
    await this.deps.onboarding.enter(owner, state, this.deps.clock.now());
    return this.status(owner);
  }

  async hasCompleted(owner: string): Promise<boolean> {
    return (await this.stateOf(owner)) === 'completed';
  }
}
