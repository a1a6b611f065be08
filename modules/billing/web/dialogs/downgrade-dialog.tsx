import { Minus } from 'lucide-react';
import { useState } from 'react';
import type { PlanId } from '#flags/plans.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { FormError } from '#shell/ui/form-error.tsx';
import type { BillingInfo } from '../../contract/billing.ts';
import { downgradeConsequences } from '../downgrade-consequences.ts';
import { droppedUpgrade } from '../dropped-upgrade.ts';
import { planFailure } from '../failure.ts';
import { usePlanUpdate } from '../use-plan-update.ts';
import { day, nameOf } from '../words.ts';

interface DowngradeDialogProps {
  info: BillingInfo;
  /** The lower plan; null: closed. */
  plan: PlanId | null;
  onClose(): void;
  onDone(): void;
}

/** Asks once before a lower plan, with everything that changes by it. */
export function DowngradeDialog({ info, plan, onClose, onDone }: DowngradeDialogProps) {
  return (
    <Dialog open={plan !== null} onClose={onClose} title="Confirm Plan Downgrade">
      {plan ? <Consequences info={info} plan={plan} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

function Consequences({ info, plan, onClose, onDone }: DowngradeDialogProps & { plan: PlanId }) {
  const [problem, setProblem] = useState<unknown>(null);
  const update = usePlanUpdate({ onDone, onFail: setProblem });
  const { currentPlan, subscription } = info;
  const { unpaid } = subscription;
  const dropped = droppedUpgrade(info);
  const [old, next] = [nameOf(currentPlan), nameOf(plan)];
  return (
    <div className="grid gap-5">
      <FormError message={problem ? planFailure(problem) : null} />
      <p>
        {unpaid || !subscription.periodEnd
          ? `Your plan changes from ${old} to ${next}.`
          : `You keep ${old} until ${day(subscription.periodEnd)}, then you move to ${next}. You can change your mind until then.`}
      </p>
      <ul className="grid gap-2.5 text-small text-text">
        {downgradeConsequences(currentPlan, plan, unpaid).map((line) => (
          <li key={line} className="nums flex gap-2.5">
            <Minus className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      {dropped ? <p>{dropped}</p> : null}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col">
        <Button onClick={onClose}>Keep {old}</Button>
        <Button
          variant="danger"
          busy={update.busy}
          onClick={() => {
            setProblem(null);
            update.change({ plan, shown: currentPlan });
          }}
        >
          Downgrade to {next}
        </Button>
      </div>
    </div>
  );
}
