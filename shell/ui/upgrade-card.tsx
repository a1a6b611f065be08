import { ArrowUpRight } from 'lucide-react';
import { PLANS, type PlanId } from '#flags/plans.ts';
import { buttonClass } from './button.tsx';

interface UpgradeCardProps {
  /** What the plan brings, as a noun ("Performance reports"). */
  feature: string;
  requiredPlan: PlanId;
  /** Where the plan chooser is told we came from. */
  from: string;
  /** False while plans cannot be changed: then it says so in place of the button. */
  open?: boolean;
}

/** Stands in for a page or part that a higher plan has; says once, plainly, which one. */
export function UpgradeCard({ feature, requiredPlan, from, open = true }: UpgradeCardProps) {
  const plan = PLANS[requiredPlan];
  const price = (plan.priceCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return (
    <div className="max-w-[34rem] rounded-card border bg-surface p-6">
      <p className="text-small font-medium text-accent">{plan.name} plan</p>
      <h2 className="mt-1 text-heading">{feature}</h2>
      <p className="mt-2 text-muted">
        This comes with {plan.name}, {price} a month with {plan.tokensPerPeriod} tokens. You can cancel at any time.
      </p>
      {open ? (
        <a href={`/subscribe?plan=${requiredPlan}&from=${from}`} className={buttonClass('primary', 'md', 'mt-5')}>
          See the {plan.name} plan
          <ArrowUpRight className="size-4" aria-hidden />
        </a>
      ) : (
        <p className="mt-4 text-small text-muted">Plans cannot be changed at the moment. Please look in again later.</p>
      )}
    </div>
  );
}
