import { TriangleAlert } from 'lucide-react';
import { PlanGate } from '#shell/sdk/plan-gate.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { ProgressBar } from '#shell/ui/display/progress-bar.tsx';
import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { count } from '../format.ts';
import { Metric, MetricHeading } from './metric.tsx';

/** Above this percentage of the plan's tokens the card warns. */
const WARN_ABOVE = 80;

/** Tokens used of the plan's tokens in this billing period. */
export function PlanUtilization({ utilization }: { utilization: DashboardMetrics['planUtilization'] }) {
  const { tokensUsed, tokensLimit, percentage } = utilization;
  return (
    <Card className="min-w-0 p-5">
      <MetricHeading of="plan-utilization">Plan utilization</MetricHeading>
      <Metric of="plan-utilization" className="mt-2">
        <ProgressBar
          label="Tokens this billing period"
          value={tokensUsed}
          max={tokensLimit}
          text={`${count(tokensUsed)} of ${count(tokensLimit)} (${Math.round(percentage)} %)`}
        />
        {percentage > WARN_ABOVE ? (
          <div className="mt-4 flex flex-wrap items-center gap-3 rounded-control bg-warning-soft p-3">
            <TriangleAlert className="size-5 shrink-0 text-warning" aria-hidden />
            <p className="min-w-0 flex-1 basis-40 text-small">Consider upgrading for unlimited tokens</p>
            <PlanGate>
              <a href="/subscribe?from=dashboard" className={buttonClass('secondary', 'sm')}>
                See plans
              </a>
            </PlanGate>
          </div>
        ) : null}
      </Metric>
    </Card>
  );
}
