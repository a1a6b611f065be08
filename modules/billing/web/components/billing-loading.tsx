import { Loading, Skeleton } from '#shell/ui/skeleton.tsx';
import { BillingFrame } from './billing-frame.tsx';

/** The page's own layout while nothing has arrived. */
export function BillingLoading({ onRetry }: { onRetry(): void }) {
  return (
    <BillingFrame>
      <Loading label="Loading your billing" onRetry={onRetry}>
        <div className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-28 rounded-card" />
          ))}
        </div>
        <div className="mt-8 border-t py-8">
          <Skeleton className="h-96 rounded-card" />
        </div>
      </Loading>
    </BillingFrame>
  );
}
