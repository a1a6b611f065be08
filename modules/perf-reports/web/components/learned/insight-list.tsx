import { Card } from '#shell/ui/card.tsx';
import type { Insight } from '../../../contract/insights.ts';

const TITLES: Readonly<Record<Insight['list'], string>> = {
  keyFindings: 'Key findings',
  optimizationRecommendations: 'What to do with your budget',
  contentCorrelations: 'What works for you',
  predictiveInsights: 'How well this predicts',
  audiencePatterns: 'Where comparisons mislead',
  creativeFatigueIndicators: 'What is wearing out',
};

interface InsightListProps {
  insights: readonly Insight[];
  /** In this order; those without a sentence are left out. */
  lists: readonly Insight['list'][];
}

/** Sentences that open to the figures they were built from. */
export function InsightList({ insights, lists }: InsightListProps) {
  const shown = lists
    .map((list) => ({ list, found: insights.filter((one) => one.list === list) }))
    .filter(({ found }) => found.length > 0);
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
      {shown.map(({ list, found }) => (
        <div key={list}>
          <h3 className="font-medium">{TITLES[list]}</h3>
          <ul className="mt-2 grid gap-2">
            {found.map((one) => (
              <li key={one.text}>
                <Card className="p-4">
                  <details>
                    <summary className="cursor-pointer [overflow-wrap:anywhere] marker:text-muted">{one.text}</summary>
                    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-t pt-3 text-small">
                      {one.figures.map(({ label, value }) => (
                        <div key={`${label} ${value}`} className="contents">
                          <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{label}</dt>
                          <dd className="nums text-right">{value}</dd>
                        </div>
                      ))}
                    </dl>
                  </details>
                </Card>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
