import { BadgeSet } from '#shell/ui/display/badge-set.tsx';
import type { Execution } from '../../contract/execution.ts';
import { CATEGORY_NAMES, TYPE_NAMES } from '../../contract/vocabulary.ts';
import { ListCard } from '../components/list-card.tsx';
import { dollars, minutesAndSeconds, moment } from '../format.ts';
import { STARTED_BY } from '../labels.ts';
import { runHref } from '../paths.ts';
import { RunActions } from './run-actions.tsx';
import { RunBadges } from './run-badges.tsx';
import { RunState } from './run-state.tsx';

/** One run in a list: what it is, how far it is, and what can be done with it. */
export function RunRow({ run, page, operator }: { run: Execution; page: string; operator: boolean }) {
  const facts = [
    STARTED_BY[run.startedBy],
    run.startedAt ? `began ${moment(run.startedAt)}` : `queued ${moment(run.queuedAt)}`,
    run.endedAt && run.startedAt ? `took ${minutesAndSeconds(run.duration)}` : null,
    run.cost.dollars > 0 ? dollars(run.cost.dollars) : null,
  ];
  return (
    <ListCard
      title={TYPE_NAMES[run.trainingType]}
      to={runHref(page, run.executionId)}
      badges={<RunBadges run={run} operator={operator} />}
      facts={facts}
      actions={<RunActions run={run} />}
    >
      <div className="mt-3 max-w-[48rem]">
        <RunState run={run} />
      </div>
      {run.categories.length > 0 ? (
        <div className="mt-3">
          <BadgeSet label="Categories" badges={run.categories.map((id) => ({ id, label: CATEGORY_NAMES[id] }))} />
        </div>
      ) : null}
      <p className="mt-3 font-mono text-micro text-muted">
        <span className="sr-only">Run </span>
        {run.executionId}
        {operator && run.account ? <span className="block">Account {run.account}</span> : null}
      </p>
    </ListCard>
  );
}
