import { Suspense } from 'react';
import { decideInSession } from '../sdk/gate-session.ts';
import { useSession } from '../sdk/use-session.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { UpgradeCard } from '../ui/upgrade-card.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import type { ModuleRoute } from './router.tsx';

/** One page of a module behind its gates: off or not for this role is a 404, a low plan is the upgrade card. */
export function ModulePage({ route }: { route: ModuleRoute }) {
  const { module, page, Page } = route;
  const decision = decideInSession([module.manifest.gate, page.gate], useSession());

  if (!decision.allowed && decision.reason !== 'plan') return <NotFoundPage framed />;
  if (!decision.allowed) {
    return (
      <div className="mx-auto max-w-[75rem] px-4 py-8 md:px-8">
        <PageHeading className="mb-6">{page.title}</PageHeading>
        <UpgradeCard feature={page.title} requiredPlan={decision.requiredPlan} from={module.manifest.id} />
      </div>
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
