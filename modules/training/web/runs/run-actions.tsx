import { ArrowUpRight, CircleStop, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import type { Execution } from '../../contract/execution.ts';
import { RetryDialog } from './retry-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';

/** What can be done with a run as it stands: stop it, retry it, open it in Temporal. */
export function RunActions({ run }: { run: Execution }) {
  const [asked, setAsked] = useState<'stop' | 'retry' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {run.canStop ? (
        <Button
          size="sm"
          icon={<CircleStop className="size-4 text-danger" aria-hidden />}
          onClick={() => setAsked('stop')}
        >
          Stop
        </Button>
      ) : null}
      {run.canRetry ? (
        <Button size="sm" icon={<RotateCcw className="size-4" aria-hidden />} onClick={() => setAsked('retry')}>
          Retry
        </Button>
      ) : null}
      {run.workflowUrl ? (
        <a href={run.workflowUrl} target="_blank" rel="noreferrer" className={buttonClass('ghost', 'sm')}>
          Temporal
          <ArrowUpRight className="size-4" aria-hidden />
          <span className="sr-only">(opens the run in Temporal’s own pages)</span>
        </a>
      ) : null}
      {asked === 'stop' ? <StopDialog run={run} onClose={close} /> : null}
      {asked === 'retry' ? <RetryDialog run={run} onClose={close} /> : null}
    </>
  );
}
