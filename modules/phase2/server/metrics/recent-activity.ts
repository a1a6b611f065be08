import type { AnalysisItem } from '#modules/core-analysis/api.ts';
import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { improvementOf } from './creatives-of.ts';
import type { Fact } from './fact-store.ts';

type Entry = DashboardMetrics['recentActivity'][number];

const MOST = 10;
/** Facts that are listed, beside analyses, which have a list of their own. */
export const TOLD_FACTS = ['fix_taken', 'report_opened', 'plan_changed'] as const;

/** Analyses and facts of an owner as one list, newest first. @param files names by the id of the analysis a fact is about */
export function recentActivity(
  items: readonly AnalysisItem[],
  facts: readonly Fact[],
  files: ReadonlyMap<string, string>,
): Entry[] {
  const analyses = items.flatMap((item): Entry[] =>
    item.completedAt
      ? [
          {
            type: item.kind === 'video' ? 'video_analysis' : 'image_analysis',
            date: item.completedAt.toISOString(),
            title: item.fileName,
            analysisId: item.id,
            score: item.score,
            improvement: improvementOf(item, items),
          },
        ]
      : [],
  );
  return [...analyses, ...facts.map((fact) => factEntry(fact, files))]
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, MOST);
}

function factEntry({ kind, at, feature, analysisId, value }: Fact, files: ReadonlyMap<string, string>): Entry {
  const file = analysisId === null ? undefined : files.get(analysisId);
  const title = file ?? 'Deleted creative';
  const common = { date: at.toISOString(), analysisId: file ? analysisId : null, score: null };
  if (kind === 'plan_changed')
    return { ...common, type: 'plan', title: `Plan changed to ${feature}`, analysisId: null, improvement: null };
  return kind === 'fix_taken'
    ? { ...common, type: 'fix', title, improvement: value }
    : { ...common, type: 'report', title, improvement: null };
}
