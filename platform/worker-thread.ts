import { inspect } from 'node:util';
import { parentPort, type Worker } from 'node:worker_threads';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface ToThread<Question> {
  readonly id: number;
  readonly question: Question;
}

/** One for each question. Of an error its causes would not travel: `stack` tells them too. */
type FromThread = { readonly id: number } & (
  | { readonly answer: unknown }
  | { readonly error: { readonly message: string; readonly stack: string } }
);

/** Asks a thread that answers with `answerRequests`, any number of questions at a time. */
export class WorkerThread<Question> {
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(private readonly thread: Worker) {
    thread.on('message', (message: FromThread) => this.settle(message));
    thread.on('exit', (code) => this.failAll(new Error(`the thread ended with ${code}`)));
  }

  /** @throws Error what the thread threw, or that it ended before it answered */
  ask<Answer>(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.count += 1;
      this.waiting.set(this.count, { resolve: resolve as Waiting['resolve'], reject });
      this.thread.postMessage({ id: this.count, question } satisfies ToThread<Question>);
    });
  }

  private settle(message: FromThread): void {
    const question = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ('error' in message)
      question?.reject(Object.assign(new Error(message.error.message), { stack: message.error.stack }));
    else question?.resolve(message.answer);
  }

  private failAll(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** The thread's part: answers each question when `answer` is done with it. */
export function answerRequests<Question>(answer: (question: Question) => Promise<unknown>): void {
  parentPort?.on('message', ({ id, question }: ToThread<Question>) => {
    const tell = (message: FromThread) => parentPort?.postMessage(message);
    answer(question).then(
      (answered) => tell({ id, answer: answered }),
      (error: unknown) => tell({ id, error: { message: String(error), stack: inspect(error) } }),
    );
  });
}
