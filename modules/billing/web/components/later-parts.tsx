import { lazyPart } from '#shell/sdk/lazy-part.tsx';
import { Skeleton } from '#shell/ui/skeleton.tsx';

/** About as high as what comes. */
const room = (
  <div className="after-a-moment border-t py-8">
    <Skeleton className="h-96 rounded-card" />
  </div>
);

export const BillingLists = lazyPart(() => import('./billing-lists.tsx').then((module) => module.BillingLists), room);

/** Only for those whose payment failed, or whose plan is to change. */
export const PlanNotices = lazyPart(() => import('./plan-notices.tsx').then((module) => module.PlanNotices));
/** Only while the guarantee holds, or once it was used, or where the bank took a payment back. */
export const MoneyBack = lazyPart(() => import('./money-back.tsx').then((module) => module.MoneyBack));
export const PlanDialogs = lazyPart(() => import('./plan-dialogs.tsx').then((module) => module.PlanDialogs));

/** Instead of the page, or of its plan. */
export const SignedOut = lazyPart(() => import('./billing-states.tsx').then((module) => module.SignedOut));
export const NotLoaded = lazyPart(() => import('./billing-states.tsx').then((module) => module.NotLoaded));
export const PlanNotRead = lazyPart(() => import('./billing-states.tsx').then((module) => module.PlanNotRead));
