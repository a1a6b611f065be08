import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '#shell/sdk/lazy-part.tsx';
import { usePageTitle } from '#shell/sdk/page-title.ts';
import { useUser } from '#shell/sdk/use-session.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { PageSection, SettingRow } from '#shell/ui/page-section.tsx';
import { BillingFrame } from '../components/billing-frame.tsx';
import { SummaryCards } from '../components/summary-cards.tsx';
import { billingPath, chooserHref } from '../paths.ts';
import { monthly, nameOf } from '../words.ts';

const CancelDialog = lazyPart(() => import('../dialogs/cancel-dialog.tsx').then((module) => module.CancelDialog));
const PortalDialog = lazyPart(() => import('../dialogs/portal-dialog.tsx').then((module) => module.PortalDialog));

/** Of the first version; the day that holds is on `/billing`, and in the message of the server. */
const EXAMPLE_END = 'January 31, 2027 (an example; your own date is on the billing page)';

/** `/billing-test`: the first version of the billing page. Its figures are fixed, and it says so; its dialogs act. */
export default function BillingTestPage() {
  usePageTitle('Billing, first version');
  const { plan } = useUser();
  const [asked, setAsked] = useState<'cancel' | 'portal' | null>(null);
  const close = () => setAsked(null);
  const paid = plan !== 'free';
  return (
    <BillingFrame badge={<Badge tone="accent">{nameOf(plan)}</Badge>}>
      <p className="mt-1 max-w-[44rem] text-small text-muted">
        The first version of this page, kept for comparison. Its figures are fixed; yours are on{' '}
        <Link to={billingPath} className="font-medium text-accent underline underline-offset-4">
          the billing page
        </Link>
        .
      </p>
      <SummaryCards paid="$0.00" count="0" next={{ figure: 'No subscription' }} />
      <div className="mt-8">
        <PageSection id="plan" title="Plan" text="What you have, and how to change it.">
          <SettingRow
            title={nameOf(plan)}
            action={
              paid ? (
                <Button size="sm" className="text-danger!" onClick={() => setAsked('cancel')}>
                  Cancel Subscription
                </Button>
              ) : (
                <a href={chooserHref(plan)} className={buttonClass('primary', 'sm')}>
                  Upgrade Plan
                </a>
              )
            }
          >
            {paid ? `This plan is ${monthly(plan)}.` : 'Free. No card needed.'}
          </SettingRow>
        </PageSection>
      </div>
      {paid ? (
        <PageSection id="payment" title="Payment methods" text="Cards are kept by our payment provider.">
          <SettingRow
            title="No payment methods"
            action={
              <Button size="sm" onClick={() => setAsked('portal')}>
                Add Payment Method
              </Button>
            }
          >
            This version of the page does not read them.
          </SettingRow>
        </PageSection>
      ) : null}
      <PageSection id="invoices" title="Invoices" text="Every payment, newest first.">
        <SettingRow title="No invoices yet">This version of the page does not read them.</SettingRow>
      </PageSection>
      <CancelDialog open={asked === 'cancel'} plan={plan} until={EXAMPLE_END} onClose={close} onDone={close} />
      <PortalDialog open={asked === 'portal'} onClose={close} />
    </BillingFrame>
  );
}
