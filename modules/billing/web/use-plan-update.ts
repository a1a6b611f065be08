import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanId } from '#flags/plans.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { UpgradePreview } from '../contract/billing.ts';
import { billingRoutes } from '../contract/routes.ts';
import { refreshBilling } from './queries.ts';
import { useLeave } from './use-leave.ts';

const SHOWN_MS = 6000;
const KEY = ['billing', 'change'];

export interface PlanWish {
  readonly plan: PlanId;
  /** The plan that is shown as the present one: where it is another by now, say by another tab, nothing is done. */
  readonly shown?: PlanId;
  /** The amount that was shown and is confirmed with the wish. */
  readonly seen?: Pick<UpgradePreview, 'amountDue' | 'prorationDate'>;
}

/** Changes the plan; a wish is ignored while another is under way. What it came to is said, and the page is read anew. */
export function usePlanUpdate(done: { onDone?(): void; onFail?(error: unknown): void } = {}) {
  const api = useApi();
  const queries = useQueryClient();
  const { leaving, leaveFor } = useLeave();
  const update = useMutation({
    mutationKey: KEY,
    mutationFn: ({ plan, shown, seen }: PlanWish) =>
      api.call(billingRoutes.updatePlan, {
        body: { plan, shownPlan: shown, amountDue: seen?.amountDue, prorationDate: seen?.prorationDate },
      }),
    onSuccess: async ({ message, paymentUrl, isUpgrade, isDowngrade, gracePeriodCancelled }) => {
      if (paymentUrl) {
        toast({ title: 'One More Step', text: message, durationMs: SHOWN_MS });
        return leaveFor(paymentUrl);
      }
      await refreshBilling(queries);
      done.onDone?.();
      const changed = isUpgrade ? 'Plan Upgraded' : isDowngrade ? 'Plan Changed' : 'Nothing Changed';
      toast({
        title: gracePeriodCancelled ? 'Plan Kept' : changed,
        text: message,
        tone: 'success',
        durationMs: SHOWN_MS,
      });
    },
    onError: async (error) => {
      done.onFail?.(error);
      // What was refused was meant for what the page shows, and that may have changed.
      await refreshBilling(queries);
    },
  });
  const busy = update.isPending || leaving;
  return {
    busy,
    change(wish: PlanWish) {
      if (!leaving && queries.isMutating({ mutationKey: KEY }) === 0) update.mutate(wish);
    },
  };
}
