import type { PlanId } from '#flags/plans.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import type { BillingInfo } from '../../contract/billing.ts';
import { PayActions } from '../components/pay-actions.tsx';
import { owedText, owedTitle } from '../owed.ts';
import { nameOf } from '../words.ts';

interface OwedDialogProps {
  info: BillingInfo;
  /** The paid plan somebody wants; null: closed. */
  plan: PlanId | null;
  onClose(): void;
}

/** Instead of a change to another paid plan, which is refused while a payment is overdue. */
export function OwedDialog({ info, plan, onClose }: OwedDialogProps) {
  const failed = info.subscription.paymentFailed;
  return (
    <Dialog open={plan !== null} onClose={onClose} title={failed ? owedTitle(failed) : ''}>
      {failed && plan ? (
        <div className="grid gap-5">
          <p>{owedText(info.currentPlan, failed)}</p>
          <p>Once it is paid you can change to {nameOf(plan)}.</p>
          <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col">
            <Button onClick={onClose}>Not now</Button>
            <PayActions confirmInvoice={failed.confirmInvoice} />
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
