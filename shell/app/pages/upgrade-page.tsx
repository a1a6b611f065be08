import type { PlanId } from '#flags/plans.ts';
import { useGate } from '../../sdk/use-gate.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { UpgradeCard } from '../../ui/upgrade-card.tsx';

/** Stands in for a page that a higher plan has. */
export default function UpgradePage(props: { title: string; requiredPlan: PlanId; from: string }) {
  return (
    <div className="mx-auto max-w-[75rem] px-4 py-8 md:px-8">
      <PageHeading className="mb-6">{props.title}</PageHeading>
      <UpgradeCard
        feature={props.title}
        requiredPlan={props.requiredPlan}
        from={props.from}
        open={useGate({ flag: 'module.billing' }).allowed}
      />
    </div>
  );
}
