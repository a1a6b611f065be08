import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Badge, type Tone } from '#shell/ui/badge.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { Table } from '#shell/ui/table.tsx';
import { type Experiment, experimentRoutes } from '../../contract/features.ts';
import type { Interval } from '../../contract/period.ts';
import { count, decimal, formatMoment, intervalText, share } from '../format.ts';
import { Freshness } from '../parts/freshness.tsx';
import { Metric, MetricHeading } from '../parts/metric.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { POLL_MS } from '../polls.ts';

type Effect = Experiment['effects'][number];

const VERDICTS: Readonly<Record<Effect['verdict'], { tone: Tone; word: string }>> = {
  better: { tone: 'success', word: 'Better' },
  worse: { tone: 'danger', word: 'Worse' },
  undecided: { tone: 'neutral', word: 'Undecided' },
  not_enough_data: { tone: 'warning', word: 'Not enough data' },
};
const METRICS = {
  conversion: 'Conversion',
  engagement: 'Engagement',
} as const;

/** For operators: every flag with variants, read as an experiment; it may be read every day. */
export function ExperimentsPart() {
  const read = useQuery({
    ...routeQuery(useApi(), experimentRoutes.experiments, {}),
    refetchInterval: POLL_MS.features,
  });
  return (
    <>
      <h2 className="sr-only">Experiments</h2>
      <p className="max-w-[44rem] text-small text-muted">
        The intervals hold however often you look: reading them every day does not raise the chance of a false result.
        Only people exposed while the flag was on for some and off for others are counted.
      </p>
      <QueryState query={read} what="experiments" />
      <Freshness query={read} />
      {read.data?.experiments.length === 0 ? (
        <EmptyState title="No experiment is running">
          Give a flag variants in the flag service, or roll it out to a part of the accounts, and it is read here.
        </EmptyState>
      ) : null}
      {read.data?.experiments.map((one) => (
        <ExperimentCard key={one.flag} experiment={one} />
      ))}
    </>
  );
}

function ExperimentCard({ experiment }: { experiment: Experiment }) {
  const { flag, startedAt, control, arms, split, effects } = experiment;
  return (
    <Card className="grid min-w-0 gap-5 p-5">
      <div>
        <h3 className="font-mono text-body font-medium [overflow-wrap:anywhere]">{flag}</h3>
        <p data-clock className="text-small text-muted">
          {startedAt ? `Since ${formatMoment(startedAt)}. ` : ''}Compared with “{control}”.
        </p>
      </div>
      <div>
        <MetricHeading of="experiment-split" level={3} action={<SplitBadge split={split} />}>
          Split
        </MetricHeading>
        <Metric of="experiment-split" className="grid gap-3">
          <p className="text-small text-muted">{split.sentence}</p>
          <Table
            caption={`Groups of ${flag}`}
            rows={arms}
            rowKey={(arm) => arm.variant}
            columns={[
              { id: 'variant', header: 'Group', cell: (arm) => arm.variant },
              { id: 'people', header: 'People', numeric: true, cell: (arm) => count(arm.people) },
              {
                id: 'rate',
                header: 'Converted',
                numeric: true,
                cell: (arm) =>
                  arm.conversionRate === null ? '–' : `${share(arm.conversionRate, 1)} (${count(arm.conversions)})`,
              },
              {
                id: 'engagement',
                header: 'Engagement',
                numeric: true,
                cell: (arm) => (arm.engagement === null ? '–' : decimal(arm.engagement)),
              },
            ]}
          />
        </Metric>
      </div>
      {split.isBroken ? null : (
        <div>
          <MetricHeading of="experiment-effect" level={3}>
            Effect
          </MetricHeading>
          <Metric of="experiment-effect" className="mt-2 grid gap-3 md:grid-cols-2">
            {effects.map((effect) => (
              <EffectBox key={`${effect.variant} ${effect.metric}`} effect={effect} />
            ))}
          </Metric>
        </div>
      )}
    </Card>
  );
}

function SplitBadge({ split }: { split: Experiment['split'] }) {
  return split.isBroken ? (
    <Badge tone="danger">Split is broken, nothing is read</Badge>
  ) : (
    <Badge tone="success">Split as planned</Badge>
  );
}

function EffectBox({ effect }: { effect: Effect }) {
  const label = METRICS[effect.metric];
  const { tone, word } = VERDICTS[effect.verdict];
  const { difference, varianceReduced, needs } = effect;
  return (
    <div className="min-w-0 rounded-control border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="text-small font-medium [overflow-wrap:anywhere]">
          {label}, {effect.variant}
        </h4>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {difference ? (
        <>
          <p className="nums mt-2 text-heading">{signed(inPoints(difference, effect.metric).value, effect.metric)}</p>
          <p className="nums text-micro text-muted">
            {intervalText(inPoints(difference, effect.metric), { kind: 'number', digits: 1 })}
          </p>
        </>
      ) : null}
      {needs ? <p className="mt-2 text-small text-muted">{needs}</p> : null}
      {varianceReduced === null ? null : (
        <p className="mt-2 text-micro text-muted">
          The period before explains {share(varianceReduced)} of the variance.
        </p>
      )}
    </div>
  );
}

/** A difference of shares in percentage points. */
function inPoints({ value, low, high, level }: Interval, metric: Effect['metric']): Interval {
  const times = metric === 'conversion' ? 100 : 1;
  return { value: value * times, low: low * times, high: high * times, level };
}

const signed = (points: number, metric: Effect['metric']): string =>
  `${points > 0 ? '+' : ''}${decimal(points)} ${metric === 'conversion' ? 'percentage points' : 'points'}`;
