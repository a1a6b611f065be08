import { Link } from 'react-router-dom';
import { PLANS } from '#flags/plans.ts';
import { PlanGate } from '#shell/sdk/plan-gate.tsx';
import { useUser } from '#shell/sdk/use-session.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { useTrackConversion } from '../use-track-conversion.ts';
import { recommendedPlan } from './recommended-plan.ts';

/** In the place of the page on Free and Starter. */
export function UpgradeToAnalytics() {
  const track = useTrackConversion();
  const plan = PLANS[recommendedPlan(useUser().plan)];
  return (
    <Card className="max-w-[36rem] p-6">
      <p className="text-small font-medium text-accent">{plan.name} plan</p>
      <h2 className="mt-1 text-heading">Advanced Analytics</h2>
      <p className="mt-2 text-muted">
        Live figures, engagement, conversion and recommendations from your own creatives come with {plan.name}.
      </p>
      <p className="mt-2 text-small text-muted" data-advice>
        30-day money-back guarantee, cancel anytime.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <PlanGate>
          <a
            href="/subscribe?from=dashboard"
            onClick={() => void track('phase2_upgrade_interest', { page: 'analytics' })}
            className={buttonClass('primary')}
          >
            Upgrade to {plan.name}
          </a>
        </PlanGate>
        <Link to="/dashboard" className={buttonClass('secondary')}>
          Back to Dashboard
        </Link>
      </div>
    </Card>
  );
}
