import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download } from 'lucide-react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { creativeRoutes } from '../../contract/creatives.ts';
import { insightRoutes } from '../../contract/insights.ts';
import { AdLinks } from './ad-links.tsx';
import { InsightsPart } from './insights-part.tsx';

const LOOK_MS = 4_000;

/** What all reports together show: which creatives carry the account, what they have in common, what next. */
export function CreativesView({ onBack }: { onBack(): void }) {
  const api = useApi();
  const ads = useQuery(routeQuery(api, creativeRoutes.listAds, {}));
  const insights = useQuery({
    ...routeQuery(api, insightRoutes.getInsights, {}),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_MS : false),
  });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start"
        icon={<ArrowLeft className="size-4" aria-hidden />}
        onClick={onBack}
      >
        Back to Reports
      </Button>
      <div>
        <PageHeading>What your creatives brought</PageHeading>
        <p className="mt-1 max-w-[42rem] text-muted">
          Ads from all your reports, beside the creatives you analysed. What is learned here acts on your next analyses.
        </p>
        {ads.data && ads.data.total > 0 ? (
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <a href="/api/performance-ads.csv" className={buttonClass('secondary', 'sm')} download>
              <Download className="size-4" aria-hidden />
              Ads and creatives as CSV
            </a>
            <a href="/api/performance-insights.csv" className={buttonClass('secondary', 'sm')} download>
              <Download className="size-4" aria-hidden />
              Insights as CSV
            </a>
            <span className="text-small text-muted">Upload the first like a report to restore its links.</span>
          </p>
        ) : null}
      </div>
      {insights.data ? (
        <InsightsPart insights={insights.data} />
      ) : (
        <PartState query={insights} what="what was learned" />
      )}
      {ads.data ? (
        ads.data.total === 0 ? (
          <section aria-labelledby="ads">
            <h2 id="ads" className="text-heading">
              Your ads and their creatives
            </h2>
            <EmptyState title="No ads in your reports yet">
              {ads.data.rowsWithoutAd > 0
                ? 'Your reports have no column that names the ad. Export them by ad, and upload them again.'
                : 'Upload a report by ad: its ads are then linked to the creatives you analysed.'}
            </EmptyState>
          </section>
        ) : (
          <AdLinks list={ads.data} />
        )
      ) : (
        <PartState query={ads} what="your ads" />
      )}
    </>
  );
}
