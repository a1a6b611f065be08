/** Draws reports and heatmaps in a thread of its own, so that the API keeps answering. Ends when it is told to. */
import { answerRequests } from '#platform/worker-thread.ts';
import type { DrawingOrder } from './drawing-order.ts';
import { heatmapPng } from './heatmap-image.ts';
import { reportDocument } from './report-document.ts';

answerRequests((order: DrawingOrder) =>
  order.kind === 'report' ? reportDocument(order.content) : heatmapPng(order.picture, order.attention),
);
