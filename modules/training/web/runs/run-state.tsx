import { ProgressBar } from '#shell/ui/display/progress-bar.tsx';
import type { Execution } from '../../contract/execution.ts';
import { PHASE_NAMES } from '../../contract/vocabulary.ts';
import { counted } from '../../contract/words.ts';
import { minutesAndSeconds } from '../format.ts';

/** How far a run is, or how it ended, in a line or two. */
export function RunState({ run }: { run: Execution }) {
  if (run.status === 'pending')
    return (
      <p className="text-small text-muted">
        {run.waitsBehind === null || run.waitsBehind === 0
          ? 'Starts in a moment.'
          : `Waits behind ${counted(run.waitsBehind, 'run')}. One run at a time trains each model.`}
      </p>
    );
  if (run.status === 'running')
    return (
      <ProgressBar
        label={run.phase ? PHASE_NAMES[run.phase] : 'Getting ready'}
        value={run.progress}
        text={`${Math.round(run.progress)} %, ${minutesAndSeconds(run.duration)}`}
      />
    );
  if (run.status === 'failed') {
    const at = run.phases.find(({ state }) => state === 'failed')?.phase;
    return (
      <p className="text-small">
        {at ? <span className="font-medium">{PHASE_NAMES[at]}: </span> : null}
        <span className="text-danger">{run.failure?.message ?? 'The run failed.'}</span>
      </p>
    );
  }
  if (run.status === 'cancelled')
    return (
      <p className="text-small">
        <span className="text-muted">Stopped because: </span>
        {run.stopped?.reason ?? 'no reason was given'}
      </p>
    );
  return <p className="text-small">{run.outcome?.summary}</p>;
}
