import type { AnalysisItem } from '#modules/core-analysis/api.ts';
import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { improvementOf } from './creatives-of.ts';
import type { Fact } from './fact-store.ts';

type Entry = DashboardMetrics['recentActivity'][number];

const MOST = 10;
/** Facts that are listed, beside analyses, which have a list of their own. */
export const TOLD_FACTS = ['fix_taken', 'report_opened', 'plan_changed'] as const;

/** Analyses and facts of an owner as one list, newest first. */
export function recentActivity(items: readonly AnalysisItem[], facts: readonly Fact[]): Entry[] {
  const names = new Map(items.map(({ id, fileName }) => [id, fileName]));
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
  return [...analyses, ...facts.map((fact) => factEntry(fact, names))]
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, MOST);
}

function factEntry({ kind, at, feature, analysisId, value }: Fact, names: ReadonlyMap<string, string>): Entry {
  const file = analysisId === null ? undefined : names.get(analysisId);
  const of = file ? ` of ${file}` : '';
  const common = { date: at.toISOString(), analysisId: file ? analysisId : null, score: null };
  if (kind === 'plan_changed')
    return { ...common, type: 'plan', title: `Plan changed to ${feature}`, analysisId: null, improvement: null };
  return kind === 'fix_taken'
    ? { ...common, type: 'fix', title: `Fix taken${of}`, improvement: value }
    : { ...common, type: 'report', title: `Report opened${of}`, improvement: null };
}
