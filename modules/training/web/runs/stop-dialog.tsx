import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { TextArea } from '#shell/ui/input/text-area.tsx';
import type { Execution } from '../../contract/execution.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { TYPE_NAMES } from '../../contract/vocabulary.ts';
import { type ChangeRequest, useTrainingChange } from '../use-training-change.ts';

const MOST_REASON = 500;

/** Asks why before a run is stopped. */
export function StopDialog({ run, onClose }: { run: Execution; onClose(): void }) {
  const [reason, setReason] = useState('');
  const stop = useTrainingChange({
    call: ({ api, input: why }: ChangeRequest<string>) =>
      api.call(routes.emergencyStop, { body: { executionId: run.executionId, reason: why } }),
    done: { title: 'Training Stopped', text: ({ message }) => message },
    failed: { title: 'Stop Failed', fallback: 'Failed to stop training execution' },
    onDone: onClose,
  });
  const why = reason.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Stop this ${TYPE_NAMES[run.trainingType].toLowerCase()} run?`}
      actions={
        <>
          <Button onClick={onClose}>Let it run</Button>
          <Button
            variant="danger"
            busy={stop.isPending}
            disabled={why === '' || [...why].length > MOST_REASON}
            onClick={() => stop.mutate(why)}
          >
            Stop training
          </Button>
        </>
      }
    >
      <p className="text-small">
        It stops within seconds, and nothing is deployed. Finished steps are kept: a retry goes on from there.
      </p>
      <TextArea
        className="mt-4 text-text"
        label="Why are you stopping it?"
        hint="Kept with the run, for whoever looks at it later."
        rows={3}
        most={MOST_REASON}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
