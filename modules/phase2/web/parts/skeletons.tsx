import { Loading, Skeleton } from '#shell/ui/skeleton.tsx';

interface CardsLoadingProps {
  /** What is being loaded, as the ear hears it. */
  label: string;
  onRetry: () => void;
}

/** Four cards and a wide part, before any figure came. */
export function CardsLoading({ label, onRetry }: CardsLoadingProps) {
  return (
    <Loading label={label} onRetry={onRetry}>
      <div className="grid gap-6">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {['one', 'two', 'three', 'four'].map((id) => (
            <Skeleton key={id} className="h-32 rounded-card" />
          ))}
        </div>
        <Skeleton className="h-64 rounded-card" />
      </div>
    </Loading>
  );
}
