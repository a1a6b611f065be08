import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { PartState } from '#shell/sdk/part-state.tsx';
import { useGate } from '#shell/sdk/use-gate.ts';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { Tabs } from '#shell/ui/tabs.tsx';
import { EliteCard } from '../components/elite-card.tsx';
import { ControlPanel, ModelList, ModelView, RunView, SchedulesTab } from '../components/later-parts.tsx';
import { schedulerPath } from '../paths.ts';
import { alertsQuery, dashboardQuery } from '../queries.ts';
import { AlertsTab } from '../scheduler/alerts-tab.tsx';
import { CriticalBanner } from '../scheduler/critical-banner.tsx';
import { ExecutionsTab } from '../scheduler/executions-tab.tsx';
import { HealthBadge } from '../scheduler/health.tsx';
import { SchedulerCards } from '../scheduler/scheduler-cards.tsx';

/** `/training-scheduler`: every run for operators, one's own for Elite users; the upsell card for others. */
export default function TrainingSchedulerPage() {
  usePageTitle('Training Scheduler');
  const operator = useGate({ role: 'operator' }).allowed;
  const elite = useGate({ feature: 'training.personal' }).allowed;
  const [search] = useSearchParams();
  const run = search.get('run');
  const model = search.get('model');
  return (
    <div className="mx-auto grid max-w-[75rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-10 md:py-8">
      {!operator && !elite ? (
        <>
          <PageHeading>Training Scheduler</PageHeading>
          <EliteCard />
        </>
      ) : run !== null ? (
        <RunView key={run} id={run} page={schedulerPath} operator={operator} />
      ) : model !== null ? (
        <ModelView key={model} id={model} page={schedulerPath} />
      ) : (
        <Content operator={operator} />
      )}
    </div>
  );
}

const TABS = [
  { id: 'executions', label: 'Executions' },
  { id: 'schedules', label: 'Schedules' },
  { id: 'alerts', label: 'Alerts' },
  { id: 'models', label: 'Models' },
  { id: 'control', label: 'Control Panel' },
] as const;
type TabId = (typeof TABS)[number]['id'];

function Content({ operator }: { operator: boolean }) {
  const api = useApi();
  const dashboard = useQuery(dashboardQuery(api));
  const alerts = useQuery(alertsQuery(api));
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'executions';
  const open = alerts.data?.data;
  return (
    <>
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <PageHeading>Training Scheduler</PageHeading>
          {dashboard.data ? <HealthBadge health={dashboard.data.scheduler.systemHealth} /> : null}
        </div>
        <p className="mt-1 max-w-[44rem] text-muted">
          {operator
            ? 'Every training run, of the platform and of all accounts: watch it, stop it, retry it.'
            : 'Your training runs, when they start by themselves, and what needs your attention.'}
        </p>
      </div>
      <CriticalBanner
        count={dashboard.data?.monitoring.recentAlerts.critical ?? 0}
        newest={open?.find(({ severity }) => severity === 'critical')}
      />
      {dashboard.data ? (
        <SchedulerCards dashboard={dashboard.data} />
      ) : (
        <PartState query={dashboard} what="the figures" />
      )}
      <Tabs
        label="Training scheduler"
        tabs={TABS.map((each) =>
          each.id === 'alerts' && open && open.length > 0 ? { ...each, count: open.length } : each,
        )}
        selected={tab}
        onSelect={(id) => setSearch(id === 'executions' ? {} : { tab: id }, { replace: true })}
      >
        <div className="pt-6">
          <h2 className="sr-only">{TABS.find(({ id }) => id === tab)?.label}</h2>
          <TabContent tab={tab} operator={operator} alerts={alerts} />
        </div>
      </Tabs>
    </>
  );
}

interface TabContentProps extends Pick<Parameters<typeof AlertsTab>[0], 'operator'> {
  tab: TabId;
  alerts: Parameters<typeof AlertsTab>[0]['query'];
}

function TabContent({ tab, operator, alerts }: TabContentProps) {
  switch (tab) {
    case 'executions':
      return <ExecutionsTab operator={operator} />;
    case 'schedules':
      return <SchedulesTab operator={operator} />;
    case 'alerts':
      return <AlertsTab query={alerts} operator={operator} />;
    case 'models':
      return <ModelList page={schedulerPath} />;
    case 'control':
      return <ControlPanel operator={operator} />;
  }
}
