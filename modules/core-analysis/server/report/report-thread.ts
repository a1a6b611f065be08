/** Draws reports and heatmaps in a thread of its own, so that the API keeps answering. Ends when it is told to. */
import { parentPort } from 'node:worker_threads';
import { heatmapPng } from './heatmap-image.ts';
import type { DrawingAnswer, DrawingOrder } from './pdf-renderer.ts';
import { reportDocument } from './report-document.ts';

parentPort?.on('message', (order: DrawingOrder) => {
  void draw(order).then(
    (bytes) => answer({ bytes }),
    (error: unknown) => answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

function draw(order: DrawingOrder): Promise<Buffer> {
  return order.kind === 'report' ? reportDocument(order.content) : heatmapPng(order.picture, order.attention);
}

function answer(message: DrawingAnswer): void {
  parentPort?.postMessage(message);
}
