import { Link } from 'react-router-dom';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { formatMoment } from '../format.ts';
import { analysisHref } from '../paths.ts';
import { Metric, MetricHeading } from './metric.tsx';

type Insights = DashboardMetrics['performanceInsights'];

/** The strongest and the weakest work of the period, and what the weakest loses most by. */
export function BestAndWeakest({ insights }: { insights: Insights }) {
  const { bestPerforming, needsImprovement, recommendation } = insights;
  return (
    <section>
      <MetricHeading of="best-and-weakest">Best and weakest work</MetricHeading>
      <Metric of="best-and-weakest" className="mt-2 grid gap-3 md:grid-cols-2">
        <Work title="Best performing" work={bestPerforming} />
        <Work title="Needs improvement" work={needsImprovement} text={recommendation} />
      </Metric>
    </section>
  );
}

function Work({ title, work, text }: { title: string; work: Insights['bestPerforming']; text?: string | null }) {
  return (
    <Card className="flex min-w-0 flex-col p-5">
      <h3 className="text-small text-muted">{title}</h3>
      {work ? (
        <>
          <p className="mt-1 flex items-baseline justify-between gap-4">
            <span className="min-w-0 text-body font-medium [overflow-wrap:anywhere]">{work.fileName}</span>
            <span className="nums shrink-0 text-heading">
              {Math.round(work.score)}
              <span className="text-micro font-normal text-muted"> of 100</span>
            </span>
          </p>
          <p className="text-micro text-muted">{formatMoment(work.date)}</p>
          {text ? <p className="mt-3 text-small [overflow-wrap:anywhere]">{text}</p> : null}
          <div className="mt-auto pt-4">
            <Link to={analysisHref(work.analysisId)} className={buttonClass('secondary', 'sm')}>
              Open result<span className="sr-only"> of {work.fileName}</span>
            </Link>
          </div>
        </>
      ) : (
        <p className="mt-1 text-small text-muted">Not enough data: needs two finished analyses in this period.</p>
      )}
    </Card>
  );
}
