import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanId } from '#flags/plans.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { FormError } from '#shell/ui/form-error.tsx';
import { Skeleton } from '#shell/ui/skeleton.tsx';
import type { BillingInfo, PaymentMethod, UpgradePreview } from '../../contract/billing.ts';
import { formatCents } from '../../contract/money.ts';
import { billingRoutes } from '../../contract/routes.ts';
import { cardName } from '../card-text.ts';
import { PayActions } from '../components/pay-actions.tsx';
import { droppedUpgrade } from '../dropped-upgrade.ts';
import { confirmInvoiceOf, planFailure } from '../failure.ts';
import { methodsQuery } from '../queries.ts';
import { usePlanUpdate } from '../use-plan-update.ts';
import { day, nameOf } from '../words.ts';

interface UpgradeDialogProps {
  info: BillingInfo;
  /** The plan to go up to; null: closed. */
  plan: PlanId | null;
  onClose(): void;
  onDone(): void;
}

/** An upgrade between paid plans: the amount that is charged now is shown before it is confirmed. */
export function UpgradeDialog({ info, plan, onClose, onDone }: UpgradeDialogProps) {
  return (
    <Dialog open={plan !== null} onClose={onClose} title={plan ? `Upgrade to ${nameOf(plan)}` : ''}>
      {plan ? <Amount info={info} plan={plan} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  );
}

/** Refusals that another card fixes, or the bank's confirmation. */
const CARD = ['payment_declined', 'payment_overdue'];

function Amount({ info, plan, onClose, onDone }: UpgradeDialogProps & { plan: PlanId }) {
  const pending = info.pendingPlanChange;
  const dropped = droppedUpgrade(info);
  const preview = useQuery({
    ...routeQuery(useApi(), billingRoutes.previewUpgrade, { query: { plan } }),
    // An amount of an earlier look would no longer be the one that is charged.
    gcTime: 0,
  });
  const card = useQuery({ ...methodsQuery(useApi()), refetchOnMount: false }).data?.find(({ isDefault }) => isDefault);
  const [refused, setRefused] = useState<unknown>(null);
  const update = usePlanUpdate({
    onDone,
    onFail: (error) => {
      setRefused(error);
      if (isApiError(error, 'amount_changed')) void preview.refetch();
    },
  });
  const problem = refused ?? (preview.isFetching ? null : preview.error);
  const seen = preview.data;
  // A change that is to come and a payment to confirm do not go together: the one is taken back first, then it can be paid.
  const inTheWay = pending !== null && isApiError(problem, 'payment_needs_confirmation');
  const keep = usePlanUpdate({ onDone: () => setRefused(null), onFail: setRefused });
  return (
    <div className="grid gap-5">
      <FormError message={problem ? planFailure(problem) : null} />
      {seen ? <Figures seen={seen} card={card} /> : preview.error ? null : <Waiting />}
      {pending && !inTheWay && (seen || !preview.error) ? (
        <p>
          {pending === 'free'
            ? 'Your plan will no longer be cancelled.'
            : `Your change to ${nameOf(pending)} will be cancelled.`}
        </p>
      ) : null}
      {dropped && (seen || !preview.error) ? <p>{dropped}</p> : null}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col">
        <Button onClick={onClose}>Not now</Button>
        {isApiError(problem) && CARD.includes(problem.code) ? (
          <PayActions confirmInvoice={confirmInvoiceOf(problem)} />
        ) : inTheWay && seen ? (
          <Button
            variant="primary"
            busy={keep.busy}
            onClick={() => keep.change({ plan: info.currentPlan, shown: info.currentPlan })}
          >
            Keep {nameOf(info.currentPlan)}
          </Button>
        ) : isApiError(problem, 'account_leaving') ? null : preview.error && !seen ? (
          <Button variant="primary" busy={preview.isFetching} onClick={() => void preview.refetch()}>
            Try again
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={update.busy}
            disabled={!seen || preview.isFetching}
            onClick={() => {
              setRefused(null);
              if (seen) update.change({ plan, seen });
            }}
          >
            {seen ? `Pay ${formatCents(seen.amountDue, seen.currency)} and upgrade` : 'Pay and upgrade'}
          </Button>
        )}
      </div>
    </div>
  );
}

function Figures({ seen, card }: { seen: UpgradePreview; card: PaymentMethod | undefined }) {
  const { currentPlan, plan, amountDue, currency, monthlyAmount, nextPaymentAt, extraTokens } = seen;
  return (
    <div className="grid gap-4">
      <dl>
        <dt className="text-small">Charged now</dt>
        <dd className="nums text-title text-text weight-650" data-testid="amount">
          {formatCents(amountDue, currency)}
        </dd>
        <dd className="text-small">
          {nameOf(plan)} for the rest of this period, minus what you paid for {nameOf(currentPlan)}
          {card ? `, from ${cardName(card)}` : ''}. Taxes not included.
        </dd>
      </dl>
      <dl className="grid gap-4 border-t pt-4 sm:grid-cols-2">
        <div>
          <dt className="text-small">From {day(nextPaymentAt)}</dt>
          <dd className="nums font-medium text-text">{formatCents(monthlyAmount, currency)} a month</dd>
        </div>
        <div>
          <dt className="text-small">Right away</dt>
          <dd className="nums font-medium text-text">{extraTokens} more tokens</dd>
        </div>
      </dl>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading the price of the upgrade</span>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-full" />
    </div>
  );
}
