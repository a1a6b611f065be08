import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ANALYSIS_TOKENS, PLAN_IDS, PLANS, type Plan, type PlanId } from '#flags/plans.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { formatPrice } from './format-price.ts';
import { Section } from './section.tsx';

const MOST_POPULAR: PlanId = 'pro';

/** Four plan cards, straight from the price sheet. */
export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Pay for volume, not for the truth"
      lead="Every plan measures the same way and shows all the evidence. Cancel at any time; 30 days money back."
    >
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {PLAN_IDS.map((id) => (
          <li key={id} className="flex">
            <PlanCard plan={PLANS[id]} popular={id === MOST_POPULAR} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PlanCard({ plan, popular }: { plan: Plan; popular: boolean }) {
  const analyses = Math.floor(plan.tokensPerPeriod / ANALYSIS_TOKENS.image);
  return (
    <article
      className={`flex w-full flex-col rounded-card border bg-surface p-6 ${popular ? 'outline-2 -outline-offset-1 outline-accent' : ''}`}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-heading">{plan.name}</h3>
        {popular ? <Badge tone="accent">Most Popular</Badge> : null}
      </div>
      <p className="mt-5">
        <span className="nums text-[2.25rem] leading-none tracking-[-0.03em] weight-650">
          {formatPrice(plan.priceCents)}
        </span>
        <span className="text-muted"> a month</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-3 text-small">
        <Point>
          <span className="nums font-medium">{plan.tokensPerPeriod}</span> tokens a month
        </Point>
        <Point>
          <span className="nums">{analyses}</span> image analyses
        </Point>
        <Point>All measurements with their evidence</Point>
      </ul>
      <a href="/signup" data-start className={buttonClass(popular ? 'primary' : 'secondary', 'md', 'mt-auto w-full')}>
        {plan.priceCents === 0 ? 'Start free' : 'Get Started'}
        <span className="sr-only"> with {plan.name}</span>
      </a>
    </article>
  );
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
      <span>{children}</span>
    </li>
  );
}
