import { CUSTOMER_FLAGS } from '#flags/catalog.ts';
import { PLANS } from '#flags/plans.ts';
import { Card } from '#shell/ui/card.tsx';
import { StaleNotice } from '#shell/ui/states/stale-notice.tsx';
import type { Features } from '../../contract/features.ts';
import { count, formatMoment } from '../format.ts';
import { MetricCard } from '../parts/metric.tsx';
import { FlagCard } from './flag-card.tsx';

interface OwnFlagsProps {
  features: Features;
  onReload(): void;
  busy: boolean;
}

/** The five flags as they were decided for whoever is signed in. */
export function OwnFlags({
  features: { features, userContext, lastAnswer, isCurrent },
  onReload,
  busy,
}: OwnFlagsProps) {
  const enabled = CUSTOMER_FLAGS.filter((name) => features[name].enabled).length;
  const context = [
    ['User', userContext.userId],
    ['Plan', PLANS[userContext.plan].name],
    ['Deployment group', userContext.deploymentGroup],
  ] as const;
  return (
    <>
      {isCurrent ? null : (
        <div data-clock>
          <StaleNotice since={lastAnswer ? formatMoment(lastAnswer) : 'never'} onReload={onReload} busy={busy}>
            {lastAnswer
              ? 'The flag service does not answer. You see the last known state.'
              : 'The flag service has not answered yet. You see the built-in values.'}
          </StaleNotice>
        </div>
      )}
      <h2 className="sr-only">Overview</h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <MetricCard of="flag-decision" label="Flags" value={count(CUSTOMER_FLAGS.length)} note="in total" />
        <MetricCard of="flag-decision" label="Enabled for you" value={count(enabled)} />
        <MetricCard of="flag-decision" label="Current plan" value={PLANS[userContext.plan].name} />
        <MetricCard of="flag-decision" label="Deployment group" value={userContext.deploymentGroup} />
      </div>
      <section>
        <h2 className="text-heading">Flags</h2>
        <ul className="mt-3 grid gap-3 lg:grid-cols-2" aria-label="Flags">
          {CUSTOMER_FLAGS.map((name) => (
            <li key={name} className="grid min-w-0">
              <FlagCard name={name} flag={features[name]} plan={userContext.plan} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-heading">What decides</h2>
        <Card className="mt-3 p-5">
          <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-[auto_minmax(0,1fr)]" data-id>
            {context.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </section>
    </>
  );
}
