/** Does one task after the other, in the order they are given. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** What `task` gives, once those before it are done; one that throws stops none after it. */
  add<T>(task: () => Promise<T>): Promise<T> {
    const done = this.last.then(task);
    this.last = done.catch(() => undefined);
    return done;
  }
}

/** Work that is begun now and waited for later, in the order it was begun; so much of it at once, `most`. */
export class ConcurrencyLimit {
  private readonly begun: Promise<unknown>[] = [];
  private undone = 0;

  constructor(private readonly most: number) {}

  /** Whether all that was begun is done or has failed. */
  get isIdle(): boolean {
    return this.undone === 0;
  }

  /** Resolves when one more may begin. @throws what failed, of the work waited for */
  async room(): Promise<void> {
    while (this.begun.length >= this.most) await this.begun.shift();
  }

  add(work: Promise<unknown>): void {
    this.undone += 1;
    const settled = work.finally(() => {
      this.undone -= 1;
    });
    settled.catch(() => undefined);
    this.begun.push(settled);
  }

  /** Resolves when all is done. @throws what failed first */
  async done(): Promise<void> {
    while (this.begun.length > 0) await this.begun.shift();
  }
}
