import type { Gate } from '#flags/gate.ts';
import type { PlanId } from '#flags/plans.ts';
import type { AnalysisResults, Goal, Placement, Stage, Status } from '../contract/analysis.ts';

/** Where an analysis stands. */
export interface AnalysisProgress {
  readonly status: Status;
  readonly stage: Stage;
  readonly percent: number;
  /** A try at measuring broke off; another follows or followed. */
  readonly interrupted: boolean;
  readonly failure: { readonly code: string; readonly details: unknown } | null;
}

export type FileKind = 'image' | 'video';

/** What the creative is judged for, as its owner said. */
export interface AnalysisSettings {
  readonly goal: Goal;
  /** Null: the placement it fits best. */
  readonly placement: Placement | null;
  /** Null: none was named. */
  readonly brand: string | null;
}

/** A row without its result, as lists need it. */
export interface AnalysisListItem extends AnalysisProgress {
  readonly id: string;
  readonly fileName: string;
  readonly fileType: FileKind;
  readonly settings: AnalysisSettings;
  readonly sha256: string;
  readonly plan: PlanId;
  readonly tokens: number;
  readonly cached: boolean;
  /** 0..100; null until completed. */
  readonly score: number | null;
  readonly complexityScore: number | null;
  readonly satisfactionScore: number | null;
  readonly topAdvice: string | null;
  /** Its files are not removed with time. */
  readonly saved: boolean;
  readonly filesRemovedAt: Date | null;
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
  readonly fileType: FileKind;
  readonly settings: AnalysisSettings;
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

/** Which feature of the plan a creative needs. */
export function gateOf(kind: FileKind): Gate {
  return { feature: kind === 'video' ? 'analysis.video' : 'analysis.image' };
}

export function isFinal(progress: Pick<AnalysisProgress, 'status'>): boolean {
  return progress.status === 'completed' || progress.status === 'failed';
}
