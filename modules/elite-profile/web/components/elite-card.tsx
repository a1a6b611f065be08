import { ArrowUpRight } from 'lucide-react';
import { PLANS } from '#flags/plans.ts';
import { PlanGate } from '#shell/sdk/plan-gate.tsx';
import { buttonClass } from '#shell/ui/button.tsx';

/** In place of the form on a lower plan. */
export function EliteCard() {
  const { priceCents, tokensPerPeriod } = PLANS.elite;
  const price = (priceCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return (
    <div className="max-w-[34rem] rounded-card border bg-surface p-6">
      <p className="text-small font-medium text-accent">Elite plan</p>
      <h2 className="mt-1 text-heading">Elite Feature</h2>
      <p className="mt-2 text-muted">
        Say what you sell, to whom and what for. Your ads are then judged with that in mind, and advice comes in the
        tone you like. Every result names what your profile changed, and shows itself without it at one tap.
      </p>
      <p className="mt-2 text-muted">
        It comes with Elite, {price} a month with {tokensPerPeriod} tokens. You can cancel at any time.
      </p>
      <PlanGate>
        <a href="/subscribe?plan=elite&from=ai-profile" className={buttonClass('primary', 'md', 'mt-5')}>
          Upgrade to Elite
          <ArrowUpRight className="size-4" aria-hidden />
        </a>
      </PlanGate>
    </div>
  );
}
