import { Coins } from 'lucide-react';
import { ANALYSIS_TOKENS, FREE_ANALYSES_PER_DAY, PLAN_IDS, PLANS, planRank } from '#flags/plans.ts';
import { PlanGate } from '#shell/sdk/plan-gate.tsx';
import type { SessionUser } from '#shell/sdk/session.ts';
import { useUser } from '#shell/sdk/use-session.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import type { CreativeKind } from '../check-file.ts';
import { formatDay, formatMoment } from '../format.ts';
import { tokensLeft } from '../tokens-left.ts';
import { analysesText } from './usage-sentence.tsx';

/**
 * What was reached (the tokens, else the day's allowance), when it comes back, and the plan with more; said before any work
 * is done. `kind`: what lies on the table, null for nothing yet.
 */
export function TokensShort({ kind }: { kind: CreativeKind | null }) {
  const user = useUser();
  const price = ANALYSIS_TOKENS[kind ?? 'image'];
  const byTokens = tokensLeft(user) < price;
  const next = PLAN_IDS[planRank(user.plan) + 1];
  return (
    <div role="status" className="flex items-start gap-2.5 rounded-control bg-warning-soft p-3 text-left text-small">
      <Coins className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
      <div className="min-w-0">
        <p className="text-text">{byTokens ? tokensText(user, price) : dayText(user, kind)} Your results stay open.</p>
        {next ? (
          <PlanGate>
            <a
              href={`/subscribe?from=dashboard&recommended=${next}`}
              className={buttonClass('secondary', 'sm', 'mt-2.5')}
            >
              {byTokens ? 'See plans with more tokens' : 'See plans without a daily limit'}
            </a>
          </PlanGate>
        ) : null}
      </div>
    </div>
  );
}

function tokensText(user: SessionUser, price: number): string {
  const left = tokensLeft(user);
  const reached =
    left === 0
      ? `All ${user.tokensLimit} tokens for this month are used.`
      : `This uses ${price} tokens, and ${left} of ${user.tokensLimit} ${left === 1 ? 'is' : 'are'} left.`;
  const then = user.paymentDueUntil ? 'once you have paid' : `on ${formatDay(user.tokensReset)}`;
  return `${reached} You get ${user.tokensLimit} new ones ${then}.`;
}

function dayText({ plan, dailyLeft }: SessionUser, kind: CreativeKind | null): string {
  const { image, video } = FREE_ANALYSES_PER_DAY;
  const takes = analysesText({ image: kind === 'video' ? 0 : image, video: kind === 'image' ? 0 : video });
  const next = dailyLeft ? ` You can start the next one from ${formatMoment(dailyLeft.until)}.` : '';
  return `The ${PLANS[plan].name} plan includes ${takes} a day, and you have used today’s.${next}`;
}
