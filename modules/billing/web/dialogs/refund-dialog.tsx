import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { BillingInfo } from '../../contract/billing.ts';
import { formatCents } from '../../contract/money.ts';
import { billingRoutes } from '../../contract/routes.ts';
import { droppedUpgrade } from '../dropped-upgrade.ts';
import { planFailure } from '../failure.ts';
import { refreshBilling } from '../queries.ts';
import { nameOf } from '../words.ts';

const SHOWN_MS = 8000;
const KEY = ['billing', 'refund'];

interface RefundDialogProps {
  open: boolean;
  info: BillingInfo;
  onClose(): void;
  onDone(): void;
}

/** Asks before the money goes back: it ends the plan at once, and can be had once. */
export function RefundDialog({ open, info, onClose, onDone }: RefundDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const asking = useMutation({
    mutationKey: KEY,
    mutationFn: () => api.call(billingRoutes.requestRefund, { body: { shownAmount: info.refundable?.amount } }),
    onSuccess: async ({ message }) => {
      await refreshBilling(queries);
      onDone();
      toast({ title: 'Refund Requested', text: message, tone: 'success', durationMs: SHOWN_MS });
    },
    onError: async (error) => {
      onClose();
      const changed = isApiError(error, 'refund_changed');
      const title = changed ? 'Amount Changed' : 'Refund Failed';
      toast({ title, text: planFailure(error), tone: changed ? 'neutral' : 'danger', durationMs: SHOWN_MS });
      // What was entered may be carried out later: the page says how it stands.
      await refreshBilling(queries);
    },
  });
  const amount = info.refundable ? formatCents(info.refundable.amount, info.refundable.currency) : '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Refund ${amount}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep my plan</Button>
          <Button
            variant="danger"
            busy={asking.isPending}
            onClick={() => queries.isMutating({ mutationKey: KEY }) === 0 && asking.mutate()}
          >
            Refund {amount}
          </Button>
        </>
      }
    >
      {info.currentPlan === 'free'
        ? `${amount} is refunded to the card you paid with.`
        : `${amount} is refunded to the card you paid with. Your ${nameOf(info.currentPlan)} plan ends right away and you move to Free; your results are kept.`}{' '}
      {droppedUpgrade(info)} You can use the guarantee once.
    </Dialog>
  );
}
