import type { Worker } from 'node:worker_threads';
import { AppError } from '#platform/contract/errors.ts';
import { startThread } from '#platform/start-thread.ts';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { reportErrors } from '../../contract/report.ts';
import type { ReportContent } from './report-content.ts';

export type DrawingOrder =
  | { readonly kind: 'report'; readonly content: ReportContent }
  | { readonly kind: 'heatmap'; readonly picture: Uint8Array; readonly attention: AnalysisResults['attention'] };

export type DrawingAnswer = { readonly bytes: Uint8Array } | { readonly failure: string };

/** Orders that may wait; whoever comes after them is told to try again. */
const LONGEST_QUEUE = 16;
const WALL_MS = 20_000;
/** The thread holds fonts and a picture library, some 60 MB: it goes when nobody needs it. */
const IDLE_MS = 60_000;

/** One thread that draws, one order at a time; started with the first order and ended when idle. */
export class PdfRenderer {
  private thread: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | undefined;

  /**
   * @throws AppError `report_busy` when too many orders wait; any other error
   *   when the drawing failed or took longer than 20 s
   */
  async draw(order: DrawingOrder): Promise<Buffer> {
    if (this.waiting >= LONGEST_QUEUE) throw new AppError(reportErrors.report_busy);
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
    this.thread = null;
    await thread?.terminate();
  }

  private drawNow(order: DrawingOrder): Promise<Buffer> {
    this.thread ??= startRenderer();
    const { thread } = this;
    return new Promise<Buffer>((resolve, reject) => {
      const giveUp = (error: Error) => {
        if (this.thread === thread) this.thread = null;
        void thread.terminate();
        settle(() => reject(error));
      };
      const late = setTimeout(() => giveUp(new Error(`drawing a ${order.kind} took over ${WALL_MS} ms`)), WALL_MS);
      const onAnswer = (answer: DrawingAnswer) =>
        settle(() => ('bytes' in answer ? resolve(Buffer.from(answer.bytes)) : reject(new Error(answer.failure))));
      const onExit = () => giveUp(new Error(`the thread ended while drawing a ${order.kind}`));
      const settle = (end: () => void) => {
        clearTimeout(late);
        thread.off('message', onAnswer).off('error', giveUp).off('exit', onExit);
        end();
      };
      thread.on('message', onAnswer).on('error', giveUp).on('exit', onExit);
      thread.postMessage(order);
    });
  }
}

function startRenderer(): Worker {
  const thread = startThread('report-thread', import.meta.url);
  thread.unref();
  return thread;
}
