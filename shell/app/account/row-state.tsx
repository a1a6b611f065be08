import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { failureText } from './failure-text.ts';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** A row whose content is on its way, or did not come; nothing once it is there. */
export function RowState({ query, what }: { query: Read; what: string }) {
  if (query.data !== undefined) return null;
  if (!query.error)
    return (
      <div role="status" className="after-a-moment grid gap-2 py-1">
        <span className="sr-only">Loading {what}</span>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-danger">
        We could not load {what}. {failureText(query.error, 'Please try again.')}
      </p>
      <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
