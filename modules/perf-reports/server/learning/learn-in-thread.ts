import { startThread } from '#platform/start-thread.ts';
import { WorkerThread } from '#platform/worker-thread.ts';
import type { AccountData } from './account-data.ts';
import type { Learned } from './learn-account.ts';

/**
 * Learns in a thread that lives as long as it takes: accounts are learned from seldom, and one at a time.
 * @param signal ends the thread, so that an attempt that was given up does not run on beside the next
 */
export async function learnInThread(data: AccountData, signal: AbortSignal): Promise<Learned> {
  const thread = startThread('learning-thread', import.meta.url);
  const failed = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([new WorkerThread<AccountData>(thread).ask<Learned>(data), failed]);
  } finally {
    await thread.terminate();
  }
}
