import { Badge } from '#shell/ui/badge.tsx';
import type { Execution } from '../../contract/execution.ts';
import { STATUS_WORDS } from '../labels.ts';

/** Status of a run and, for operators, whose it is. */
export function RunBadges({ run, operator }: { run: Execution; operator: boolean }) {
  const { tone, word } = STATUS_WORDS[run.status];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {run.attempt > 1 ? <Badge>Attempt {run.attempt}</Badge> : null}
      {operator ? <Badge>{run.scope === 'platform' ? 'Platform' : 'Personal'}</Badge> : null}
      {run.outcome?.deployed ? <Badge tone="success">Deployed</Badge> : null}
    </>
  );
}
