import { type PlanId, planHas } from '#flags/plans.ts';
import type { Analysis, AnalysisSummary } from '../contract/analysis.ts';
import { feedbackHtml } from '../engine/judge/feedback-html.ts';
import type { AnalysisListItem, AnalysisRecord } from './analysis-record.ts';
import { toError } from './analysis-watch.ts';

/** A row as lists show it to someone on `plan`. */
export function toSummary(item: AnalysisListItem, plan: PlanId): AnalysisSummary {
  const completed = item.status === 'completed';
  return {
    id: item.id,
    fileName: item.fileName,
    fileType: item.fileType,
    status: item.status,
    stage: item.stage,
    percent: item.percent,
    conversionScore: item.score === null ? null : `${Math.round(item.score)}%`,
    satisfactionScore: item.satisfactionScore,
    complexityScore: item.complexityScore,
    usedClaudeEscalation: false,
    tokensUsed: item.status === 'failed' ? 0 : item.tokens,
    pdfReportUrl: completed && planHas(plan, 'analysis.report') ? `/api/analyses/${item.id}/report.pdf` : null,
    previewUrl: completed ? `/api/analyses/${item.id}/preview` : null,
    thumbnailUrl: completed ? `/api/analyses/${item.id}/thumbnail` : null,
    topAdvice: item.topAdvice,
    createdAt: item.createdAt.toISOString(),
    completedAt: item.completedAt?.toISOString() ?? null,
    error: item.failure && toError(item.failure),
  };
}

/** A row with all that was found, as someone on `plan` sees it. */
export function toAnalysis(record: AnalysisRecord, plan: PlanId): Analysis {
  return {
    ...toSummary(record, plan),
    cached: record.cached,
    analysisResults: record.results,
    feedback: record.results && feedbackHtml(record.results),
  };
}
