import type { UseQueryResult } from '@tanstack/react-query';
import { isApiError } from '#shell/sdk/api-error.ts';
import { failureText } from '#shell/sdk/failure-text.ts';
import { ErrorState } from '#shell/ui/error-state.tsx';
import { CardsLoading } from './skeletons.tsx';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;

interface QueryStateProps {
  query: Read;
  /** What is read, after "Loading". */
  what: string;
  /** What failed, as a heading. Default: made from `what`. */
  title?: string;
}

/** The main part of a page while its answer is on its way, or where it did not come; nothing once it is there. */
export function QueryState({ query, what, title = `We could not load ${what}` }: QueryStateProps) {
  if (query.data !== undefined) return null;
  const again = () => void query.refetch();
  if (!query.error) return <CardsLoading label={`Loading ${what}`} onRetry={again} />;
  return (
    <ErrorState title={title} onRetry={again} reference={isApiError(query.error) ? query.error.requestId : null}>
      {failureText(query.error, 'Unknown error')}
    </ErrorState>
  );
}
