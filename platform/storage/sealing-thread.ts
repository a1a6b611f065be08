import { startThread } from '#platform/start-thread.ts';
import { WorkerThread } from '#platform/worker-thread.ts';
import type { Seal } from './seal.ts';

export interface SealingOrder extends Seal {
  /** Read from its beginning to its end. */
  readonly source: string;
  /** Written; must not be there yet. */
  readonly target: string;
}

/**
 * Encrypts files into files in a thread of its own, started with the first and
 * anew after it ended. Bytes of an upload beside JavaScript's heap make its
 * collector mark the whole of it again and again, some 10 ms each time; here
 * they are beside the small heap of the thread, and nobody waits for it.
 */
export class SealingThread {
  private asked: WorkerThread<SealingOrder> | undefined;

  /** @throws Error where a file cannot be read or written, or the thread ended; what was written is left to the caller */
  async seal(order: SealingOrder): Promise<void> {
    this.asked ??= this.open();
    await this.asked.ask<void>(order);
  }

  private open(): WorkerThread<SealingOrder> {
    const thread = startThread('sealing-program', import.meta.url);
    // Its end says what there is to say; without a listener its error would end the process.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      this.asked = undefined;
    });
    thread.unref();
    return new WorkerThread(thread);
  }
}
