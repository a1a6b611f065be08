import { startThread } from '#platform/start-thread.ts';
import { WorkerThread } from '#platform/worker-thread.ts';
import type { FileMeasurements } from '../../engine/index.ts';
import type { Judgement, JudgeSettings } from '../../engine/judge/judge.ts';

export interface JudgeOrder {
  readonly measurements: FileMeasurements;
  readonly settings: JudgeSettings;
}

/** What judging again changes. */
export type Rejudged = Pick<Judgement, 'results' | 'withoutLens' | 'complexityScore' | 'topAdvice'>;

/** Judges in a thread of its own that ends with its answer: it is asked for seldom, and the API must go on answering. */
export async function judgeInThread(order: JudgeOrder): Promise<Rejudged> {
  const thread = startThread('judge-thread', import.meta.url);
  const failed = new Promise<never>((_, reject) => thread.once('error', reject));
  try {
    return await Promise.race([new WorkerThread<JudgeOrder>(thread).ask<Rejudged>(order), failed]);
  } finally {
    await thread.terminate();
  }
}
