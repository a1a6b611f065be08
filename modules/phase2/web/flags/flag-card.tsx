import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import type { CustomerFlag } from '#flags/catalog.ts';
import { PLANS, type PlanId, planRank } from '#flags/plans.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { ProgressBar } from '#shell/ui/display/progress-bar.tsx';
import { type FeatureTest, type FlagDecision, featureRoutes } from '../../contract/features.ts';
import { Metric } from '../parts/metric.tsx';
import { FLAG_TITLES, reasonText } from './flag-words.ts';

interface FlagCardProps {
  name: CustomerFlag;
  flag: FlagDecision;
  plan: PlanId;
}

/** One flag: status, rollout, group, plan, reason, and a button that tries it. */
export function FlagCard({ name, flag, plan }: FlagCardProps) {
  const api = useApi();
  const test = useMutation({
    mutationFn: async () => {
      const began = performance.now();
      const result = await api.call(featureRoutes.testFeature, { params: { name } });
      return { result, tookMs: performance.now() - began };
    },
  });
  const isAvailable = planRank(plan) >= planRank(flag.availableFrom);
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-body font-medium">{FLAG_TITLES[name]}</h3>
          <p className="font-mono text-micro text-muted [overflow-wrap:anywhere]">{name}</p>
        </div>
        <Badge tone={flag.enabled ? 'success' : 'neutral'}>{flag.enabled ? 'Enabled' : 'Disabled'}</Badge>
      </div>
      <p className="text-small text-muted">{flag.description}</p>
      <Metric of="flag-decision" className="grid gap-4">
        <ProgressBar label="Rollout" value={flag.rolloutPercentage} text={`${flag.rolloutPercentage} %`} />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-small">
          <dt className="text-muted">Group</dt>
          <dd className="[overflow-wrap:anywhere]">{flag.deploymentGroup}</dd>
          <dt className="text-muted">Plan</dt>
          <dd>{isAvailable ? `Available on ${PLANS[plan].name}` : `From ${PLANS[flag.availableFrom].name} on`}</dd>
          <dt className="text-muted">Reason</dt>
          <dd>{reasonText(flag)}</dd>
        </dl>
      </Metric>
      <div className="mt-auto grid gap-3 border-t pt-4">
        <Button
          size="sm"
          busy={test.isPending}
          onClick={() => test.mutate()}
          className="justify-self-start"
          icon={<FlaskConical className="size-4" aria-hidden />}
        >
          Test Feature<span className="sr-only">: {FLAG_TITLES[name]}</span>
        </Button>
        <div role="status" className="text-small empty:hidden">
          {test.error ? (
            <p className="text-danger">Test failed. {failureText(test.error, 'Please try again.')}</p>
          ) : test.data ? (
            <TestResult {...test.data} />
          ) : null}
        </div>
      </div>
    </Card>
  );
}

function TestResult({ result, tookMs }: { result: FeatureTest; tookMs: number }) {
  return (
    <Metric of="test-run">
      <p className="[overflow-wrap:anywhere]">{result.result}</p>
      <p className="nums text-micro text-muted">
        {result.ranEffect ? 'Ran what the flag switches' : 'Only the decision was tested'}, {Math.round(tookMs)} ms
      </p>
    </Metric>
  );
}
