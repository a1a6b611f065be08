import { usePageTitle } from '#shell/sdk/page-title.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Tabs } from '#shell/ui/tabs.tsx';
import { AnalysisCheck } from '../checks/analysis-check.tsx';
import { DASHBOARD_CHECKS, FLAG_CHECKS, INTEGRATION_CHECKS, PERFORMANCE_CHECKS } from '../checks/check-list.ts';
import { CheckRows } from '../checks/check-rows.tsx';
import { useChecks } from '../checks/use-checks.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { useTab } from '../use-tab.ts';

type TabId = 'flags' | 'dashboard' | 'analysis' | 'performance' | 'integration';
const TABS: readonly { id: TabId; label: string }[] = [
  { id: 'flags', label: 'Feature Flags' },
  { id: 'dashboard', label: 'Enhanced Dashboard' },
  { id: 'analysis', label: 'AI Analysis' },
  { id: 'performance', label: 'Performance' },
  { id: 'integration', label: 'Integration' },
];
const CHECKS = {
  flags: FLAG_CHECKS,
  dashboard: DASHBOARD_CHECKS,
  performance: PERFORMANCE_CHECKS,
  integration: INTEGRATION_CHECKS,
} as const;

/** `/phase2-test`: buttons that make the real calls and show what came back and how long it took. */
export default function Phase2TestPage() {
  usePageTitle('Phase 2 tests');
  const [tab, setTab] = useTab<TabId>(['flags', 'dashboard', 'analysis', 'performance', 'integration']);
  const state = useChecks();
  const title = TABS.find(({ id }) => id === tab)?.label ?? '';
  return (
    <PageFrame
      title="Phase 2 tests"
      text="Each button makes the real call with your account and shows what came back and how long it took."
      aside={<Badge tone="accent">Beta</Badge>}
    >
      <Tabs label="Phase 2 tests" tabs={TABS} selected={tab} onSelect={setTab}>
        <div className="pt-6">
          {tab === 'analysis' ? <AnalysisCheck /> : <CheckRows title={title} checks={CHECKS[tab]} state={state} />}
        </div>
      </Tabs>
    </PageFrame>
  );
}
