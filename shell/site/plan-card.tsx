import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PLANS, type PlanId } from '#flags/plans.ts';
import { Badge } from '../ui/badge.tsx';
import { formatPrice } from './format-price.ts';
import { MOST_POPULAR, planPoints } from './plan-features.ts';

interface PlanCardProps {
  plan: PlanId;
  /** More signs beside the name. */
  badges?: ReactNode;
  /** What the visitor can do with this plan. */
  action: ReactNode;
}

/** One plan, straight from the price sheet. */
export function PlanCard({ plan, badges, action }: PlanCardProps) {
  const { name, priceCents } = PLANS[plan];
  return (
    <article
      data-plan={plan}
      className={`plan relative flex w-full flex-col rounded-card border bg-surface p-6 ${plan === MOST_POPULAR ? 'is-popular' : ''}`}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="text-heading">{name}</h3>
        {plan === MOST_POPULAR ? <Badge tone="accent">Most Popular</Badge> : null}
        {badges}
      </div>
      <p className="mt-5">
        <span className="nums text-[min(2.25rem,10vw)] leading-none tracking-[-0.03em] weight-650">
          {formatPrice(priceCents)}
        </span>
        <span className="text-muted"> a month</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-3 text-small">
        {planPoints(plan).map((point) => (
          <li key={point} className="nums flex gap-2.5">
            <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{action}</div>
    </article>
  );
}
