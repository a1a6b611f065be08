import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { PartState } from '#shell/sdk/part-state.tsx';
import { Badge } from '#shell/ui/badge.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { PageSection } from '#shell/ui/page-section.tsx';
import { type Column, Table } from '#shell/ui/table.tsx';
import type { Invoice } from '../../contract/billing.ts';
import { formatCents } from '../../contract/money.ts';
import { invoiceStatus } from '../invoice-status.ts';
import { shortDay } from '../short-day.ts';
import { nameOf } from '../words.ts';

const columns: readonly Column<Invoice>[] = [
  {
    id: 'date',
    header: 'Date',
    cell: (one) => (
      <>
        <span className="nums whitespace-nowrap">{shortDay(one.invoiceDate)}</span>
        <span className="block text-micro font-normal text-muted">{nameOf(one.plan)}</span>
      </>
    ),
  },
  {
    id: 'period',
    header: 'Period',
    wide: true,
    cell: (one) => (
      <span className="nums text-muted">
        {shortDay(one.billingPeriodStart)} to {shortDay(one.billingPeriodEnd)}
      </span>
    ),
  },
  { id: 'amount', header: 'Amount', numeric: true, cell: (one) => formatCents(one.amount, one.currency) },
  {
    id: 'status',
    header: 'Status',
    cell: (one) => {
      const { label, tone } = invoiceStatus(one.status);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    id: 'pdf',
    header: 'PDF',
    cell: (one) =>
      one.status === 'paid' ? (
        <a
          href={`/api/invoices/${encodeURIComponent(one.stripeInvoiceId)}/download`}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary', 'sm', 'relative -my-1.5 min-w-11')}
        >
          <Download className="size-4" aria-hidden />
          <span className="sr-only sm:not-sr-only">Download</span>
          <span className="sr-only"> the invoice of {shortDay(one.invoiceDate)} in a new tab</span>
        </a>
      ) : null,
  },
];

/** All invoices, newest first; the paid ones as PDF. */
export function InvoiceSection({ query }: { query: UseQueryResult<Invoice[]> }) {
  const rows = query.data;
  return (
    <PageSection
      id="invoices"
      title="Invoices"
      text="Your payments. Paid invoices can be downloaded."
      bare={rows !== undefined && rows.length > 0}
    >
      {rows === undefined ? <PartState inset query={query} what="your invoices" /> : <InvoiceTable rows={rows} />}
    </PageSection>
  );
}

/** The table, or why there is none. */
export function InvoiceTable({ rows }: { rows: readonly Invoice[] }) {
  if (rows.length > 0) {
    const hasPdf = rows.some(({ status }) => status === 'paid');
    const shown = hasPdf ? columns : columns.filter(({ id }) => id !== 'pdf');
    return <Table caption="Invoices" columns={shown} rows={rows} rowKey={({ id }) => id} />;
  }
  return (
    <div className="p-5 text-small sm:px-6">
      <h3 className="text-body">No invoices yet</h3>
      <p className="mt-1 text-muted">You get the first one with your first payment, here and by email.</p>
    </div>
  );
}
