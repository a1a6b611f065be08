import { Button, buttonClass } from '#shell/ui/button.tsx';
import { payHref } from '../paths.ts';
import { usePortal } from '../use-portal.ts';

/** On the provider's page, in a tab of its own: the billing page looks again when somebody comes back to it. */
export function ConfirmLink({ invoiceId }: { invoiceId: string }) {
  return (
    <a href={payHref(invoiceId)} target="_blank" rel="noopener" className={buttonClass('primary')}>
      Confirm payment
      <span className="sr-only"> in a new tab</span>
    </a>
  );
}

/** What fixes a payment that did not come: another card, and where the bank has a question first the page that answers it. */
export function PayActions({ confirmInvoice }: { confirmInvoice: string | null }) {
  const portal = usePortal();
  return (
    <>
      {confirmInvoice ? <ConfirmLink invoiceId={confirmInvoice} /> : null}
      <Button
        variant={confirmInvoice ? 'secondary' : 'primary'}
        busy={portal.busy}
        onClick={() => portal.open('payment_method_update')}
      >
        Update payment method
      </Button>
    </>
  );
}
