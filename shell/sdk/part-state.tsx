import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { failureText } from './failure-text.ts';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;

interface PartStateProps {
  query: Read;
  /** What is read, after "Loading". */
  what: string;
  /** Stands in a card of its own, not in a row that has its distance. */
  inset?: boolean;
}

/** A part of a page whose content is on its way, or did not come while the rest did; nothing once it is there. */
export function PartState({ query, what, inset = false }: PartStateProps) {
  if (query.data !== undefined) return null;
  if (!query.error)
    return (
      <div role="status" className={clsx('after-a-moment grid gap-2', inset ? 'p-5 sm:px-6' : 'py-1')}>
        <span className="sr-only">Loading {what}</span>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    );
  return (
    <div role="alert" className={clsx('flex flex-wrap items-center gap-3', inset && 'p-5 text-small sm:px-6')}>
      <p className="text-danger">
        We could not load {what}. {failureText(query.error, 'Please try again.')}
      </p>
      <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
