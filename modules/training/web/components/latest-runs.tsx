import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import { TYPE_NAMES } from '../../contract/vocabulary.ts';
import { moment } from '../format.ts';
import { schedulerPath, trainingPath } from '../paths.ts';
import { executionsQuery } from '../queries.ts';
import { Findings } from '../runs/findings.tsx';
import { RunRow } from '../runs/run-row.tsx';

const OPEN = ['pending', 'running'];

/** The runs under way, or else the last one. */
export function LatestRuns() {
  const runs = useQuery(executionsQuery(useApi(), 'personal'));
  const list = runs.data?.data ?? [];
  const open = list.filter(({ status }) => OPEN.includes(status));
  const shown = open.length > 0 ? open : list.slice(0, 1);
  return (
    <section aria-labelledby="runs" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="runs" className="text-heading">
          {open.length > 0 ? 'In progress' : 'Latest run'}
        </h2>
        <Link to={schedulerPath} className={buttonClass('ghost', 'sm')}>
          All runs and schedules
        </Link>
      </div>
      <PartState query={runs} what="your runs" />
      {runs.data && list.length === 0 ? (
        <EmptyState title="No runs yet">
          Start one by hand, or let it start by itself: every night at 2 AM UTC we check whether there is enough new
          data.
        </EmptyState>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label="Runs">
        {shown.map((run) => (
          <li key={run.executionId}>
            <RunRow run={run} page={trainingPath} operator={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the last finished run found; nothing before the first. */
export function LatestFindings() {
  const runs = useQuery(executionsQuery(useApi(), 'personal'));
  const found = runs.data?.data.find(({ outcome }) => outcome !== null);
  if (!found?.outcome) return null;
  return (
    <section aria-labelledby="found" className="min-w-0">
      <h2 id="found" className="mb-3 text-heading">
        What the last run found
      </h2>
      <Card className="p-5">
        <p className="mb-3 text-small text-muted">
          {TYPE_NAMES[found.trainingType]}
          {found.endedAt ? `, ${moment(found.endedAt)}` : ''}
        </p>
        <Findings outcome={found.outcome} page={trainingPath} />
      </Card>
    </section>
  );
}
