import { startThread } from '#platform/start-thread.ts';
import { WorkerThread } from '#platform/worker-thread.ts';
import type { MathAnswers, MathQuestion } from './training-math.ts';

/** Asks the mathematics one question after the other, in a thread. */
interface MathSession {
  ask<Job extends MathQuestion['job']>(question: Extract<MathQuestion, { job: Job }>): Promise<MathAnswers[Job]>;
}

/**
 * A thread for as long as a phase works: it keeps between questions what it was given.
 * @param signal ends the thread in the middle of whatever it does
 */
export async function withMathThread<T>(signal: AbortSignal, work: (session: MathSession) => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const thread = startThread('training-thread', import.meta.url);
  const broken = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const worker = new WorkerThread<MathQuestion>(thread);
  try {
    return await Promise.race([work({ ask: (question) => worker.ask(question) }), broken]);
  } finally {
    await thread.terminate();
  }
}
