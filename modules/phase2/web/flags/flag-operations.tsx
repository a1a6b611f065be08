import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Card } from '#shell/ui/card.tsx';
import { DataTable } from '#shell/ui/display/data-table.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { type FlagOperation, type FlagOperations, featureRoutes } from '../../contract/features.ts';
import { count, formatDay, formatMoment, share } from '../format.ts';
import { Freshness } from '../parts/freshness.tsx';
import { Metric, MetricCard, MetricHeading } from '../parts/metric.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { POLL_MS } from '../polls.ts';
import { ExposureChart } from './exposure-chart.tsx';

const shareOf = ({ share: { enabled, of } }: FlagOperation): number => (of === 0 ? 0 : enabled / of);

/** For operators: who gets each flag, who met it, who changed it, what is overdue. */
export function FlagOperationsPart() {
  const operations = useQuery({
    ...routeQuery(useApi(), featureRoutes.flagOperations, {}),
    refetchInterval: POLL_MS.features,
  });
  return (
    <>
      <QueryState query={operations} what="rollouts" />
      <Freshness query={operations} />
      {operations.data ? <Operations data={operations.data} /> : null}
    </>
  );
}

function Operations({ data }: { data: FlagOperations }) {
  const overdue = data.flags.filter((flag) => flag.overdue);
  return (
    <>
      <h2 className="sr-only">Rollouts</h2>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <MetricCard of="flag-share" label="Flags" value={count(data.flags.length)} />
        <MetricCard
          of="flag-share"
          label="Accounts counted"
          value={count(Math.max(0, ...data.flags.map((flag) => flag.share.of)))}
        />
        <MetricCard of="flag-share" label="Overdue" value={count(overdue.length)} />
      </div>
      {overdue.length > 0 ? <Overdue flags={overdue} /> : null}
      <section>
        <MetricHeading of="flag-share">Who gets each flag</MetricHeading>
        <p data-clock className="text-small text-muted">
          Every real account was decided. Counted {formatMoment(data.countedAt)}.
        </p>
        <Metric of="flag-share" className="mt-3">
          <ShareTable flags={data.flags} />
        </Metric>
      </section>
      <ExposureChart flags={data.flags} />
      <Changes data={data} />
    </>
  );
}

function Overdue({ flags }: { flags: readonly FlagOperation[] }) {
  return (
    <Card className="p-5">
      <h3 className="text-body font-medium">Overdue flags</h3>
      <p className="text-small text-muted">Past the day by which they were to be removed from the code.</p>
      <Metric of="flag-share" className="mt-3">
        <ul className="grid gap-2 text-small" aria-label="Overdue flags">
          {flags.map((flag) => (
            <li key={flag.name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone="warning">Overdue</Badge>
              <span className="font-mono text-micro [overflow-wrap:anywhere]">{flag.name}</span>
              <span className="text-muted">
                {flag.owner}
                {flag.removeBy ? `, since ${formatDay(flag.removeBy)}` : ''}
              </span>
            </li>
          ))}
        </ul>
      </Metric>
    </Card>
  );
}

function ShareTable({ flags }: { flags: readonly FlagOperation[] }) {
  return (
    <DataTable
      caption="Who gets each flag"
      rows={flags}
      rowKey={(flag) => flag.name}
      columns={[
        {
          id: 'flag',
          header: 'Flag',
          cell: (flag) => (
            <>
              <span className="font-mono text-micro [overflow-wrap:anywhere]">{flag.name}</span>
              <span className="block max-w-[22rem] text-micro font-normal text-muted">{flag.description}</span>
            </>
          ),
          sortBy: (flag) => flag.name,
        },
        { id: 'kind', header: 'Kind', cell: (flag) => flag.kind, sortBy: (flag) => flag.kind, wide: true },
        {
          id: 'rollout',
          header: 'Rollout',
          numeric: true,
          cell: (flag) => `${flag.rolloutPercentage} %`,
          sortBy: (flag) => flag.rolloutPercentage,
        },
        {
          id: 'share',
          header: 'Get it',
          numeric: true,
          cell: (flag) => (
            <>
              {share(shareOf(flag), 1)}
              <span className="block text-micro text-muted">
                {count(flag.share.enabled)} of {count(flag.share.of)}
              </span>
            </>
          ),
          sortBy: shareOf,
        },
        {
          id: 'variants',
          header: 'Variants',
          cell: (flag) =>
            flag.variants.length === 0
              ? '–'
              : flag.variants.map(({ name, people }) => `${name}: ${count(people)}`).join(', '),
          wide: true,
        },
        {
          id: 'remove',
          header: 'Remove by',
          cell: (flag) => (flag.removeBy ? formatDay(flag.removeBy) : '–'),
          sortBy: (flag) => flag.removeBy,
          wide: true,
        },
      ]}
    />
  );
}

function Changes({ data: { changes, changesProblem } }: { data: FlagOperations }) {
  return (
    <section>
      <h2 className="text-heading">Last changes</h2>
      <p className="text-small text-muted">From the event log of the flag service.</p>
      <div className="mt-3" data-clock>
        {changes === null ? (
          <EmptyState title="The event log could not be read">{changesProblem ?? 'Please try again later.'}</EmptyState>
        ) : changes.length === 0 ? (
          <EmptyState title="Nothing was changed yet">Changes of flags appear here, with who made them.</EmptyState>
        ) : (
          <DataTable
            caption="Last changes of flags"
            rows={changes}
            rowKey={(change) => change.id}
            columns={[
              {
                id: 'flag',
                header: 'Flag',
                cell: (change) => <span className="font-mono text-micro">{change.flag}</span>,
                sortBy: (change) => change.flag,
              },
              {
                id: 'what',
                header: 'Change',
                cell: (change) => (
                  <>
                    {change.what}
                    <span className="block text-micro text-muted [overflow-wrap:anywhere] md:hidden">
                      {change.by}, {formatMoment(change.at)}
                    </span>
                  </>
                ),
              },
              { id: 'by', header: 'By', wide: true, cell: (change) => change.by, sortBy: (change) => change.by },
              {
                id: 'at',
                header: 'When',
                wide: true,
                cell: (change) => formatMoment(change.at),
                sortBy: (change) => change.at,
              },
            ]}
          />
        )}
      </div>
    </section>
  );
}
