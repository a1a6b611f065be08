import { Loading, Skeleton } from '#shell/ui/skeleton.tsx';

/** The true layout of a result, while it is on its way. */
export function ResultLoading({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(24rem,1fr)]">
      <div className="min-h-[42dvh] bg-mat" />
      <div className="px-4 py-8 md:px-10">
        <h1 className="sr-only">Loading</h1>
        <Loading label="Loading the analysis" onRetry={onRetry}>
          <Skeleton className="h-8 w-64 max-w-full" />
          <div className="mt-8 flex gap-6">
            <Skeleton className="size-36 rounded-full" />
            <div className="grid flex-1 content-center gap-3">
              <Skeleton className="h-6 w-full" />
              <Skeleton className="h-5 w-3/4" />
            </div>
          </div>
          <Skeleton className="mt-8 h-24 rounded-card" />
          <Skeleton className="mt-4 h-24 rounded-card" />
          <Skeleton className="mt-4 h-24 rounded-card" />
        </Loading>
      </div>
    </div>
  );
}
