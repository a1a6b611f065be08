import type { UseQueryResult } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { isApiError } from '#shell/sdk/api-error.ts';
import { PartState } from '#shell/sdk/part-state.tsx';
import { loginHref } from '#shell/sdk/safe-next.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { ErrorState } from '#shell/ui/error-state.tsx';
import { PageSection } from '#shell/ui/page-section.tsx';
import type { BillingInfo, Invoice } from '../../contract/billing.ts';
import { formatCents } from '../../contract/money.ts';
import { estimatedText, paidOf } from '../invoice-estimates.ts';
import { billingPath } from '../paths.ts';
import { SummaryCards } from './summary-cards.tsx';

/** The session ended while the page was open, or was ended elsewhere. */
export function SignedOut() {
  return (
    <>
      <h2 className="sr-only">Sign in</h2>
      <div className="mt-6">
        <EmptyState
          title="Authentication Required"
          action={
            <a href={loginHref(billingPath)} className={buttonClass('primary')}>
              Sign in
            </a>
          }
        >
          Please sign in to see your plan, payments and invoices.
        </EmptyState>
      </div>
    </>
  );
}

/** Nothing of the page could be read. */
export function NotLoaded({ error, onRetry }: { error: Error; onRetry(): void }) {
  const offline = isApiError(error, 'network');
  return (
    <div className="mt-6">
      <ErrorState
        kind={offline ? 'offline' : 'error'}
        title="Error Loading Billing Page"
        onRetry={onRetry}
        action={
          <a href={loginHref(billingPath)} className={buttonClass('ghost', 'sm')}>
            <LogIn className="size-4" aria-hidden />
            Sign in again
          </a>
        }
        reference={isApiError(error) ? error.requestId : null}
      >
        Your plan and payments are unchanged, and nothing was charged.
        {offline ? ' Try again when you are back online.' : ''}
      </ErrorState>
    </div>
  );
}

interface PlanNotReadProps {
  query: UseQueryResult<BillingInfo>;
  /** Undefined while they are read, too. */
  invoices: readonly Invoice[] | undefined;
}

/** The invoices could be read, the plan could not. */
export function PlanNotRead({ query, invoices = [] }: PlanNotReadProps) {
  return (
    <>
      <SummaryCards
        paid={formatCents(paidOf(invoices), invoices[0]?.currency ?? 'usd')}
        count={invoices.length}
        next={estimatedText(invoices)}
      />
      <div className="mt-8" />
      <PageSection id="plan" title="Plan" text="Your current plan and token usage.">
        <PartState inset query={query} what="your plan" />
      </PageSection>
    </>
  );
}
