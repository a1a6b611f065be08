import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FEATURES, type FeatureKey } from '#flags/catalog.ts';
import { ANALYSIS_TOKENS, PLANS, planRank } from '#flags/plans.ts';
import { decideInSession } from '#shell/sdk/gate-session.ts';
import { PlanGate } from '#shell/sdk/plan-gate.tsx';
import { useSession } from '#shell/sdk/use-session.ts';
import { buttonClass } from '#shell/ui/button.tsx';
import type { AnalysisResults } from '../../../contract/analysis.ts';
import { intakeHref } from '../../paths.ts';

/** What may add to a result, and what it would say about this one. */
const EXTRAS: readonly { feature: FeatureKey; brings: string; of?: 'image' | 'video' }[] = [
  {
    feature: 'analysis.expert-team',
    brings: 'six specialists each give a score and say where they disagree',
  },
  {
    feature: 'analysis.fixes',
    brings: 'improved versions of your file, scored again before you download them',
    of: 'image',
  },
  { feature: 'analysis.report', brings: 'this result as a document to share' },
  { feature: 'analysis.full-team', brings: 'two more specialists' },
  { feature: 'analysis.segments', brings: 'a score and a verdict for every shot', of: 'video' },
  { feature: 'analysis.ugc', brings: 'a script for your next video, based on these measurements' },
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
        Get more from this result
      </h2>
      <p className="mt-1 text-small text-muted">
        The {current.name} plan includes the score and every finding with its evidence. Higher plans add:
      </p>
      <ul className="mt-4 grid gap-3 text-small">
        {locked.map(({ plan, ...extra }) => (
          <li key={extra.feature} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
            <span className="text-accent-strong">{PLANS[plan].name}</span>
            <ExtraLine {...extra} />
          </li>
        ))}
      </ul>
      <PlanGate>
        <a href={`/subscribe?plan=${next}&from=dashboard`} className={buttonClass('secondary', 'md', 'mt-5')}>
          See the {PLANS[next].name} plan
          <ArrowUpRight className="size-4" aria-hidden />
        </a>
      </PlanGate>
    </section>
  );
}

/** What the plan of now has and this result, made on a lower one or before it existed, lacks; and the way to get it. */
export function PlanMissing({ results }: { results: AnalysisResults }) {
  const session = useSession();
  const missing = EXTRAS.filter(
    ({ feature }) => lacks(results, feature) && decideInSession([{ feature }], session).allowed,
  );
  if (missing.length === 0) return null;
  const tokens = ANALYSIS_TOKENS[results.video ? 'video' : 'image'];
  return (
    <section aria-labelledby="missing" className="rounded-card border bg-surface p-5">
      <h2 id="missing" className="text-heading">
        Your plan now includes more
      </h2>
      <p className="mt-1 text-small text-muted">
        This result does not yet have what the {PLANS[session.user?.plan ?? 'free'].name} plan includes:
      </p>
      <ul className="mt-4 grid gap-3 text-small">
        {missing.map((extra) => (
          <li key={extra.feature}>
            <ExtraLine {...extra} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">
        Analyse the same file again to get all of it. That uses {tokens} {tokens === 1 ? 'token' : 'tokens'}; this
        result stays in your history.
      </p>
      <Link to={intakeHref} className={buttonClass('secondary', 'md', 'mt-4')}>
        Analyse it again
      </Link>
    </section>
  );
}

function ExtraLine({ feature, brings }: { feature: FeatureKey; brings: string }) {
  return (
    <span>
      <span className="font-medium">{FEATURES[feature].title}</span>
      <span className="text-muted">: {brings}.</span>
    </span>
  );
}

/** Whether a part of the result itself, which is judged once, is not in it. Files and documents are made when asked for. */
function lacks({ team, video, ugcInstructions, ugcMissing }: AnalysisResults, feature: FeatureKey): boolean {
  if (feature === 'analysis.expert-team') return team === undefined;
  if (feature === 'analysis.full-team') return (team?.specialists.length ?? 0) < 8;
  if (feature === 'analysis.segments') return video?.shots.some((shot) => shot.score === undefined) ?? false;
  return feature === 'analysis.ugc' && (ugcInstructions ?? ugcMissing) === undefined;
}
