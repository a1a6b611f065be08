import type { Worker } from 'node:worker_threads';
import { openThread } from '#platform/open-thread.ts';

/**
 * Starts a program beside this one in a thread of the engine's child. It inherits this process's
 * walls, Node's permissions included, and ends with the process; should it end
 * before, the process fails with it, as it would had its work run here.
 */
export function openEngineThread(name: 'recogniser-program' | 'grabber-program'): Worker {
  const thread = openThread(name, import.meta.url);
  thread.on('exit', (code) => {
    throw new Error(`the thread of ${name} ended with ${code}`);
  });
  return thread;
}
