/** Judges measurements again in a thread of its own, so that the API keeps answering. */
import { answerRequests } from '#platform/worker-thread.ts';
import { judge } from '../../engine/judge/judge.ts';
import type { JudgeOrder, Rejudged } from './judge-in-thread.ts';

answerRequests(async ({ measurements, settings }: JudgeOrder): Promise<Rejudged> => {
  const { results, withoutLens, complexityScore, topAdvice } = judge(measurements, settings);
  return { results, withoutLens, complexityScore, topAdvice };
});
