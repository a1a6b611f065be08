import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import type { ValueFormat } from '#shell/ui/charts/geometry/format-value.ts';
import { formatValue } from '#shell/ui/charts/geometry/format-value.ts';
import { type BusinessIntelligence, businessRoutes } from '../../contract/business.ts';
import type { MetricId } from '../../contract/metric-ids.ts';
import type { Estimate } from '../../contract/period.ts';
import { count, decimal, formatMoment, intervalText } from '../format.ts';
import { Freshness } from '../parts/freshness.tsx';
import { Metric, MetricCard, MetricHeading } from '../parts/metric.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { POLL_MS } from '../polls.ts';
import { BusinessSettingsForm } from './business-settings-form.tsx';

/** What the creatives brought, from the owner's own reports, order value and volume. */
export function BusinessTab() {
  const business = useQuery({
    ...routeQuery(useApi(), businessRoutes.business, {}),
    refetchInterval: POLL_MS.business,
    staleTime: POLL_MS.business,
  });
  return (
    <>
      <QueryState query={business} what="business intelligence" />
      <Freshness query={business} />
      {business.data ? <Figures data={business.data} /> : null}
    </>
  );
}

function Figures({ data }: { data: BusinessIntelligence }) {
  const { performanceMetrics: now, predictiveAnalytics: next, basis, settings } = data;
  const currency = now.revenueImpact.currency ?? settings.currency ?? 'USD';
  return (
    <>
      <BusinessSettingsForm settings={settings} key={settings.updatedAt ?? 'none'} />
      <Basis basis={basis} computedAt={data.computedAt} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <EstimateCard
          of="revenue-impact"
          label="Revenue impact, a month"
          estimate={now.revenueImpact}
          format={{ kind: 'money', currency, digits: 0 }}
        />
        <EstimateCard
          of="conversion-improvement"
          label="Conversion improvement"
          estimate={now.conversionImprovement}
          format={{ kind: 'percent', digits: 0 }}
        />
        <MetricCard
          of="time-to-value"
          label="Time to value"
          value={now.timeToValue.days === null ? null : days(now.timeToValue.days)}
          note={now.timeToValue.needs ?? 'from the first analysis to the first creative above your level'}
        />
        <EstimateCard
          of="competitive-advantage"
          label="Competitive advantage"
          estimate={asShare(now.competitiveAdvantage)}
          format={{ kind: 'percent', digits: 0 }}
          note={benchmarkText(now.competitiveAdvantage.benchmark)}
        />
        <EstimateCard
          of="next-month-projection"
          label="Next month"
          estimate={next.nextMonthProjection}
          format={{ kind: 'number', digits: 0 }}
          unit={next.nextMonthProjection.unit ?? undefined}
        />
      </div>
      <Upsell opportunity={next.upsellOpportunity} />
      <Strategy recommendations={data.strategicRecommendations} />
    </>
  );
}

type Benchmark = BusinessIntelligence['performanceMetrics']['competitiveAdvantage']['benchmark'];

const benchmarkText = (benchmark: Benchmark): string | undefined =>
  benchmark
    ? `of the way through the published range, a rough place. ${benchmark.name} (${benchmark.source}, ${benchmark.year})`
    : undefined;

/** A percentile, 0..100, as the share of ads that lie below. */
function asShare({ estimate, needs }: Estimate): Estimate {
  if (!estimate) return { estimate, needs };
  const { value, low, high, level } = estimate;
  return { estimate: { value: value / 100, low: low / 100, high: high / 100, level }, needs };
}

const days = (value: number): string => (value === 1 ? 'one day' : `${count(value)} days`);

interface EstimateCardProps {
  of: MetricId;
  label: string;
  estimate: Estimate;
  format: ValueFormat;
  unit?: string | undefined;
  note?: string | undefined;
}

function EstimateCard({ of, label, estimate: { estimate, needs }, format, unit, note }: EstimateCardProps) {
  return (
    <MetricCard
      of={of}
      label={label}
      value={estimate ? `${formatValue(estimate.value, format)}${unit ? ` ${unit}` : ''}` : null}
      interval={estimate ? intervalText(estimate, format) : undefined}
      note={needs ?? note}
    />
  );
}

function Basis({ basis, computedAt }: { basis: BusinessIntelligence['basis']; computedAt: string }) {
  const { reports, creatives, conversionKind, conversions } = basis;
  if (reports === 0)
    return (
      <p className="flex flex-wrap items-center gap-3 text-small text-muted">
        There is no performance report yet. Import one to see what your creatives brought.
        <Link to="/performance-reports" className={buttonClass('secondary', 'sm')}>
          Upload a report
        </Link>
      </p>
    );
  return (
    <p className="text-small text-muted">
      <span data-metric="revenue-impact">
        From {reports === 1 ? 'one report' : `${count(reports)} reports`} with{' '}
        {creatives === 1 ? 'one ad' : `${count(creatives)} ads`} over {count(basis.days)} days
        {conversions === null
          ? ', without conversions'
          : `, ${count(conversions)} conversions${conversionKind ? ` of the kind “${conversionKind}”` : ''}`}
        .
      </span>{' '}
      <span data-clock>Computed {formatMoment(computedAt)}.</span>
    </p>
  );
}

function Upsell({ opportunity }: { opportunity: BusinessIntelligence['predictiveAnalytics']['upsellOpportunity'] }) {
  return (
    <section>
      <MetricHeading of="upsell-opportunity">Upsell opportunity</MetricHeading>
      {opportunity ? (
        <Card className="mt-2 flex min-w-0 flex-wrap items-center justify-between gap-4 p-5">
          <Metric of="upsell-opportunity" className="min-w-0 flex-1 basis-64">
            <h3 className="text-body font-medium">{opportunity.title}</h3>
            <p className="mt-1 text-small text-muted">{opportunity.because}</p>
            {opportunity.gain ? (
              <p className="nums mt-2 text-small">
                {decimal(opportunity.gain.value)}{' '}
                <span className="text-muted">{intervalText(opportunity.gain, { kind: 'number', digits: 1 })}</span>
              </p>
            ) : null}
          </Metric>
          {opportunity.href ? (
            <Link to={opportunity.href} className={buttonClass('secondary', 'sm')}>
              Open
            </Link>
          ) : null}
        </Card>
      ) : (
        <p className="text-small text-muted">Nothing more to offer: your plan has what your use asks for.</p>
      )}
    </section>
  );
}

function Strategy({ recommendations }: { recommendations: BusinessIntelligence['strategicRecommendations'] }) {
  return (
    <section>
      <MetricHeading of="strategic-recommendations">Strategic recommendations</MetricHeading>
      {recommendations.length === 0 ? (
        <p className="text-small text-muted">
          Not enough data: they appear once reports of linked creatives show a difference.
        </p>
      ) : (
        <ul className="mt-2 grid gap-3">
          {recommendations.map((one) => (
            <li key={one.title}>
              <Card className="min-w-0 p-5">
                <Metric of="strategic-recommendations">
                  <h3 className="text-body font-medium [overflow-wrap:anywhere]">{one.title}</h3>
                  <p className="mt-1 text-small text-muted [overflow-wrap:anywhere]">{one.because}</p>
                  {one.figures.length > 0 ? (
                    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-t pt-3 text-small">
                      {one.figures.map(({ label, value }) => (
                        <div key={label} className="contents">
                          <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{label}</dt>
                          <dd className="nums text-right">{value}</dd>
                        </div>
                      ))}
                    </dl>
                  ) : null}
                </Metric>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
