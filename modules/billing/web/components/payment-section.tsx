import type { UseQueryResult } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { PartState } from '#shell/sdk/part-state.tsx';
import { wallClock } from '#shell/sdk/wall-clock.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Button } from '#shell/ui/button.tsx';
import { PageSection, SettingRow } from '#shell/ui/page-section.tsx';
import type { PaymentMethod } from '../../contract/billing.ts';
import { cardExpiry, cardName, cardState } from '../card-text.ts';
import { usePortal } from '../use-portal.ts';

interface PaymentSectionProps {
  query: UseQueryResult<PaymentMethod[]>;
  /** Somebody who was sent to a payment before: there is a portal to open. */
  hasPortal: boolean;
}

/** Cards on file. They are changed in the provider's portal: no card number ever comes here. */
export function PaymentSection({ query, hasPortal }: PaymentSectionProps) {
  const portal = usePortal();
  const cards = query.data;
  return (
    <PageSection
      id="payment"
      title="Payment methods"
      text="Your cards are stored by our payment provider. We never see their numbers."
    >
      {cards === undefined ? (
        <PartState inset query={query} what="your payment methods" />
      ) : cards.length === 0 ? (
        <SettingRow
          title="No payment methods"
          action={
            hasPortal ? (
              <Button size="sm" busy={portal.busy} onClick={() => portal.open('payment_method_update')}>
                Add Payment Method
              </Button>
            ) : null
          }
        >
          {hasPortal ? 'No card on file.' : 'You add a card when you buy a plan.'}
        </SettingRow>
      ) : (
        <ul>
          {cards.map((method) => (
            <CardRow key={method.id} method={method} />
          ))}
        </ul>
      )}
      {hasPortal ? (
        <div className="border-t p-5 sm:px-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="min-w-0 flex-1 basis-64 text-small text-muted">
              Change or remove a card and see all invoices in the secure payment portal.
            </p>
            <Button size="sm" busy={portal.busy} onClick={() => portal.open()}>
              Open payment portal
            </Button>
          </div>
        </div>
      ) : null}
    </PageSection>
  );
}

const STATES = {
  good: null,
  soon: <Badge tone="warning">Expires soon</Badge>,
  expired: <Badge tone="danger">Expired</Badge>,
} as const;

function CardRow({ method }: { method: PaymentMethod }) {
  return (
    <li className="flex items-center gap-4 border-b p-5 last:border-b-0 sm:px-6">
      <CreditCard className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="nums flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {cardName(method)}
          {method.isDefault ? <Badge tone="accent">Default</Badge> : null}
          {STATES[cardState(method, wallClock())]}
        </p>
        <p className="nums text-small text-muted">Expires {cardExpiry(method)}</p>
      </div>
    </li>
  );
}
