import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { Card } from '#shell/ui/card.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';
import { ProgressStages } from '#shell/ui/progress-stages.tsx';
import type { Execution } from '../../contract/execution.ts';
import { CATEGORY_NAMES, PHASE_NAMES, TYPE_NAMES } from '../../contract/vocabulary.ts';
import { BackLink } from '../components/back-link.tsx';
import { dollars, minutesAndSeconds, moment } from '../format.ts';
import { STAGE_STATES, STARTED_BY } from '../labels.ts';
import { executionQuery } from '../queries.ts';
import { Findings } from './findings.tsx';
import { RunActions } from './run-actions.tsx';
import { RunBadges } from './run-badges.tsx';
import { RunState } from './run-state.tsx';

interface RunViewProps {
  id: string;
  page: string;
  operator: boolean;
}

/** One run: its steps with time and cost, how it ended, and what it found. */
export function RunView({ id, page, operator }: RunViewProps) {
  const run = useQuery(executionQuery(useApi(), id));
  return (
    <>
      <BackLink to={page}>All training</BackLink>
      {run.data ? (
        <Content run={run.data} page={page} operator={operator} />
      ) : (
        <>
          <PageHeading>Training run</PageHeading>
          <PartState query={run} what="this run" />
        </>
      )}
    </>
  );
}

function Content({ run, page, operator }: { run: Execution } & Omit<RunViewProps, 'id'>) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <PageHeading>{TYPE_NAMES[run.trainingType]} run</PageHeading>
            <RunBadges run={run} operator={operator} />
          </div>
          <p className="mt-1 font-mono text-micro text-muted">{run.executionId}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <RunActions run={run} />
        </div>
      </div>
      {run.status === 'completed' ? null : (
        <Card className="p-5">
          <RunState run={run} />
        </Card>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="found" className="min-w-0">
          <h2 id="found" className="mb-3 text-heading">
            What this run found
          </h2>
          {run.outcome ? (
            <Findings outcome={run.outcome} page={page} />
          ) : (
            <p className="text-muted">{withoutOutcome(run)}</p>
          )}
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Steps run={run} />
          <Facts run={run} operator={operator} />
        </div>
      </div>
    </>
  );
}

function withoutOutcome({ status, canRetry }: Execution): string {
  if (status === 'pending' || status === 'running') return 'It appears here when the run has ended.';
  const again = canRetry ? ' A retry goes on from the last finished step.' : '';
  return `Nothing yet: the run ended before it could test a model, and the model in use was left as it is.${again}`;
}

function Steps({ run }: { run: Execution }) {
  return (
    <section aria-labelledby="steps">
      <Card className="p-5">
        <h2 id="steps" className="mb-4 text-heading">
          Steps
        </h2>
        <ProgressStages
          stages={run.phases.map(({ phase, state, seconds, dollars: cost }) => ({
            id: phase,
            label: PHASE_NAMES[phase],
            state: STAGE_STATES[state],
            note: [
              state === 'kept' ? 'kept from an earlier attempt' : null,
              seconds === null ? null : minutesAndSeconds(seconds),
              cost === null || state === 'kept' ? null : dollars(cost),
            ]
              .filter((part) => part !== null)
              .join(' · '),
          }))}
        />
      </Card>
    </section>
  );
}

function Facts({ run, operator }: { run: Execution; operator: boolean }) {
  const { cost } = run;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Started', STARTED_BY[run.startedBy].replace('Started ', '')],
    ['Queued', moment(run.queuedAt)],
    ...(run.startedAt ? [['Began', moment(run.startedAt)] as const] : []),
    ...(run.endedAt ? [['Ended', moment(run.endedAt)] as const] : []),
    ...(run.startedAt ? [['Duration', minutesAndSeconds(run.duration)] as const] : []),
    ['Priority', String(run.priority)],
    ...(run.categories.length > 0
      ? [['Categories', run.categories.map((id) => CATEGORY_NAMES[id]).join(', ')] as const]
      : []),
    ['Compute', `${dollars(cost.computeDollars)} for ${minutesAndSeconds(cost.computeSeconds)}`],
    ['AI model calls', dollars(cost.modelDollars)],
    ['Cost in all', dollars(cost.dollars)],
    ...(operator && run.account
      ? [
          [
            'Account',
            <code key="account" className="font-mono text-micro">
              {run.account}
            </code>,
          ] as const,
        ]
      : []),
  ];
  return (
    <section aria-labelledby="facts">
      <Card className="p-5">
        <h2 id="facts" className="mb-3 text-heading">
          Details
        </h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-small">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="nums text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
