import { DrawQueue } from '#platform/drawing/draw-queue.ts';
import { startThread } from '#platform/start-thread.ts';
import type { AnalysisResults } from '../../contract/analysis.ts';
import type { ReportContent } from './report-content.ts';

export type DrawingOrder =
  | { readonly kind: 'report'; readonly content: ReportContent }
  | { readonly kind: 'heatmap'; readonly picture: Uint8Array; readonly attention: AnalysisResults['attention'] };

export function createReportQueue(): DrawQueue<DrawingOrder> {
  return new DrawQueue(() => startThread('report-thread', import.meta.url));
}
