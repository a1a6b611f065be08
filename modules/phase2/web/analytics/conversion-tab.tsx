import { Link } from 'react-router-dom';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import type { Conversion } from '../../contract/engagement.ts';
import { count, decimal, intervalText, known, share } from '../format.ts';
import { Metric, MetricCard, MetricHeading } from '../parts/metric.tsx';
import { LevelBadge } from '../parts/recommendations.tsx';
import { analysisHref } from '../paths.ts';
import { SEGMENT_LABELS } from './labels.ts';

type Opportunity = Conversion['optimizationOpportunities'][number];

/** How often advice is acted on, and what is left to gain. */
export function ConversionTab({ conversion }: { conversion: Conversion }) {
  const { conversionRate, counted, conversionNeeds, behaviorSegment, optimizationOpportunities: open } = conversion;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
        <MetricCard
          of="conversion-rate"
          label="Conversion rate"
          value={known(conversionRate?.value ?? null, share)}
          interval={conversionRate ? intervalText(conversionRate, { kind: 'percent', digits: 0 }) : undefined}
          note={
            conversionNeeds ?? `${count(counted.acted)} of ${count(counted.of)} creatives with advice were improved`
          }
        />
        <MetricCard of="behavior-segment" label="Your segment" value={SEGMENT_LABELS[behaviorSegment]} />
      </div>
      <section>
        <MetricHeading of="opportunities">Opportunities</MetricHeading>
        <p className="text-small text-muted">
          Advice on your latest creatives that has not been acted on, by what it would gain.
        </p>
        {open.length === 0 ? (
          <div className="mt-4">
            <EmptyState title="No open opportunity">
              Every creative with advice was acted on, or there is no finished analysis yet.
            </EmptyState>
          </div>
        ) : (
          <ul className="mt-4 grid gap-3" aria-label="Opportunities">
            {open.map((one) => (
              <li key={`${one.category} ${one.description}`}>
                <OpportunityCard opportunity={one} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function OpportunityCard({ opportunity }: { opportunity: Opportunity }) {
  const { category, impact, description, expectedGain, creatives, actionItems, analysisId } = opportunity;
  return (
    <Card className="min-w-0 p-5">
      <Metric of="opportunities">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h3 className="text-body font-medium">{category}</h3>
          <LevelBadge level={impact} of="impact" />
        </div>
        <p className="mt-1 text-small [overflow-wrap:anywhere]">{description}</p>
        <ul className="mt-3 list-disc pl-5 text-small text-muted">
          {actionItems.map((item) => (
            <li key={item} className="[overflow-wrap:anywhere]">
              {item}
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
          <p className="text-small text-muted">
            About <span className="nums font-medium text-text">+{decimal(expectedGain)} points</span> on{' '}
            {creatives === 1 ? 'one creative' : `${count(creatives)} creatives`}
          </p>
          <Link to={analysisHref(analysisId)} className={buttonClass('secondary', 'sm')}>
            Open the weakest<span className="sr-only"> for {category}</span>
          </Link>
        </div>
      </Metric>
    </Card>
  );
}
