import type { UseQueryResult } from '@tanstack/react-query';
import type { Invoice, PaymentMethod } from '../../contract/billing.ts';
import { InvoiceSection } from './invoice-section.tsx';
import { PaymentSection } from './payment-section.tsx';

interface BillingListsProps {
  methods: UseQueryResult<PaymentMethod[]>;
  invoices: UseQueryResult<Invoice[]>;
  hasPortal: boolean;
}

/** What lies below the plan: cards and invoices. */
export function BillingLists({ methods, invoices, hasPortal }: BillingListsProps) {
  return (
    <>
      <PaymentSection query={methods} hasPortal={hasPortal} />
      <InvoiceSection query={invoices} />
    </>
  );
}
