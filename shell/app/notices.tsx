import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onUpdateWaiting, updateWaiting } from '../pwa/register.ts';
import { currentToast, subscribeToast } from '../ui/toast-store.ts';

const Toaster = lazy(() => import('../ui/toaster.tsx').then((module) => ({ default: module.Toaster })));
const UpdatePrompt = lazy(() =>
  import('../pwa/update-prompt.tsx').then((module) => ({ default: module.UpdatePrompt })),
);

let toasted = false;

/** Messages and the offer of a new version; their code comes with the first one. */
export function Notices() {
  const message = useSyncExternalStore(subscribeToast, currentToast, () => null);
  const update = useSyncExternalStore(onUpdateWaiting, updateWaiting, () => false);
  if (message) toasted = true;
  return (
    <Suspense fallback={null}>
      {toasted ? <Toaster /> : null}
      {update ? <UpdatePrompt /> : null}
    </Suspense>
  );
}
