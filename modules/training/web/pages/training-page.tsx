import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { PartState } from '#shell/sdk/part-state.tsx';
import { useGate } from '#shell/sdk/use-gate.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Button } from '#shell/ui/button.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { BudgetCard, BudgetNotice } from '../components/budget-card.tsx';
import { ConsentSwitch } from '../components/consent-switch.tsx';
import { EliteCard } from '../components/elite-card.tsx';
import { ModelView, RunView } from '../components/later-parts.tsx';
import { LatestFindings, LatestRuns } from '../components/latest-runs.tsx';
import { OwnModel } from '../components/own-model.tsx';
import { Pipeline } from '../components/pipeline.tsx';
import { StatusCards } from '../components/status-cards.tsx';
import { TrainingControls } from '../components/training-controls.tsx';
import { useManualTraining } from '../components/use-manual-training.ts';
import { trainingPath } from '../paths.ts';
import { statusQuery } from '../queries.ts';

/** `/training`: an Elite user's own training; the upsell card for others. */
export default function TrainingPage() {
  usePageTitle('AI Training');
  const { allowed } = useGate({ feature: 'training.personal' });
  const [search] = useSearchParams();
  const run = search.get('run');
  const model = search.get('model');
  return (
    <div className="mx-auto grid max-w-[75rem] grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 md:px-10 md:py-8">
      {!allowed ? (
        <Closed />
      ) : run !== null ? (
        <RunView key={run} id={run} page={trainingPath} operator={false} />
      ) : model !== null ? (
        <ModelView key={model} id={model} page={trainingPath} />
      ) : (
        <Content />
      )}
    </div>
  );
}

function Closed() {
  return (
    <>
      <PageHeading>AI Training</PageHeading>
      <EliteCard />
      <div className="max-w-[34rem]">
        <ConsentSwitch />
      </div>
    </>
  );
}

function Content() {
  const status = useQuery(statusQuery(useApi()));
  const manual = useManualTraining();
  const isTraining = status.data?.isTraining ?? false;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <PageHeading>AI Training</PageHeading>
            {status.data ? (
              <Badge tone={isTraining ? 'accent' : 'success'}>{isTraining ? 'Training Active' : 'Ready'}</Badge>
            ) : null}
          </div>
          <p className="mt-1 max-w-[44rem] text-muted">
            A model of your own, learned from your ratings, your feedback and what your ads really did.
          </p>
        </div>
        <Button
          variant="primary"
          icon={<Play className="size-4" aria-hidden />}
          busy={manual.trigger.isPending}
          disabled={status.data === undefined || isTraining}
          onClick={() => manual.trigger.mutate()}
        >
          Manual Training
        </Button>
      </div>
      {status.data ? (
        <>
          <BudgetNotice budget={status.data.budget} />
          <StatusCards status={status.data} />
        </>
      ) : (
        <PartState query={status} what="your training" />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <LatestRuns />
          <TrainingControls manual={manual} isTraining={status.data?.isTraining ?? null} />
          <LatestFindings />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <OwnModel />
          {status.data ? <BudgetCard budget={status.data.budget} /> : null}
          <ConsentSwitch />
        </div>
      </div>
      <Pipeline />
    </>
  );
}
