import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PLAN_IDS, type PlanId, planRank } from '#flags/plans.ts';
import { useUser } from '#shell/sdk/use-session.ts';
import type { BillingInfo } from '../contract/billing.ts';
import { planAbove } from './paths.ts';

export type Asked =
  /** `given`: the present plan was given by an operator, and cannot be changed for a lower one. */
  { readonly what: 'upgrade' | 'downgrade' | 'given'; readonly plan: PlanId } | { readonly what: 'cancel' | 'refund' };

/**
 * The change an address asks for (`?change={plan}`, as the plan chooser leads here); null where it asks for none that is one.
 * @param leaves the account is to be deleted: no plan is changed, as the page says
 */
export function askedByAddress(change: string | null, info: BillingInfo, leaves = false): Asked | null {
  const plan = PLAN_IDS.find((id) => id === change);
  const coming = [info.currentPlan, info.pendingPlanChange, info.upgradeToConfirm?.plan];
  if (leaves || !plan || coming.includes(plan)) return null;
  const isHigher = planRank(plan) > planRank(info.currentPlan);
  if (info.subscription.state === 'none') return isHigher ? null : { what: 'given', plan };
  return { what: isHigher ? 'upgrade' : 'downgrade', plan };
}

/** Which dialog is open, by a button or by the address. */
export function useAsked(info: BillingInfo) {
  const [query, setQuery] = useSearchParams();
  const { deletionDueAt } = useUser();
  const [pressed, setPressed] = useState<Asked | null>(null);
  // Left at once: the address follows in its own time.
  const [left, setLeft] = useState<string | null>(null);
  const change = query.get('change');
  const asked = pressed ?? (change === left ? null : askedByAddress(change, info, deletionDueAt !== undefined));
  const [opened, setOpened] = useState(false);
  if (asked && !opened) setOpened(true);
  return {
    asked,
    /** Any dialog was open: their code is wanted from then on. */
    opened,
    ask(what: 'upgrade' | 'cancel' | 'refund') {
      const above = planAbove(info.currentPlan);
      if (what !== 'upgrade') setPressed({ what });
      else if (above) setPressed({ what, plan: above });
    },
    close() {
      setPressed(null);
      setLeft(change);
      setQuery(
        (now) => {
          now.delete('change');
          return now;
        },
        { replace: true },
      );
    },
  };
}
