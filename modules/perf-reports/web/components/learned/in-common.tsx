import { NotEnoughData } from '#shell/ui/states/not-enough-data.tsx';
import type { Insights } from '../../../contract/insights.ts';
import { InsightList } from './insight-list.tsx';

const LISTS = ['contentCorrelations', 'keyFindings', 'audiencePatterns'] as const;

/** What the creatives that do well share, over all reports of the account. */
export function InCommon({ insights: { insights, next, creatives } }: { insights: Insights }) {
  const found = insights.filter(({ list }) => (LISTS as readonly string[]).includes(list));
  return (
    <section aria-labelledby="common">
      <h2 id="common" className="text-heading">
        What they have in common
      </h2>
      <p className="mt-1 text-small text-muted">Learned from all your reports together.</p>
      <InsightList insights={insights} lists={LISTS} />
      {found.some(({ list }) => list === 'contentCorrelations') ? null : (
        <div className="mt-3">
          <NotEnoughData
            {...(next && { progress: { have: creatives, need: creatives + next.needs, what: 'creatives' } })}
          >
            {next
              ? `Link ${next.needs} more ${next.needs === 1 ? 'creative' : 'creatives'} with at least 20 clicks each to see ${next.what}.`
              : 'No feature goes with more clicks clearly enough to say so. More creatives may show one.'}
          </NotEnoughData>
        </div>
      )}
    </section>
  );
}
