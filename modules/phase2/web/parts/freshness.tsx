import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '#shell/sdk/failure-text.ts';
import { StaleNotice } from '#shell/ui/states/stale-notice.tsx';
import { formatTime } from '../format.ts';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'dataUpdatedAt' | 'isFetching' | 'refetch'>;

/** Says that figures which are asked for again and again did not come the last time; what came before stays in view. */
export function Freshness({ query }: { query: Read }) {
  if (!query.error || query.data === undefined) return null;
  return (
    <div data-clock>
      <StaleNotice
        since={`at ${formatTime(new Date(query.dataUpdatedAt).toISOString())}`}
        busy={query.isFetching}
        onReload={() => void query.refetch()}
      >
        {failureText(query.error, 'Newer figures could not be loaded.')}
      </StaleNotice>
    </div>
  );
}
