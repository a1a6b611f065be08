import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PartState } from '#shell/sdk/part-state.tsx';
import { Badge } from '#shell/ui/badge.tsx';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { ALERT_SEVERITIES, type TrainingAlert } from '../../contract/execution.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { moment } from '../format.ts';
import { SEVERITY_WORDS } from '../labels.ts';
import { runHref, schedulerPath } from '../paths.ts';
import { useTrainingChange } from '../use-training-change.ts';

interface AlertsTabProps {
  query: UseQueryResult<{ data: TrainingAlert[] }>;
  operator: boolean;
}

/** Open alerts by severity, the worst first. */
export function AlertsTab({ query, operator }: AlertsTabProps) {
  const list = query.data?.data;
  if (!list) return <PartState query={query} what="alerts" />;
  if (list.length === 0)
    return (
      <EmptyState title="No alerts">
        Failed and stuck runs, a drop in accuracy and a budget that runs out are reported here.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {ALERT_SEVERITIES.map((severity) => ({ severity, alerts: list.filter((one) => one.severity === severity) }))
        .filter(({ alerts }) => alerts.length > 0)
        .map(({ severity, alerts }) => (
          <section key={severity} aria-labelledby={`alerts-${severity}`}>
            <h3 id={`alerts-${severity}`} className="mb-2 text-body">
              {SEVERITY_WORDS[severity].word} <span className="nums font-normal text-muted">{alerts.length}</span>
            </h3>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {alerts.map((alert) => (
                <li key={alert.id}>
                  <AlertCard alert={alert} operator={operator} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function AlertCard({ alert, operator }: { alert: TrainingAlert; operator: boolean }) {
  const { tone, word } = SEVERITY_WORDS[alert.severity];
  const dismiss = useTrainingChange({
    call: ({ api }) => api.call(routes.dismissAlert, { params: { id: alert.id } }),
    done: { title: 'Alert Dismissed', text: () => alert.title },
    failed: { title: 'Alert Not Dismissed', fallback: 'Please try again.' },
  });
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="text-body font-semibold">{alert.title}</h4>
        <Badge tone={tone}>{word}</Badge>
        {operator ? <Badge>{alert.scope === 'platform' ? 'Platform' : 'Personal'}</Badge> : null}
      </div>
      <p className="mt-1 max-w-[44rem] text-small">{alert.message}</p>
      <p className="mt-1 text-small text-muted">{moment(alert.createdAt)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {alert.executionId ? (
          <Link to={runHref(schedulerPath, alert.executionId)} className={buttonClass('secondary', 'sm')}>
            Open the run
          </Link>
        ) : null}
        <Button variant="ghost" size="sm" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          Dismiss<span className="sr-only">: {alert.title}</span>
        </Button>
      </div>
    </Card>
  );
}
