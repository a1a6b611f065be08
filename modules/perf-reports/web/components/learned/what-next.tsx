import { Badge } from '#shell/ui/badge.tsx';
import { DataTable } from '#shell/ui/display/data-table.tsx';
import type { Insights } from '../../../contract/insights.ts';
import { InsightList } from './insight-list.tsx';

const LISTS = ['optimizationRecommendations', 'creativeFatigueIndicators', 'predictiveInsights'] as const;
const rate = (share: number): string => `${(share * 100).toFixed(2)} %`;

const ANSWERS = {
  stop: { tone: 'success', word: 'Decide now' },
  keep: { tone: 'neutral', word: 'Keep all' },
  'more data': { tone: 'warning', word: 'More data' },
} as const;

/** What to do with the budget, what wears out, and what would tell more. */
export function WhatNext({ insights: { decision, insights, next } }: { insights: Insights }) {
  const hasList = insights.some(({ list }) => (LISTS as readonly string[]).includes(list));
  return (
    <section aria-labelledby="next">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="next" className="text-heading">
          What next
        </h2>
        {decision ? <Badge tone={ANSWERS[decision.answer].tone}>{ANSWERS[decision.answer].word}</Badge> : null}
      </div>
      {decision ? (
        <>
          <p className="mt-1 text-small text-muted [overflow-wrap:anywhere]">
            Compared inside {decision.where}. Platforms choose who sees which ad: a test with random assignment would
            prove it.
          </p>
          <div className="mt-3">
            <DataTable
              caption="Creatives by what choosing them now costs"
              rows={decision.standings}
              rowKey={(row) => row.analysisId}
              columns={[
                { id: 'creative', header: 'Creative', cell: (row) => row.fileName },
                { id: 'rate', header: 'Click rate', numeric: true, cell: (row) => rate(row.rate) },
                {
                  id: 'best',
                  header: 'Is the best',
                  numeric: true,
                  cell: (row) => `${Math.round(row.probabilityBest * 100)} %`,
                },
                { id: 'loss', header: 'Lost if you choose it', numeric: true, cell: (row) => rate(row.expectedLoss) },
              ]}
            />
          </div>
        </>
      ) : null}
      <InsightList insights={insights} lists={LISTS} />
      {next ? (
        <p className="mt-3 text-small text-muted">
          With {next.needs} more linked {next.needs === 1 ? 'creative' : 'creatives'}: {next.what}.
        </p>
      ) : hasList ? null : (
        <p className="mt-3 text-small text-muted">Nothing asks for a decision now.</p>
      )}
    </section>
  );
}
