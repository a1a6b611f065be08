import { CreditCard, MailWarning, UserX, X } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PLANS } from '#flags/plans.ts';
import { daysLeft } from '../../sdk/days-left.ts';
import { Gate } from '../../sdk/gate.tsx';
import type { SessionUser } from '../../sdk/session.ts';
import { useUser } from '../../sdk/use-session.ts';
import { wallClock } from '../../sdk/wall-clock.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useKeepAccount } from '../account/use-keep-account.ts';
import { useResend } from '../account/use-resend.ts';
import { longDay } from '../account/when.ts';

const BILLING = '/billing';
const HIDDEN_KEY = 'adjudge.verify-hidden';

/** What an account asks its owner for: to keep it while it is about to go, to fix a payment, or to confirm its address. */
export function AccountNotices() {
  const user = useUser();
  const [hidden, setHidden] = useState(() => sessionStorage.getItem(HIDDEN_KEY) === user.id);
  if (user.deletionDueAt) return <KeepAccount dueAt={user.deletionDueAt} />;
  if (user.paymentDueUntil || user.paymentToConfirm)
    return (
      <Gate gate={{ flag: 'module.billing' }}>
        <PaymentDue user={user} />
      </Gate>
    );
  if (user.emailVerified || hidden) return null;
  const hide = () => {
    sessionStorage.setItem(HIDDEN_KEY, user.id);
    setHidden(true);
  };
  return <ConfirmAddress onHide={hide} />;
}

function KeepAccount({ dueAt }: { dueAt: string }) {
  const keep = useKeepAccount();
  return (
    <Notice tone="danger" icon={<UserX className="size-5 shrink-0" aria-hidden />}>
      <p className="min-w-0 flex-1 basis-64">This account and all its analyses will be deleted on {longDay(dueAt)}.</p>
      <Button size="sm" variant="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </Notice>
  );
}

/** The billing page says more of it itself. */
function PaymentDue({ user: { plan, paymentDueUntil: until, paymentToConfirm: confirms } }: { user: SessionUser }) {
  if (useLocation().pathname === BILLING) return null;
  return (
    <Notice tone="danger" icon={<CreditCard className="size-5 shrink-0" aria-hidden />}>
      <p className="min-w-0 flex-1 basis-64">
        {confirms
          ? `Your bank wants you to confirm ${until ? 'your last payment' : 'the payment of your upgrade'}.`
          : 'Your last payment did not go through.'}
        {until ? ` ${PLANS[plan].name} keeps working until ${longDay(until)} (${daysLeft(until, wallClock())}).` : null}
      </p>
      <Link to={BILLING} className={buttonClass('secondary', 'sm')}>
        {confirms ? 'Confirm payment' : 'Update payment method'}
      </Link>
    </Notice>
  );
}

function ConfirmAddress({ onHide }: { onHide(): void }) {
  const resend = useResend(onHide);
  return (
    <Notice tone="neutral" icon={<MailWarning className="size-5 shrink-0 text-muted max-md:hidden" aria-hidden />}>
      <p className="min-w-0 flex-1">Please confirm your email: open the link we sent.</p>
      <span className="flex flex-wrap items-center gap-1">
        <Button size="sm" variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
          Send it again
        </Button>
        <Button size="icon" variant="ghost" aria-label="Hide for now" onClick={onHide}>
          <X className="size-4" aria-hidden />
        </Button>
      </span>
    </Notice>
  );
}

function Notice({ tone, icon, children }: { tone: 'neutral' | 'danger'; icon: ReactNode; children: ReactNode }) {
  return (
    <section
      ref={useNoticeEnd()}
      aria-label="About your account"
      className={
        tone === 'danger'
          ? 'flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-danger-soft px-5 py-2.5 text-small text-danger md:px-8'
          : 'flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-sunken px-5 py-2.5 text-small md:px-8'
      }
    >
      {icon}
      {children}
    </section>
  );
}

/** Says how far down the notice reaches, so that messages appear under it: what it asks for stays in reach. */
function useNoticeEnd() {
  return useCallback((notice: HTMLElement) => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--notice-end', `${notice.offsetTop + notice.offsetHeight}px`);
    const sizes = new ResizeObserver(tell);
    // Where it ends also moves with what comes and goes above it.
    for (const part of [notice, notice.previousElementSibling]) if (part) sizes.observe(part);
    tell();
    return () => {
      sizes.disconnect();
      style.removeProperty('--notice-end');
    };
  }, []);
}
