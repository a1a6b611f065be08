import { ArrowUpRight } from 'lucide-react';
import { PLANS } from '#flags/plans.ts';
import { PlanGate } from '#shell/sdk/plan-gate.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';

/** In place of the page on every plan below Elite. */
export function EliteCard() {
  const { priceCents, tokensPerPeriod } = PLANS.elite;
  const price = (priceCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return (
    <Card className="max-w-[34rem] p-6">
      <p className="text-small font-medium text-accent">Elite plan</p>
      <h2 className="mt-1 text-heading">A model of your own</h2>
      <p className="mt-2 text-muted">
        Training learns from your ratings, your feedback and the results of your ads. A new model judges your creatives
        only after it has beaten the current one on creatives that neither has seen, and you can go back in one step.
      </p>
      <p className="mt-2 text-muted">
        It comes with Elite, {price} a month with {tokensPerPeriod} tokens. You can cancel at any time.
      </p>
      <PlanGate>
        <a href="/subscribe?plan=elite&from=training" className={buttonClass('primary', 'md', 'mt-5')}>
          Upgrade to Elite Plan
          <ArrowUpRight className="size-4" aria-hidden />
        </a>
      </PlanGate>
    </Card>
  );
}
