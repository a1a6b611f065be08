import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Badge, type Tone } from '#shell/ui/badge.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import type { Recommendation } from '../../contract/engagement.ts';
import { decimal } from '../format.ts';
import { useTrackConversion } from '../use-track-conversion.ts';
import { Metric, MetricHeading } from './metric.tsx';

type Level = Recommendation['priority'];

const TONES: Readonly<Record<Level, Tone>> = { high: 'accent', medium: 'neutral', low: 'neutral' };

/** “High priority” as a badge. */
export function LevelBadge({ level, of }: { level: Level; of: string }) {
  return (
    <Badge tone={TONES[level]}>
      <span className="first-letter:uppercase">
        {level} {of}
      </span>
    </Badge>
  );
}

/** What to do next, the most useful first: computed from what the owner has not acted on. */
export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const track = useTrackConversion();
  const follow = useMutation({ mutationFn: () => track('phase2_optimization_action', { page: 'recommendations' }) });
  return (
    <section>
      <MetricHeading of="recommendations">What to do next</MetricHeading>
      <p className="text-small text-muted">From findings of your creatives that nothing was done about.</p>
      {recommendations.length === 0 ? (
        <div className="mt-4">
          <EmptyState title="Nothing is waiting">
            Every finding was acted on, or there is no finished analysis yet. New ones appear here.
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-4 grid gap-3" aria-label="Recommendations">
          {recommendations.map((one) => (
            <li key={one.id}>
              <RecommendationCard recommendation={one} onFollow={() => follow.mutate()} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RecommendationCard({ recommendation, onFollow }: { recommendation: Recommendation; onFollow: () => void }) {
  const { title, description, priority, impact, effort, actionRequired, timeEstimate, expectedGain, href } =
    recommendation;
  return (
    <Card className="min-w-0 p-5">
      <Metric of="recommendations">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h3 className="min-w-0 text-body font-medium [overflow-wrap:anywhere]">{title}</h3>
          {expectedGain === null ? null : (
            <p className="nums shrink-0 text-small font-medium">about +{decimal(expectedGain)} points</p>
          )}
        </div>
        <p className="mt-1 text-small text-muted [overflow-wrap:anywhere]">{description}</p>
        <div className="mt-3 flex flex-wrap gap-1.5">
          <LevelBadge level={priority} of="priority" />
          <LevelBadge level={impact} of="impact" />
          <LevelBadge level={effort} of="effort" />
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
          <dl className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
            <dt className="text-muted">To do</dt>
            <dd className="[overflow-wrap:anywhere]">{actionRequired}</dd>
            <dt className="text-muted">Time</dt>
            <dd>{timeEstimate}</dd>
          </dl>
          {href ? (
            <Link to={href} onClick={onFollow} className={buttonClass('secondary', 'sm')}>
              Open<span className="sr-only">: {title}</span>
            </Link>
          ) : null}
        </div>
      </Metric>
    </Card>
  );
}
