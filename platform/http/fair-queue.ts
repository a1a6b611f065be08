import { AppError, ERRORS } from '#platform/contract/errors.ts';

export interface FairQueueOptions {
  /** Tasks that may run at the same time. */
  readonly atOnce: number;
  /** Tasks that may wait, of all owners together. */
  readonly maxWaiting: number;
}

/**
 * Lets a few tasks run at a time and the others wait. Owners take turns: one
 * who brings fifty tasks keeps another's single one waiting for one of them,
 * not for fifty. Tasks of the same owner keep their order.
 */
export class FairQueue {
  private running = 0;
  private count = 0;
  /** What waits, by owner; the owner whose turn is next comes first. */
  private readonly queues = new Map<string, (() => void)[]>();

  constructor(private readonly options: FairQueueOptions) {}

  /** Tasks that wait. */
  get waiting(): number {
    return this.count;
  }

  /**
   * Runs the task once it is its turn and answers what it answers.
   * @throws AppError `busy` at once when too many wait
   */
  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    await this.enter(owner);
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private enter(owner: string): Promise<void> {
    if (this.running < this.options.atOnce) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.count >= this.options.maxWaiting) return Promise.reject(new AppError(ERRORS.busy));
    this.count += 1;
    return new Promise((resolve) => {
      const own = this.queues.get(owner);
      if (own) own.push(resolve);
      else this.queues.set(owner, [resolve]);
    });
  }

  /** Hands the place on to the first of the owner whose turn it is, who then goes to the end of the row. */
  private leave(): void {
    const [turn] = this.queues;
    if (!turn) {
      this.running -= 1;
      return;
    }
    const [owner, own] = turn;
    const start = own.shift();
    this.queues.delete(owner);
    if (own.length > 0) this.queues.set(owner, own);
    this.count -= 1;
    start?.();
  }
}
