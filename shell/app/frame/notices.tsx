import { Suspense, useSyncExternalStore } from 'react';
import { onUpdateWaiting, updateWaiting } from '../../pwa/register.ts';
import { lazyOnline } from '../../sdk/lazy-online.ts';
import { currentToast, subscribeToast } from '../../ui/toast-store.ts';

const Toaster = lazyOnline(() => import('../../ui/toaster.tsx').then((module) => module.Toaster));
const UpdatePrompt = lazyOnline(() => import('../../pwa/update-prompt.tsx').then((module) => module.UpdatePrompt));

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
