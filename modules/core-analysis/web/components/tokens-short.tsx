import { Coins } from 'lucide-react';
import { PLAN_IDS, planRank } from '#flags/plans.ts';
import { useUser } from '#shell/sdk/use-session.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { formatDay } from '../format.ts';
import { tokensLeft } from '../tokens-left.ts';

/** What was reached, when it comes back, and the plan with more; said before any work is done. */
export function TokensShort({ price }: { price: number }) {
  const user = useUser();
  const left = tokensLeft(user);
  const next = PLAN_IDS[planRank(user.plan) + 1];
  return (
    <div role="status" className="flex items-start gap-2.5 rounded-control bg-warning-soft p-3 text-left text-small">
      <Coins className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
      <div className="min-w-0">
        <p className="text-text">
          {left === 0
            ? `All ${user.tokensLimit} tokens of this month are used.`
            : `This uses ${price} tokens, and ${left} of ${user.tokensLimit} ${left === 1 ? 'is' : 'are'} left.`}{' '}
          Your next {user.tokensLimit} come on {formatDay(user.tokensReset)}; your results stay open.
        </p>
        {next ? (
          <a
            href={`/subscribe?from=dashboard&recommended=${next}`}
            className={buttonClass('secondary', 'sm', 'mt-2.5')}
          >
            See plans with more tokens
          </a>
        ) : null}
      </div>
    </div>
  );
}
