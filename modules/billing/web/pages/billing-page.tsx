import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { useFreshSession, useUser } from '#shell/sdk/use-session.ts';
import { Badge } from '#shell/ui/badge.tsx';
import type { BillingInfo } from '../../contract/billing.ts';
import { formatCents } from '../../contract/money.ts';
import { BillingFrame } from '../components/billing-frame.tsx';
import { BillingLoading } from '../components/billing-loading.tsx';
import {
  BillingLists,
  NotLoaded,
  PlanDialogs,
  PlanNotices,
  PlanNotRead,
  SignedOut,
} from '../components/later-parts.tsx';
import { PlanSection } from '../components/plan-section.tsx';
import { SummaryCards } from '../components/summary-cards.tsx';
import { nextPaymentText } from '../next-payment.ts';
import { infoQuery, invoicesQuery, methodsQuery } from '../queries.ts';
import { useAsked } from '../use-asked.ts';
import { nameOf } from '../words.ts';

/** What was done in the portal arrives here as an event, usually within a second or two. */
const AFTER_PORTAL_MS = 2000;
const AFTER_PORTAL_TIMES = 5;

/** `/billing`: plan, payments to come, cards and invoices, as they are. */
export default function BillingPage() {
  usePageTitle('Billing');
  useFreshSession();
  const api = useApi();
  const fromPortal = useSearchParams()[0].get('from') === 'portal';
  const options = {
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }: { state: { dataUpdateCount: number } }) =>
      fromPortal && state.dataUpdateCount < AFTER_PORTAL_TIMES ? AFTER_PORTAL_MS : false,
  };
  const info = useQuery({ ...infoQuery(api), ...options });
  const invoices = useQuery({ ...invoicesQuery(api), ...options });
  const methods = useQuery({ ...methodsQuery(api), ...options });
  const { plan } = useUser();

  const failed = [info, invoices].find(({ error, data }) => error && data === undefined)?.error;
  if (isApiError(failed) && failed.status === 401)
    return (
      <BillingFrame>
        <SignedOut />
      </BillingFrame>
    );
  if (info.isPending || (info.error && invoices.isPending))
    return <BillingLoading onRetry={() => void info.refetch()} />;
  if (info.error && !info.data && !invoices.data)
    return (
      <BillingFrame>
        <NotLoaded
          error={info.error}
          onRetry={() => {
            void info.refetch();
            void invoices.refetch();
            void methods.refetch();
          }}
        />
      </BillingFrame>
    );

  return (
    <BillingFrame
      badge={<Badge tone="accent">{nameOf(info.data?.currentPlan ?? plan)}</Badge>}
      testMode={info.data?.testMode}
    >
      {info.data ? (
        <Whole info={info.data} currency={invoices.data?.[0]?.currency} />
      ) : (
        <PlanNotRead query={info} invoices={invoices.data} />
      )}
      <BillingLists methods={methods} invoices={invoices} hasPortal={info.data?.hasPortal ?? false} />
    </BillingFrame>
  );
}

/** Notices, figures and the plan with its dialogs. */
function Whole({ info, currency = 'usd' }: { info: BillingInfo; currency: string | undefined }) {
  const dialogs = useAsked(info);
  return (
    <>
      {info.isInGracePeriod || info.subscription.paymentFailed || info.upgradeToConfirm ? (
        <PlanNotices info={info} onKept={focusHeading} />
      ) : null}
      <SummaryCards
        paid={formatCents(info.totalPaid, currency)}
        count={info.invoiceCount}
        next={nextPaymentText(info)}
      />
      <div className="mt-8">
        <PlanSection info={info} onAsk={dialogs.ask} />
      </div>
      {dialogs.opened ? <PlanDialogs info={info} dialogs={dialogs} onDone={focusHeading} /> : null}
    </>
  );
}

/** What had the focus may be gone with what was changed. */
function focusHeading() {
  document.querySelector('h1')?.focus();
}
