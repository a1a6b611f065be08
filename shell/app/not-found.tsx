import { lazy, Suspense } from 'react';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { PageLoading } from './loading/page-loading.tsx';

const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));

/** The 404 page; its code comes only to those who need it. */
export function NotFound({ framed }: { framed?: boolean }) {
  return (
    <Suspense fallback={framed ? <PageLoading /> : <FullScreenSpinner />}>
      <NotFoundPage framed={framed} />
    </Suspense>
  );
}
