import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { Segmented } from '#shell/ui/segmented.tsx';
import { schedulerPath } from '../paths.ts';
import { executionsQuery } from '../queries.ts';
import { RunRow } from '../runs/run-row.tsx';

const SCOPES = [
  { id: 'all', label: 'All runs' },
  { id: 'platform', label: 'Platform' },
  { id: 'personal', label: 'Personal' },
] as const;

/** Every run one may see: running first, then waiting, then ended. */
export function ExecutionsTab({ operator }: { operator: boolean }) {
  const [scope, setScope] = useState<(typeof SCOPES)[number]['id']>('all');
  const runs = useQuery(executionsQuery(useApi(), scope === 'all' ? undefined : scope));
  const list = runs.data?.data;
  return (
    <>
      {operator ? (
        <Segmented label="Whose runs" options={SCOPES} value={scope} onChange={(id) => setScope(id)} className="mb-4" />
      ) : null}
      <PartState query={runs} what="runs" />
      {list?.length === 0 ? (
        <EmptyState title="No runs yet">
          Runs appear here as soon as one is started by hand or by a schedule.
        </EmptyState>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label="Runs">
        {list?.map((run) => (
          <li key={run.executionId}>
            <RunRow run={run} page={schedulerPath} operator={operator} />
          </li>
        ))}
      </ul>
    </>
  );
}
