import { Loading, Skeleton } from '../../ui/skeleton.tsx';

/** A page whose code is still on its way. */
export function PageLoading() {
  return (
    <div className="mx-auto max-w-[75rem] px-4 py-8 md:px-8">
      <h1 className="sr-only">Loading</h1>
      <Loading label="Loading..." onRetry={() => location.reload()}>
        <Skeleton className="h-9 w-56" />
        <Skeleton className="mt-6 h-72 w-full rounded-card" />
      </Loading>
    </div>
  );
}
