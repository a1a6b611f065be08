import type { PlanId } from '#flags/plans.ts';
import type { AnalysisResults, Goal, Placement, Stage, Status } from '../../contract/analysis.ts';
import type { ExtraMeasure } from '../../contract/extra-measures.ts';
import type { Trade } from '../../contract/trade.ts';
import type { AnalysisListItem, AnalysisProgress, AnalysisRecord, Conclusion, FileKind } from './analysis-record.ts';

/** A row of `core_analysis.analyses`, as far as it is read. */
export interface AnalysisRow {
  id: string;
  user_id: string;
  file_name: string;
  file_type: FileKind;
  goal: Goal;
  placement: Placement | null;
  brand: string | null;
  sells: Trade | null;
  extras: ExtraMeasure[];
  sha256: string;
  md5: string | null;
  plan: PlanId;
  tokens: number;
  attempt: number;
  status: Status;
  stage: Stage;
  percent: number;
  interrupted: boolean;
  payer_id: string | null;
  requested_by: string | null;
  request_reference: string | null;
  requested_why: string | null;
  cached: boolean;
  score: number | null;
  general_score?: number | null;
  complexity_score: number | null;
  satisfaction_score: number | null;
  top_advice: string | null;
  saved: boolean;
  files_removed_at: Date | null;
  error_code: string | null;
  error_details: unknown;
  created_at: Date;
  completed_at: Date | null;
  results?: AnalysisResults | null;
}

/** Columns of a progress. */
export const PROGRESS = ['status', 'stage', 'percent', 'interrupted', 'error_code', 'error_details'] as const;
/** Columns of a list. */
export const LIST = [
  ...PROGRESS,
  ...(['id', 'file_name', 'file_type', 'sha256', 'md5', 'plan', 'attempt', 'tokens', 'cached', 'score'] as const),
  ...(['goal', 'placement', 'brand', 'sells', 'extras', 'user_id', 'payer_id'] as const),
  ...(['requested_by', 'request_reference', 'requested_why'] as const),
  ...(['complexity_score', 'satisfaction_score', 'top_advice', 'created_at', 'completed_at'] as const),
  ...(['saved', 'files_removed_at'] as const),
] as const;

export const toProgress = (row: Pick<AnalysisRow, (typeof PROGRESS)[number]>): AnalysisProgress => ({
  status: row.status,
  stage: row.stage,
  percent: row.percent,
  interrupted: row.interrupted,
  failure: row.error_code === null ? null : { code: row.error_code, details: row.error_details ?? undefined },
});

export const toListItem = (row: AnalysisRow): AnalysisListItem => ({
  ...toProgress(row),
  id: row.id,
  fileName: row.file_name,
  fileType: row.file_type,
  settings: { goal: row.goal, placement: row.placement, brand: row.brand, sells: row.sells },
  extras: row.extras,
  sha256: row.sha256,
  md5: row.md5,
  plan: row.plan,
  attempt: row.attempt,
  tokens: row.tokens,
  payer: row.payer_id ?? row.user_id,
  requestedBy:
    row.requested_by === null
      ? null
      : { module: row.requested_by, reference: row.request_reference ?? '', why: row.requested_why ?? '' },
  cached: row.cached,
  score: row.score,
  generalScore: row.general_score ?? row.score,
  complexityScore: row.complexity_score,
  satisfactionScore: row.satisfaction_score,
  topAdvice: row.top_advice,
  saved: row.saved,
  filesRemovedAt: row.files_removed_at,
  createdAt: row.created_at,
  completedAt: row.completed_at,
});

export const toRecord = (row: AnalysisRow): AnalysisRecord => ({ ...toListItem(row), results: row.results ?? null });

export const judgementRow = (judged: Omit<Conclusion, 'cached'>) => ({
  results: JSON.stringify(judged.results),
  results_without_lens: judged.withoutLens && JSON.stringify(judged.withoutLens),
  score: judged.results.score,
  complexity_score: judged.complexityScore,
  top_advice: judged.topAdvice,
});
