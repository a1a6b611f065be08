import type { UseQueryResult } from '@tanstack/react-query';
import { isApiError } from '#shell/sdk/api-error.ts';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/skeleton.tsx';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** A part whose content is on its way, or did not come while the rest of the page did. */
export function PartState({ query, what }: { query: Read; what: string }) {
  if (!query.error)
    return (
      <div role="status" className="after-a-moment grid gap-2 p-5 sm:px-6">
        <span className="sr-only">Loading {what}</span>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-5 text-small sm:px-6">
      <p className="text-danger">
        We could not load {what}. {isApiError(query.error) ? query.error.message : 'Please try again.'}
      </p>
      <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
