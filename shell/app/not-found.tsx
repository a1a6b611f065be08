import { lazy, Suspense } from 'react';
import { PageLoading } from './page-loading.tsx';

const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));

/** The 404 page; its code comes only to those who need it. */
export function NotFound({ framed }: { framed?: boolean }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <NotFoundPage framed={framed} />
    </Suspense>
  );
}
