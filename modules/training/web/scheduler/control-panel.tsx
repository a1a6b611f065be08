import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { useGate } from '#shell/sdk/use-gate.ts';
import { Card } from '#shell/ui/card.tsx';
import { hoursAndMinutes, number } from '../format.ts';
import { dashboardQuery } from '../queries.ts';
import { Probes } from './health.tsx';
import { TriggerForm } from './trigger-form.tsx';

/** Starts runs, and shows how the system is. */
export function ControlPanel({ operator }: { operator: boolean }) {
  const dashboard = useQuery(dashboardQuery(useApi()));
  const isElite = useGate({ feature: 'training.personal' }).allowed;
  const figures = dashboard.data
    ? ([
        ['System uptime', hoursAndMinutes(dashboard.data.system.uptime)],
        ['Active models', number(dashboard.data.monitoring.modelPerformance.activeModels)],
        ['Models in total', number(dashboard.data.monitoring.modelPerformance.totalModels)],
        ['Active alerts', number(dashboard.data.system.activeAlerts)],
      ] as const)
    : [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <Card className="p-5">
        <h3 className="mb-4 text-body">Start training</h3>
        <TriggerForm choosesScope={operator && isElite} />
      </Card>
      <Card className="p-5">
        <h3 className="mb-4 text-body">System</h3>
        <PartState query={dashboard} what="the state of the system" />
        {dashboard.data ? (
          <>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 text-small">
              {figures.map(([label, value]) => (
                <div key={label} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="nums text-right font-medium">{value}</dd>
                </div>
              ))}
            </dl>
            {dashboard.data.scheduler.probes.length > 0 ? (
              <div className="mt-4 border-t pt-4">
                <Probes probes={dashboard.data.scheduler.probes} />
              </div>
            ) : null}
          </>
        ) : null}
      </Card>
    </div>
  );
}
