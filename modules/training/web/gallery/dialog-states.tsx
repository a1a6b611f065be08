import type { Analysis } from '#modules/core-analysis/contract/analysis.ts';
import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import type { ModelJudgement } from '../../contract/model.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { JudgementPanel } from '../components/judgement-panel.tsx';
import { ReasonDialog } from '../models/reason-dialog.tsx';
import { RetryDialog } from '../runs/retry-dialog.tsx';
import { StopDialog } from '../runs/stop-dialog.tsx';
import { sampleCard } from '../testing/sample-models.ts';
import { failedRun, runningRun, sampleId, samplePreview } from '../testing/sample-runs.ts';

const stay = () => {};
const state = (
  id: string,
  title: string,
  part: GalleryState['screen'],
  answers: GalleryState['answers'] = [],
): GalleryState => ({
  id: `training-${id}`,
  title: `Training: ${title}`,
  session: planSession('elite'),
  answers,
  screen: (
    <div className="grid max-w-[26rem] gap-6 px-4 py-6 md:px-10">
      <PageHeading>{title}</PageHeading>
      <h2 className="sr-only">Training</h2>
      {part}
    </div>
  ),
});
const retry = { route: routes.previewRetry, path: `/api/training/executions/${failedRun.executionId}/retry` };
const analysis = { id: sampleId('e1') } as Analysis;
const judged: ModelJudgement = {
  model: { id: sampleCard.id, name: sampleCard.name, scope: 'personal' },
  chance: { value: 0.68, low: 0.54, high: 0.8 },
  comparedWith: 22,
  specialists: sampleCard.specialists.map((one) => ({ ...one, score: 71 })),
};
const panel = (body: ModelJudgement): GalleryState['answers'] => [
  { route: routes.getJudgement, path: `/api/training/judgements/${analysis.id}`, body },
];

/** Dialogs and the panel of a result, each by itself. */
export const dialogStates: readonly GalleryState[] = [
  state('stop', 'Stopping a run', <StopDialog run={runningRun} onClose={stay} />),
  state('retry', 'Retrying a run', <RetryDialog run={failedRun} onClose={stay} />, [{ ...retry, body: samplePreview }]),
  state('retry-anew', 'Retrying from the start', <RetryDialog run={failedRun} onClose={stay} />, [
    {
      ...retry,
      body: {
        ...samplePreview,
        kept: [],
        repeated: samplePreview.repeated.slice(0, 2),
        expectedSeconds: null,
        expectedDollars: null,
      },
    },
  ]),
  state(
    'promote',
    'Promoting a model',
    <ReasonDialog
      title="Use Personal model 4?"
      action="Promote"
      label="Why do you promote it?"
      busy={false}
      onClose={stay}
      onConfirm={stay}
    >
      <p>New analyses are judged with it from now on. Results you already have do not change.</p>
    </ReasonDialog>,
  ),
  state('judgement', 'Against your other creatives', <JudgementPanel analysis={analysis} />, panel(judged)),
  state(
    'judgement-few',
    'Too few to compare',
    <JudgementPanel analysis={analysis} />,
    panel({ ...judged, chance: null, comparedWith: 3 }),
  ),
  state(
    'judgement-book',
    'Judged by the rule book',
    <JudgementPanel analysis={analysis} />,
    panel({ model: null, chance: null, comparedWith: 0, specialists: [] }),
  ),
];
