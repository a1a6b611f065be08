import type { BillingInfo } from '../contract/billing.ts';
import { nameOf } from './words.ts';

/** What any other change makes of an upgrade that waits for the bank's confirmation; null where none does. */
export function droppedUpgrade({ upgradeToConfirm: awaited }: BillingInfo): string | null {
  return (
    awaited &&
    `Your upgrade to ${nameOf(awaited.plan)}, which is waiting for your bank's confirmation, will be cancelled and not charged.`
  );
}
