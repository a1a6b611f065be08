import { lazy, Suspense } from 'react';
import { decideInSession } from '../sdk/gate-session.ts';
import { useSession } from '../sdk/use-session.ts';
import { PageBoundary } from './loading/page-boundary.tsx';
import { PageLoading } from './loading/page-loading.tsx';
import { NotFound } from './not-found.tsx';
import type { ModuleRoute } from './router.tsx';

const SwitchedOffPage = lazy(() => import('./pages/switched-off-page.tsx'));
const UpgradePage = lazy(() => import('./pages/upgrade-page.tsx'));

/** One page of a module behind its gates: off says so, not for this role is a 404, a low plan is the upgrade card. */
export function ModulePage({ route }: { route: ModuleRoute }) {
  const { module, page, Page } = route;
  const decision = decideInSession([module.manifest.gate, page.gate], useSession());

  if (!decision.allowed && decision.reason === 'flag')
    return (
      <Suspense fallback={<PageLoading />}>
        <SwitchedOffPage title={page.title} />
      </Suspense>
    );
  if (!decision.allowed && decision.reason !== 'plan') return <NotFound framed />;
  if (!decision.allowed) {
    return (
      <Suspense fallback={<PageLoading />}>
        <UpgradePage title={page.title} requiredPlan={decision.requiredPlan} from={module.manifest.id} />
      </Suspense>
    );
  }
  return (
    <PageBoundary owner={module.manifest.id} resetKey={page.path}>
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}
