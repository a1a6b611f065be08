import type { Gate } from '#flags/gate.ts';
import type { PlanId } from '#flags/plans.ts';
import type { AnalysisRequester, JudgedFor } from '../../api.ts';
import type { AnalysisResults, Stage, Status } from '../../contract/analysis.ts';
import type { ExtraMeasure } from '../../contract/extra-measures.ts';

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

export type AnalysisSettings = JudgedFor;

/** A row without its result, as lists need it. */
export interface AnalysisListItem extends AnalysisProgress {
  readonly id: string;
  readonly fileName: string;
  readonly fileType: FileKind;
  readonly settings: AnalysisSettings;
  /** What it measures beyond the standard, decided when it was accepted: every attempt measures the same. */
  readonly extras: readonly ExtraMeasure[];
  readonly sha256: string;
  /** Null: uploaded before it was kept. */
  readonly md5: string | null;
  readonly plan: PlanId;
  /** 1, or more where it was tried again after a failure of ours. */
  readonly attempt: number;
  readonly tokens: number;
  /** Account whose tokens it uses: the owner's, where no other pays. */
  readonly payer: string;
  /** The module that asked for it; null: its owner did. */
  readonly requestedBy: AnalysisRequester | null;
  readonly cached: boolean;
  /** 0..100; null until completed. */
  readonly score: number | null;
  /** By the book alone; only where it was asked for. */
  readonly generalScore?: number | null;
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
  readonly extras: readonly ExtraMeasure[];
  readonly fileBytes: number;
  readonly sha256: string;
  readonly md5: string;
  readonly plan: PlanId;
  readonly tokens: number;
  /** Where another account pays. */
  readonly payer?: string;
  readonly requestedBy?: AnalysisRequester;
}

/** What a completed analysis adds. */
export interface Conclusion {
  readonly results: AnalysisResults;
  /** By the book alone, where a lens changed the result. */
  readonly withoutLens: AnalysisResults | null;
  readonly complexityScore: number;
  readonly topAdvice: string | null;
  readonly cached: boolean;
}

/** Reference of the hold on its tokens: each attempt has its own. */
export function holdOf({ id, attempt }: Pick<AnalysisListItem, 'id' | 'attempt'>): string {
  return attempt === 1 ? id : `${id}:${attempt}`;
}

/** Which feature of the plan a creative needs. */
export function gateOf(kind: FileKind): Gate {
  return { feature: kind === 'video' ? 'analysis.video' : 'analysis.image' };
}

export function isFinal(progress: Pick<AnalysisProgress, 'status'>): boolean {
  return progress.status === 'completed' || progress.status === 'failed';
}
