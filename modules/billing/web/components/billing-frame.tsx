import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#shell/ui/badge.tsx';
import { PageHeading } from '#shell/ui/page-heading.tsx';

interface BillingFrameProps {
  /** Beside the heading: the plan. */
  badge?: ReactNode;
  /** Payments go to the sandbox. */
  testMode?: boolean | undefined;
  children: ReactNode;
}

/** Way back, heading and column of both billing pages. */
export function BillingFrame({ badge, testMode = false, children }: BillingFrameProps) {
  return (
    <div className="mx-auto max-w-[64rem] px-4 py-4 md:px-10 md:py-8">
      <Link
        to="/dashboard"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-small text-muted hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Dashboard
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <PageHeading>Billing</PageHeading>
        {badge}
        {testMode ? <Badge tone="warning">Test mode</Badge> : null}
      </div>
      {testMode ? (
        <p className="mt-1 text-small text-muted">Payments go to a sandbox: no card is charged and no money moves.</p>
      ) : null}
      {children}
    </div>
  );
}
