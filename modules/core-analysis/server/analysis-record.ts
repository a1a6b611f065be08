import type { PlanId } from '#flags/plans.ts';
import type { AnalysisResults, Stage, Status } from '../contract/analysis.ts';

/** Where an analysis stands. */
export interface AnalysisProgress {
  readonly status: Status;
  readonly stage: Stage;
  readonly percent: number;
  readonly failure: { readonly code: string; readonly details: unknown } | null;
}

/** A row without its result, as lists need it. */
export interface AnalysisListItem extends AnalysisProgress {
  readonly id: string;
  readonly fileName: string;
  readonly fileType: 'image' | 'video';
  readonly sha256: string;
  readonly plan: PlanId;
  readonly tokens: number;
  readonly cached: boolean;
  /** 0..100; null until completed. */
  readonly score: number | null;
  readonly complexityScore: number | null;
  readonly satisfactionScore: number | null;
  readonly topAdvice: string | null;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

export interface AnalysisRecord extends AnalysisListItem {
  readonly results: AnalysisResults | null;
}

/** What is known when an upload is accepted. */
export interface NewAnalysis {
  readonly id: string;
  readonly fileName: string;
  readonly fileType: 'image' | 'video';
  readonly fileBytes: number;
  readonly sha256: string;
  readonly plan: PlanId;
  readonly tokens: number;
}

/** What a completed analysis adds. */
export interface Conclusion {
  readonly results: AnalysisResults;
  readonly complexityScore: number;
  readonly topAdvice: string | null;
  readonly cached: boolean;
}

export function isFinal(progress: Pick<AnalysisProgress, 'status'>): boolean {
  return progress.status === 'completed' || progress.status === 'failed';
}
