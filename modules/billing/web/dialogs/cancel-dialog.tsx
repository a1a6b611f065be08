import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanId } from '#flags/plans.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import { billingRoutes } from '../../contract/routes.ts';
import { cancelFailure } from '../failure.ts';
import { refreshBilling } from '../queries.ts';
import { nameOf } from '../words.ts';

const SHOWN_MS = 8000;
const KEY = ['billing', 'cancel'];

interface CancelDialogProps {
  open: boolean;
  plan: PlanId;
  /** The last day of the plan, as it is read; null: it ends at once. */
  until: string | null;
  /** What becomes of an upgrade that waits for its payment; null where none does. */
  dropped?: string | null;
  onClose(): void;
  onDone(): void;
}

/** The second of the two steps it takes to cancel. */
export function CancelDialog({ open, plan, until, dropped = null, onClose, onDone }: CancelDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const name = nameOf(plan);
  const cancelling = useMutation({
    mutationKey: KEY,
    mutationFn: () => api.call(billingRoutes.cancelSubscription),
    onSuccess: async ({ message }) => {
      await refreshBilling(queries);
      onDone();
      const title = until === null ? 'Plan Cancelled' : 'Plan Cancellation Scheduled';
      toast({ title, text: message, tone: 'success', durationMs: SHOWN_MS });
    },
    onError: async (error) => {
      onClose();
      toast({ ...cancelFailure(error), tone: 'danger', durationMs: SHOWN_MS });
      // What was refused was meant for a plan that may not be the present one any more.
      await refreshBilling(queries);
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cancel your ${name} plan?`}
      actions={
        <>
          <Button onClick={onClose}>Keep {name}</Button>
          <Button
            variant="danger"
            busy={cancelling.isPending}
            onClick={() => queries.isMutating({ mutationKey: KEY }) === 0 && cancelling.mutate()}
          >
            Cancel plan
          </Button>
        </>
      }
    >
      {until === null
        ? `${name} ends right away, because this month was not paid. Nothing more is charged. You move to Free; your results are kept.`
        : `${name} stays active until ${until}, with your remaining tokens. Then you move to Free. Your results are kept, and you can change your mind until then.`}{' '}
      {dropped}
    </Dialog>
  );
}
