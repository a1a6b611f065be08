import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyOnline } from '../../sdk/lazy-online.ts';
import type { SessionUser } from '../../sdk/session.ts';
import { useUser } from '../../sdk/use-session.ts';
import { OfflineBar } from '../../ui/offline-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SideRail } from './side-rail.tsx';

// Most people never see one: their code comes only to those who do.
const AccountNotices = lazyOnline(() => import('./account-notices.tsx').then((module) => module.AccountNotices));

function needsNotice(user: SessionUser): boolean {
  return !user.emailVerified || Boolean(user.deletionDueAt || user.paymentDueUntil || user.paymentToConfirm);
}

/** The frame of signed-in pages: rail on wide screens, bar at the foot on narrow ones. */
export function AppFrame() {
  const user = useUser();
  return (
    <div className="md:flex">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-text focus:px-4 focus:py-3 focus:text-bg"
      >
        Skip to content
      </a>
      <SideRail />
      <div className="min-w-0 flex-1">
        <OfflineBar />
        {needsNotice(user) ? (
          <Suspense fallback={null}>
            <AccountNotices />
          </Suspense>
        ) : null}
        <main id="main" tabIndex={-1} className="pb-[calc(6rem+env(safe-area-inset-bottom))] md:pb-16">
          <Outlet />
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
