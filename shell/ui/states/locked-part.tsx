import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { PLANS, type PlanId } from '#flags/plans.ts';
import { buttonClass } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';

interface LockedPartProps {
  /** What the plan brings, as a noun ("Forecasts"). */
  feature: string;
  requiredPlan: PlanId;
  /** Where the plan chooser is told we came from. */
  from: string;
  /** False while plans cannot be changed: then there is no button. */
  open?: boolean;
  /** What it would show here, in a sentence. */
  children: ReactNode;
}

/** In the place of one part of a page that a higher plan has; a whole page shows the `UpgradeCard`. */
export function LockedPart({ feature, requiredPlan, from, open = true, children }: LockedPartProps) {
  const { name } = PLANS[requiredPlan];
  return (
    <EmptyState
      title={feature}
      art={<Lock className="size-6 text-accent" aria-hidden />}
      action={
        open ? (
          <a href={`/subscribe?plan=${requiredPlan}&from=${from}`} className={buttonClass('primary', 'sm')}>
            See the {name} plan
          </a>
        ) : null
      }
    >
      {children} This comes with the {name} plan.
    </EmptyState>
  );
}
