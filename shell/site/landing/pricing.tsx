import { PLAN_IDS, PLANS } from '#flags/plans.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PlanCard } from '../plan-card.tsx';
import { MOST_POPULAR } from '../plan-features.ts';
import { Section } from '../section.tsx';

/** Four plan cards. The free one opens an account, the others lead to the chooser with the plan remembered. */
export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Same analysis on every plan. Pay for more of it."
      lead="Every plan uses the same checks and shows all the evidence. Cancel anytime; 30-day money-back guarantee."
    >
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {PLAN_IDS.map((id) => (
          <li key={id} className="flex">
            <PlanCard
              plan={id}
              action={
                <a
                  href={PLANS[id].priceCents === 0 ? '/signup' : `/subscribe?plan=${id}&from=landing`}
                  {...(PLANS[id].priceCents === 0 ? { 'data-start': 'Go to Dashboard' } : {})}
                  className={buttonClass(id === MOST_POPULAR ? 'primary' : 'secondary', 'md', 'w-full')}
                >
                  {PLANS[id].priceCents === 0 ? 'Start free' : `Choose ${PLANS[id].name}`}
                </a>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
