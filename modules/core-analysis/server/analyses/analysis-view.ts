import { type PlanId, planHas } from '#flags/plans.ts';
import type { Analysis, AnalysisSummary } from '../../contract/analysis.ts';
import type { Tone } from '../../contract/tone.ts';
import { feedbackHtml } from '../../engine/judge/feedback-html.ts';
import { resultsInTone } from '../../engine/tone/in-tone.ts';
import type { OpinionOf } from '../escalation/second-opinions.ts';
import { filesExpireAt } from '../files/file-retention.ts';
import { toError } from './analysis-progress.ts';
import type { AnalysisListItem, AnalysisRecord } from './analysis-record.ts';

/** Whether someone on `plan` gets the PDF report of this analysis: the plan of now counts, not the one it was made on. */
export function hasReport({ status }: Pick<AnalysisListItem, 'status'>, plan: PlanId): boolean {
  return status === 'completed' && planHas(plan, 'analysis.report');
}

/** A row as lists show it to someone on `plan`; `commented`: a language model has written about it. */
export function toSummary(item: AnalysisListItem, plan: PlanId, commented = false): AnalysisSummary {
  const completed = item.status === 'completed';
  const shown = completed && item.filesRemovedAt === null;
  return {
    id: item.id,
    fileName: item.fileName,
    fileType: item.fileType,
    goal: item.settings.goal,
    placement: item.settings.placement,
    brand: item.settings.brand,
    sells: item.settings.sells ?? null,
    status: item.status,
    stage: item.stage,
    percent: item.percent,
    conversionScore: item.score === null ? null : `${Math.round(item.score)}%`,
    satisfactionScore: item.satisfactionScore,
    complexityScore: item.complexityScore,
    usedClaudeEscalation: commented,
    tokensUsed: item.status === 'failed' ? 0 : item.tokens,
    pdfReportUrl: hasReport(item, plan) ? `/api/analyses/${item.id}/report.pdf` : null,
    previewUrl: shown ? `/api/analyses/${item.id}/preview` : null,
    thumbnailUrl: shown ? `/api/analyses/${item.id}/thumbnail` : null,
    videoUrl: shown && item.fileType === 'video' ? `/api/analyses/${item.id}/video` : null,
    topAdvice: item.topAdvice,
    saved: item.saved,
    filesKeptUntil: shown && !item.saved ? filesExpireAt(item.createdAt).toISOString() : null,
    filesRemovedAt: item.filesRemovedAt?.toISOString() ?? null,
    createdAt: item.createdAt.toISOString(),
    completedAt: item.completedAt?.toISOString() ?? null,
    error: item.failure && toError(item.failure),
  };
}

/** A row with all that was found and where its second opinion stands, as someone on `plan` reads it; no `tone`: as it was written. */
export function toAnalysis(
  record: AnalysisRecord,
  plan: PlanId,
  { view, state }: OpinionOf,
  tone: Tone | null,
): Analysis {
  const results = record.results && (tone ? resultsInTone(record.results, tone) : record.results);
  return {
    ...toSummary(record, plan, view !== undefined && 'statements' in view),
    cached: record.cached,
    ...(record.interrupted && { interrupted: true }),
    analysisResults: results && { ...results, ...(view ? { modelView: view } : {}) },
    feedback: results && feedbackHtml(results),
    ...(state ? { secondOpinion: state } : {}),
  };
}
