import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PLANS, type PlanId } from '#flags/plans.ts';
import { useRefreshSession, useUser } from '#shell/sdk/use-session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Spinner } from '#shell/ui/spinner.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import { claimedPlan, isConfirmed } from './confirm-upgrade.ts';

const REFRESH_MS = 1000;
const AGAIN_MS = 3000;
/** About a minute. */
const TRIES = 20;

/**
 * After the way back from the payment: the address only claims a plan, so the server is asked, a second later and then
 * every three, until it says the same. The claim leaves the address at once, that a reload does not make it again.
 */
export function UpgradeReturn({ upgraded }: { upgraded: string }) {
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
  const claimed = claimedPlan(upgraded);
  return claimed && <Confirming claimed={claimed} />;
}

function Confirming({ claimed }: { claimed: PlanId }) {
  const { plan } = useUser();
  const refresh = useRefreshSession();
  const [tries, setTries] = useState(0);
  const confirmed = isConfirmed(claimed, plan);
  const waiting = !confirmed && tries < TRIES;

  const said = useRef(false);
  useEffect(() => {
    if (!confirmed || said.current) return;
    said.current = true;
    const { name, tokensPerPeriod, videoSeconds } = PLANS[plan];
    toast({
      title: `Your plan is ${name} now`,
      text: `${tokensPerPeriod} tokens a month, and videos up to ${videoSeconds} seconds.`,
      tone: 'success',
    });
  }, [confirmed, plan]);

  useEffect(() => {
    // Also what was confirmed at once is read anew: its tokens may have come a moment later.
    if (tries > 0 && !waiting) return;
    const timer = window.setTimeout(
      () => {
        void refresh();
        setTries((count) => count + 1);
      },
      tries === 0 ? REFRESH_MS : AGAIN_MS,
    );
    return () => window.clearTimeout(timer);
  }, [tries, waiting, refresh]);

  if (confirmed) return null;
  return (
    <div className="mx-auto max-w-[75rem] px-4 pt-6 md:px-10">
      <div
        role="status"
        className="flex flex-wrap items-center gap-3 rounded-card border bg-surface px-4 py-3 text-small"
      >
        {waiting ? <Spinner className="size-4 text-accent" /> : null}
        <p className="min-w-0 flex-1 basis-56">
          {waiting
            ? 'Confirming your payment. This takes a few seconds.'
            : `Your payment is not confirmed yet. ${PLANS[claimed].name} opens by itself once it is; nothing is lost.`}
        </p>
        {waiting ? null : (
          <Button size="sm" onClick={() => setTries(1)}>
            Check again
          </Button>
        )}
      </div>
    </div>
  );
}
