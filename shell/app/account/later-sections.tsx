import { lazyPart } from '../../sdk/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** About as high as what comes, so that what lies below stays. */
const room = (className: string) => (
  <div className="after-a-moment border-t py-8">
    <Skeleton className={className} />
  </div>
);

export const SecuritySection = lazyPart(
  () => import('./security-section.tsx').then((module) => module.SecuritySection),
  room('h-96 rounded-card'),
);

export const ActivitySection = lazyPart(
  () => import('./activity-section.tsx').then((module) => module.ActivitySection),
  room('h-96 rounded-card'),
);

export const ApiKeysSection = lazyPart(
  () => import('./api-keys/api-keys-section.tsx').then((module) => module.ApiKeysSection),
  room('h-40 rounded-card'),
);

export const DataSection = lazyPart(
  () => import('./data-section.tsx').then((module) => module.DataSection),
  room('h-52 rounded-card'),
);

/** Only after the link in the mailbox of a new address. */
export const ConfirmNewEmail = lazyPart<{ token: string }>(() =>
  import('./confirm-new-email.tsx').then((module) => module.ConfirmNewEmail),
);
