import type { Worker } from 'node:worker_threads';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { WorkerThread } from '#platform/worker-thread.ts';

/** Orders that may wait; whoever comes after them must try again. */
const LONGEST_QUEUE = 16;
const WALL_MS = 20_000;
/** The thread holds fonts and a picture library, some 60 MB: it goes when nobody needs it. */
const IDLE_MS = 60_000;

/**
 * One thread that draws documents and pictures, one order at a time; started with the first order and ended when idle. Its
 * program answers with `answerRequests`.
 */
export class DrawQueue<Order extends { readonly kind: string }> {
  private thread: Worker | null = null;
  private asked: WorkerThread<Order> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | undefined;

  /** @param start starts the thread with the module's own program */
  constructor(private readonly start: () => Worker) {}

  /**
   * @throws AppError `report_busy` when too many orders wait; any other error when the drawing failed or took longer than 20 s
   */
  async draw(order: Order): Promise<Buffer> {
    if (this.waiting >= LONGEST_QUEUE) throw new AppError(ERRORS.report_busy);
    this.waiting += 1;
    clearTimeout(this.idle);
    const drawn = this.last.then(() => this.drawNow(order));
    this.last = drawn.catch(() => undefined);
    try {
      return await drawn;
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.forget();
    await thread?.terminate();
  }

  private async drawNow(order: Order): Promise<Buffer> {
    if (!this.thread) {
      this.thread = this.start();
      this.thread.unref();
      this.asked = new WorkerThread<Order>(this.thread);
      const { thread } = this;
      const gone = (): void => {
        if (this.thread === thread) this.forget();
      };
      thread.once('exit', gone);
      thread.once('error', gone);
    }
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => {
        void this.stop();
        reject(new Error(`drawing a ${order.kind} took over ${WALL_MS} ms`));
      }, WALL_MS);
    });
    try {
      const bytes = await Promise.race([(this.asked as WorkerThread<Order>).ask<Uint8Array>(order), tooLate]);
      return Buffer.from(bytes);
    } finally {
      clearTimeout(late);
    }
  }

  private forget(): void {
    this.thread = null;
    this.asked = null;
  }
}
