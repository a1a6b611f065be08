import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { ProgressBar } from '#shell/ui/display/progress-bar.tsx';
import { type Engagement, engagementRoutes, FUNNEL_STAGES, type FunnelStage } from '../../contract/engagement.ts';
import { count, decimal, known } from '../format.ts';
import { Metric, MetricCard, MetricHeading } from '../parts/metric.tsx';
import { PeriodBar } from '../period/period-bar.tsx';
import type { ChosenPeriod } from '../period/use-period.ts';
import { POLL_MS } from '../polls.ts';
import { SEGMENT_LABELS, STAGE_MEANINGS } from './labels.ts';

/** How much of the product somebody uses, and what would bring more. */
export function EngagementTab({ engagement, period }: { engagement: Engagement; period: ChosenPeriod }) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <Score engagement={engagement} />
        <Stage engagement={engagement} />
      </div>
      <NextActions actions={engagement.nextActions} />
      <Usage period={period} />
    </>
  );
}

function Score({ engagement }: { engagement: Engagement }) {
  const { engagementScore, parts, isPredictive } = engagement;
  return (
    <Card className="min-w-0 p-5">
      <MetricHeading of="engagement-score">Engagement score</MetricHeading>
      <Metric of="engagement-score">
        <p className="nums mt-1 text-title font-semibold">
          {decimal(engagementScore, 0)} <span className="text-small font-normal text-muted">of 100</span>
        </p>
        <p className="text-small text-muted">
          {isPredictive
            ? 'A higher score has meant that people come back.'
            : 'It describes the last 28 days. Whether it predicts who comes back is not known yet.'}
        </p>
        <ul className="mt-4 grid gap-4">
          {parts.map((part) => (
            <li key={part.label}>
              <ProgressBar
                label={`${part.label}: ${count(part.counted)}`}
                value={part.points}
                max={part.most}
                text={`${decimal(part.points)} of ${decimal(part.most, 0)} points`}
              />
            </li>
          ))}
        </ul>
      </Metric>
    </Card>
  );
}

function Stage({ engagement }: { engagement: Engagement }) {
  const { behaviorSegment, segmentReason, conversionFunnelStage: stage } = engagement;
  return (
    <Card className="grid min-w-0 content-start gap-6 p-5">
      <div>
        <MetricHeading of="behavior-segment">Segment</MetricHeading>
        <Metric of="behavior-segment" className="mt-2">
          <Badge tone="accent">{SEGMENT_LABELS[behaviorSegment]}</Badge>
          <p className="mt-2 text-small text-muted">{segmentReason}</p>
        </Metric>
      </div>
      <div>
        <MetricHeading of="funnel-stage">Funnel stage</MetricHeading>
        <Metric of="funnel-stage" className="mt-3">
          <Funnel stage={stage} />
        </Metric>
      </div>
    </Card>
  );
}

function Funnel({ stage }: { stage: FunnelStage }) {
  const at = FUNNEL_STAGES.indexOf(stage);
  return (
    <ol className="grid gap-3" aria-label="Funnel">
      {FUNNEL_STAGES.map((each, index) => (
        <li key={each} aria-current={index === at ? 'step' : undefined} className="flex items-start gap-3 text-small">
          <span
            aria-hidden
            className={clsx(
              'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border',
              index < at && 'border-success bg-success-soft text-success',
              index === at && 'border-accent bg-accent text-on-accent',
              index > at && 'border-edge',
            )}
          >
            {index <= at ? <Check className="size-3" strokeWidth={3} /> : null}
          </span>
          <p className={clsx('min-w-0', index > at && 'text-muted')}>
            <span className={clsx(index === at && 'font-medium')}>{each}</span>
            <span className="sr-only">{index < at ? ', passed' : index === at ? ', current' : ''}</span>
            <span className="block text-micro text-muted">{STAGE_MEANINGS[each]}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function NextActions({ actions }: { actions: Engagement['nextActions'] }) {
  return (
    <section>
      <MetricHeading of="next-actions">Next actions</MetricHeading>
      {actions.length === 0 ? <p className="text-small text-muted">Nothing is waiting for you.</p> : null}
      <ul className="mt-2 grid gap-3 md:grid-cols-2">
        {actions.map((action) => (
          <li key={action.title} className="grid">
            <Card className="flex min-w-0 flex-wrap items-center justify-between gap-3 p-4">
              <Metric of="next-actions" className="min-w-0 flex-1 basis-48">
                <h3 className="text-body font-medium [overflow-wrap:anywhere]">{action.title}</h3>
                <p className="text-small text-muted [overflow-wrap:anywhere]">{action.because}</p>
              </Metric>
              {action.href ? (
                <Link to={action.href} className={buttonClass('secondary', 'sm')}>
                  Open<span className="sr-only">: {action.title}</span>
                </Link>
              ) : null}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SECONDS_PER_MINUTE = 60;
const scored = (avgScore: number | null): string =>
  avgScore === null ? 'no score in this period' : `average score ${decimal(avgScore)} of 100`;

function Usage({ period }: { period: ChosenPeriod }) {
  const { compare: _compare, ...days } = period.query;
  const usage = useQuery({
    ...routeQuery(useApi(), engagementRoutes.featureUsage, { query: days }),
    refetchInterval: POLL_MS.featureUsage,
    placeholderData: keepPreviousData,
  });
  const used = usage.data;
  return (
    <section>
      <MetricHeading of="feature-usage">Feature usage</MetricHeading>
      <div className="mt-2">
        <PeriodBar period={period} />
      </div>
      <PartState query={usage} what="feature usage" />
      {used ? (
        <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
          <MetricCard
            of="feature-usage"
            label="Image analyses"
            value={count(used.imageAnalysis.count)}
            note={scored(used.imageAnalysis.avgScore)}
          />
          <MetricCard
            of="feature-usage"
            label="Video analyses"
            value={count(used.videoAnalysis.count)}
            note={scored(used.videoAnalysis.avgScore)}
          />
          <MetricCard
            of="feature-usage"
            label="Dashboard views"
            value={count(used.dashboard.viewCount)}
            note={`${decimal(used.dashboard.timeSpent / SECONDS_PER_MINUTE)} minutes in sight`}
          />
          <MetricCard
            of="feature-usage"
            label="Optimizations applied"
            value={count(used.optimization.recommendationsApplied)}
            note={
              known(used.optimization.avgImprovementScore, (gain) => `average gain ${decimal(gain)} points`) ??
              'no gain measured yet'
            }
          />
        </div>
      ) : null}
    </section>
  );
}
