import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '#shell/sdk/failure-text.ts';
import { StaleNotice } from '#shell/ui/states/stale-notice.tsx';
import type { DashboardMetrics } from '../../contract/dashboard.ts';
import { formatMoment, formatTime } from '../format.ts';

type Read = Pick<UseQueryResult, 'data' | 'error' | 'dataUpdatedAt' | 'isFetching' | 'refetch'>;

interface FreshnessProps {
  query: Read;
  /** Of an answer that was counted from events. */
  counted?: Pick<DashboardMetrics, 'isCurrent' | 'countedUntil'> | undefined;
}

/**
 * Says that figures which are asked for again and again did not come the last time, or that counting is behind; what came before
 * stays in view.
 */
export function Freshness({ query, counted }: FreshnessProps) {
  if (!query.error || query.data === undefined)
    return counted && !counted.isCurrent ? (
      <p role="status" data-clock className="text-small text-warning">
        Counting is behind: activity after {formatMoment(counted.countedUntil)} is not in these figures yet.
      </p>
    ) : null;
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
