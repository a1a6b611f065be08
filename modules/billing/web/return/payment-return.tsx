import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PLANS, type PlanId } from '#flags/plans.ts';
import { useRefreshSession, useUser } from '#shell/sdk/use-session.ts';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { Spinner } from '#shell/ui/spinner.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import { nameOf } from '../words.ts';
import { useConfirmation } from './use-confirmation.ts';

/** The user is read anew this long after the way back. */
const REFRESH_MS = 1000;

/**
 * After the way back from a payment (`/dashboard?upgraded={plan}`). The address only claims something, so it leaves the
 * address at once, unread, and our own server is asked whether a payment is awaited and has arrived.
 */
export function PaymentReturn() {
  const [, setQuery] = useSearchParams();
  useEffect(() => {
    setQuery(
      (query) => {
        query.delete('upgraded');
        return query;
      },
      { replace: true },
    );
  }, [setQuery]);

  const { answer, tries, givenUp, again } = useConfirmation();
  if (answer?.state === 'confirmed') return <Confirmed />;
  if (answer?.state === 'expired') return <Expired plan={answer.plan} />;
  // Nothing is awaited, or the first answer is still to come.
  if (answer ? answer.state === 'none' : tries === 0) return null;
  if (!givenUp)
    return (
      <Strip sign={<Spinner className="size-4 text-accent" />}>
        Confirming your payment. This takes a few seconds.
      </Strip>
    );
  return (
    <Strip
      action={
        <Button size="sm" onClick={again}>
          Check again
        </Button>
      }
    >
      Your payment has not been confirmed yet. {answer?.plan ? nameOf(answer.plan) : 'Your plan'} becomes active
      automatically once it is.
    </Strip>
  );
}

/** Says it once the plan of the session is the bought one: read now, and again a second later for its tokens. */
function Confirmed() {
  const { plan } = useUser();
  const refresh = useRefreshSession();
  useEffect(() => {
    void refresh();
    const timer = window.setTimeout(() => void refresh(), REFRESH_MS);
    return () => window.clearTimeout(timer);
  }, [refresh]);

  const said = useRef(false);
  useEffect(() => {
    if (plan === 'free' || said.current) return;
    said.current = true;
    const { name, tokensPerPeriod, videoSeconds } = PLANS[plan];
    toast({
      title: `You are now on ${name}`,
      text: `${tokensPerPeriod} tokens a month, and videos up to ${videoSeconds} seconds.`,
      tone: 'success',
    });
  }, [plan]);
  return plan === 'free' ? (
    <Strip sign={<CircleCheck className="size-4 text-success" aria-hidden />}>Your payment has arrived.</Strip>
  ) : null;
}

/** The payment page was left or timed out. */
function Expired({ plan }: { plan: PlanId | null }) {
  return (
    <Strip
      sign={<CircleAlert className="size-4 text-muted" aria-hidden />}
      action={
        <a href={`/subscribe?from=dashboard${plan ? `&plan=${plan}` : ''}`} className={buttonClass('secondary', 'sm')}>
          See plans
        </a>
      }
    >
      The payment was not completed. Nothing was charged and your plan is unchanged.
    </Strip>
  );
}

function Strip({ sign, action, children }: { sign?: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[75rem] px-4 pt-6 md:px-10">
      <div
        role="status"
        className="flex flex-wrap items-center gap-3 rounded-card border bg-surface px-4 py-3 text-small"
      >
        {sign}
        <p className="min-w-0 flex-1 basis-56">{children}</p>
        {action}
      </div>
    </div>
  );
}
