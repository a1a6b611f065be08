import type { AnalysisResults } from '../../contract/analysis.ts';

/** Everything a report is made from; plain data, so that it can travel to the thread that draws it. */
export interface ReportContent {
  readonly fileName: string;
  /** When the analysis was completed, in ms since 1970: the report's own date, so that the same analysis gives the same bytes. */
  readonly completedAt: number;
  readonly results: AnalysisResults;
  /** WebP of the creative, of a video the frame its heat was measured on; made by the engine. Null where it is not kept any more. */
  readonly picture: Uint8Array | null;
  /** WebP keyframes of a video, by number; empty for an image. */
  readonly frames: readonly Uint8Array[];
}
