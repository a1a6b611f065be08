import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { useGate } from '#shell/sdk/use-gate.ts';
import { Tabs } from '#shell/ui/tabs.tsx';
import { featureRoutes } from '../../contract/features.ts';
import { OwnFlags } from '../flags/own-flags.tsx';
import { Freshness } from '../parts/freshness.tsx';
import { ExperimentsPart, FlagOperationsPart } from '../parts/later-parts.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { FEATURES_STALE_MS, POLL_MS } from '../polls.ts';
import { useTab } from '../use-tab.ts';

type TabId = 'own' | 'rollouts' | 'experiments';
const TABS: readonly { id: TabId; label: string }[] = [
  { id: 'own', label: 'Your flags' },
  { id: 'rollouts', label: 'Rollouts' },
  { id: 'experiments', label: 'Experiments' },
];

/** `/feature-flags`: what is switched on for whoever is signed in, and for operators what flags do to everybody. */
export default function FeatureFlagsPage() {
  usePageTitle('Feature flags');
  const isOperator = useGate({ role: 'operator' }).allowed;
  const [tab, setTab] = useTab<TabId>(['own', 'rollouts', 'experiments']);
  return (
    <PageFrame title="Feature flags" text="What is switched on for you, and why.">
      {isOperator ? (
        <Tabs label="Feature flags" tabs={TABS} selected={tab} onSelect={setTab}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-6">
            {tab === 'own' ? <Own /> : tab === 'rollouts' ? <FlagOperationsPart /> : <ExperimentsPart />}
          </div>
        </Tabs>
      ) : (
        <Own />
      )}
    </PageFrame>
  );
}

function Own() {
  const features = useQuery({
    ...routeQuery(useApi(), featureRoutes.features, {}),
    refetchInterval: POLL_MS.features,
    staleTime: FEATURES_STALE_MS,
  });
  return (
    <>
      <QueryState query={features} what="feature flags" title="Failed to load feature flags" />
      <Freshness query={features} />
      {features.data ? (
        <OwnFlags features={features.data} onReload={() => void features.refetch()} busy={features.isFetching} />
      ) : null}
    </>
  );
}
