import { type PlatformPlan, platformProblem } from '../fit/platform-problem.ts';
import { isTrained, startTraining, stepTraining } from '../fit/platform-training.ts';
import { platformModel } from '../model/platform-model.ts';

/** A whole training at once. */
export const train = (plan: PlatformPlan) => {
  const problem = platformProblem(plan);
  let state = startTraining(problem);
  while (!isTrained(state)) state = stepTraining(problem, state);
  return { problem, state, ...platformModel(problem, state) };
};
