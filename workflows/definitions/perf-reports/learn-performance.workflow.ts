import { moduleActivities } from '../module-activities.ts';
import { learningStep } from '../policies.ts';
import { withOutcome } from '../with-outcome.ts';
import type { LearnPerformancePort, LearnRef } from './learn-performance.types.ts';

const steps = moduleActivities<LearnPerformancePort>('perf-reports', learningStep);

/** Learns from one account. */
export function learnPerformance(ref: LearnRef): Promise<'learned' | 'overtaken' | 'gone'> {
  return withOutcome(() => steps.learn(ref));
}
