import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { useGate } from '#shell/sdk/use-gate.ts';
import { Button } from '#shell/ui/button.tsx';
import { Tabs } from '#shell/ui/tabs.tsx';
import { type Comprehensive, dashboardRoutes } from '../../contract/dashboard.ts';
import { Freshness } from '../parts/freshness.tsx';
import { BusinessTab, ConversionTab, EngagementTab, Recommendations } from '../parts/later-parts.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { PeriodBar } from '../period/period-bar.tsx';
import { type ChosenPeriod, usePeriod } from '../period/use-period.ts';
import { POLL_MS } from '../polls.ts';
import { usePageView } from '../use-page-view.ts';
import { useTab } from '../use-tab.ts';
import { LiveStrip } from './live-strip.tsx';
import { OverviewTab } from './overview-tab.tsx';

type TabId = 'overview' | 'engagement' | 'conversion' | 'optimization' | 'business';

const TABS: readonly { id: TabId; label: string }[] = [
  { id: 'overview', label: 'Overview' },
  { id: 'engagement', label: 'Engagement' },
  { id: 'conversion', label: 'Conversion' },
  { id: 'optimization', label: 'Optimization' },
];
const BUSINESS = { id: 'business', label: 'Business Intel' } as const;

/** The live strip and five tabs; four of them live by one answer. */
export function AdvancedAnalytics() {
  usePageView('analytics');
  const period = usePeriod();
  const hasBusiness = useGate({ feature: 'analytics.business' }).allowed;
  const tabs = hasBusiness ? [...TABS, BUSINESS] : TABS;
  const [tab, setTab] = useTab<TabId>(['overview', 'engagement', 'conversion', 'optimization', 'business']);
  const open = tab === 'business' && !hasBusiness ? 'overview' : tab;
  const everything = useQuery({
    ...routeQuery(useApi(), dashboardRoutes.comprehensive, { query: period.query }),
    refetchInterval: POLL_MS.metrics,
    placeholderData: keepPreviousData,
    enabled: open !== 'business',
  });
  return (
    <PageFrame
      title="Advanced Analytics"
      text="How you use Adjudge, and what it brought you. Days are counted in UTC."
      aside={<RefreshButton />}
    >
      <LiveStrip />
      <Tabs label="Advanced Analytics" tabs={tabs} selected={open} onSelect={setTab}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-6">
          <h2 className="sr-only">{tabs.find(({ id }) => id === open)?.label}</h2>
          {open === 'business' ? (
            <BusinessTab />
          ) : (
            <>
              {open === 'overview' ? <PeriodBar period={period} canCompare canExport /> : null}
              <QueryState query={everything} what="your analytics" />
              <Freshness query={everything} counted={everything.data?.metrics} />
              {everything.data ? <OpenTab tab={open} data={everything.data} period={period} /> : null}
            </>
          )}
        </div>
      </Tabs>
    </PageFrame>
  );
}

function OpenTab({
  tab,
  data,
  period,
}: {
  tab: Exclude<TabId, 'business'>;
  data: Comprehensive;
  period: ChosenPeriod;
}) {
  switch (tab) {
    case 'overview':
      return <OverviewTab metrics={data.metrics} />;
    case 'engagement':
      return <EngagementTab engagement={data.engagement} period={period} />;
    case 'conversion':
      return <ConversionTab conversion={data.conversion} />;
    case 'optimization':
      return <Recommendations recommendations={data.recommendations} />;
  }
}

/** Asks again for everything in sight. */
function RefreshButton() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await queries.refetchQueries({ type: 'active', queryKey: ['phase2'] });
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void refresh()} icon={<RefreshCw className="size-4" aria-hidden />}>
      Refresh
    </Button>
  );
}
