import { useQuery } from '@tanstack/react-query';
import { Check, RotateCcw } from 'lucide-react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import type { Execution, RetryPreview } from '../../contract/execution.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { PHASE_NAMES } from '../../contract/vocabulary.ts';
import { dollars, minutesAndSeconds } from '../format.ts';
import { useTrainingChange } from '../use-training-change.ts';

/** Shows what a retry would repeat and what it would keep, then starts it. */
export function RetryDialog({ run, onClose }: { run: Execution; onClose(): void }) {
  const params = { id: run.executionId };
  const preview = useQuery({ ...routeQuery(useApi(), routes.previewRetry, { params }), gcTime: 0 });
  const retry = useTrainingChange({
    call: ({ api }) => api.call(routes.retry, { params }),
    done: { title: 'Training Started', text: ({ message }) => message },
    failed: { title: 'Training Failed', fallback: 'Failed to start training execution' },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Retry this run"
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant="primary"
            busy={retry.isPending}
            disabled={preview.data === undefined}
            onClick={() => retry.mutate()}
          >
            Retry
          </Button>
        </>
      }
    >
      <PartState query={preview} what="what a retry would do" />
      {preview.data ? <Preview preview={preview.data} /> : null}
    </Dialog>
  );
}

function Preview({ preview }: { preview: RetryPreview }) {
  const { kept, repeated, expectedSeconds, expectedDollars, budgetLeftDollars } = preview;
  return (
    <div className="grid gap-5 text-small">
      {kept.length > 0 ? (
        <section aria-labelledby="retry-kept">
          <h3 id="retry-kept" className="font-medium text-text">
            Kept from before
          </h3>
          <ul className="mt-2 grid gap-1.5">
            {kept.map(({ phase, seconds }) => (
              <li key={phase} className="flex items-start gap-2">
                <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
                <span className="min-w-0 flex-1 text-text">{PHASE_NAMES[phase]}</span>
                <span className="nums">saves {minutesAndSeconds(seconds)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p>Nothing of the earlier attempt can be kept, so the run begins anew.</p>
      )}
      <section aria-labelledby="retry-repeated">
        <h3 id="retry-repeated" className="font-medium text-text">
          Run again
        </h3>
        <ul className="mt-2 grid gap-2">
          {repeated.map(({ phase, why }) => (
            <li key={phase} className="flex items-start gap-2">
              <RotateCcw className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
              <span className="min-w-0">
                <span className="block text-text">{PHASE_NAMES[phase]}</span>
                {why}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p className="border-t pt-4">
        {expectedSeconds === null
          ? 'No run of this kind has finished yet, so how long it takes is not known.'
          : `By earlier runs it takes about ${minutesAndSeconds(expectedSeconds)}${expectedDollars === null ? '' : ` and ${dollars(expectedDollars)}`}.`}{' '}
        {dollars(budgetLeftDollars)} of this month’s budget is left.
      </p>
    </div>
  );
}
