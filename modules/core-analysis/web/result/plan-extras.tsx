import { ArrowUpRight } from 'lucide-react';
import { FEATURES, type FeatureKey } from '#flags/catalog.ts';
import { PLANS, planRank } from '#flags/plans.ts';
import { decideInSession } from '#shell/sdk/gate-session.ts';
import { useSession } from '#shell/sdk/use-session.ts';
import { buttonClass } from '#shell/ui/button.tsx';

/** What may add to a result, and what it would say about this one. */
const EXTRAS: readonly { feature: FeatureKey; brings: string; of?: 'image' | 'video' }[] = [
  {
    feature: 'analysis.expert-team',
    brings: 'six specialists judge it by their own rules, and say where they disagree',
  },
  {
    feature: 'analysis.fixes',
    brings: 'changed versions as files, measured again before you download them',
    of: 'image',
  },
  { feature: 'analysis.report', brings: 'this result as a document to hand on' },
  { feature: 'analysis.full-team', brings: 'two more specialists join' },
  { feature: 'analysis.segments', brings: 'every shot gets a score and a verdict of its own', of: 'video' },
  { feature: 'analysis.ugc', brings: 'a script for the next version, derived from these measurements' },
];

/** What higher plans would add to this very result, said once and plainly; nothing where the plan has it all. */
export function PlanExtras({ video }: { video: boolean }) {
  const session = useSession();
  const locked = EXTRAS.flatMap((extra) => {
    if (extra.of && extra.of !== (video ? 'video' : 'image')) return [];
    const decision = decideInSession([{ feature: extra.feature }], session);
    return !decision.allowed && decision.reason === 'plan' ? [{ ...extra, plan: decision.requiredPlan }] : [];
  }).sort((a, b) => planRank(a.plan) - planRank(b.plan));
  const next = locked[0]?.plan;
  if (!next) return null;
  const current = PLANS[session.user?.plan ?? 'free'];

  return (
    <section aria-labelledby="extras" className="rounded-card border bg-surface p-5">
      <h2 id="extras" className="text-heading">
        What higher plans add here
      </h2>
      <p className="mt-1 text-small text-muted">
        The {current.name} plan has the score, every finding with its evidence, and the figures. These come on top:
      </p>
      <ul className="mt-4 grid gap-3 text-small">
        {locked.map(({ feature, brings, plan }) => (
          <li key={feature} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
            <span className="text-accent-strong">{PLANS[plan].name}</span>
            <span>
              <span className="font-medium">{FEATURES[feature].title}</span>
              <span className="text-muted">: {brings}.</span>
            </span>
          </li>
        ))}
      </ul>
      <a href={`/subscribe?plan=${next}&from=dashboard`} className={buttonClass('secondary', 'md', 'mt-5')}>
        See the {PLANS[next].name} plan
        <ArrowUpRight className="size-4" aria-hidden />
      </a>
    </section>
  );
}
