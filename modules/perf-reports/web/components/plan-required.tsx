import { PlanGate } from '#shell/sdk/plan-gate.tsx';
import { useSession } from '#shell/sdk/use-session.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';

/** Stands in for the page on every plan below Elite. */
export function PlanRequired() {
  const isFree = useSession().user?.plan === 'free';
  return (
    <Card className="max-w-[34rem] p-6">
      <h2 className="text-heading">{isFree ? 'Elite Feature' : 'Elite Plan Required'}</h2>
      <p className="mt-2 text-muted">
        Performance reports come with Elite: upload exports of Meta, Google, TikTok, LinkedIn and others, and see what
        your ads really did next to what we measured in them.
      </p>
      <PlanGate>
        <a href="/subscribe?from=performance-reports" className={buttonClass('primary', 'md', 'mt-5')}>
          See the Elite plan
        </a>
      </PlanGate>
    </Card>
  );
}
