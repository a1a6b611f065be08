import type { Evidence } from '../../../contract/evidence.ts';
import { Said } from '../statements/said.tsx';

/** Colour of a rule's response: met, in part, missed. Beside it the figures always say the same. */
export function toneColour(response: number): string {
  return response >= 0.8 ? 'var(--success)' : response >= 0.45 ? 'var(--warning)' : 'var(--danger)';
}

/** The measured value against its target. The bar is the rule's own response: empty fails, full meets it. */
export function Gauge({ evidence }: { evidence: Evidence }) {
  const { response, display, target, measure } = evidence;
  return (
    <div>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-1.5 w-full overflow-hidden rounded-full"
        role="img"
        aria-label={`${measure}: ${display}; aim: ${target}. ${Math.round(response * 100)} of 100 for this check.`}
      >
        <rect width="100" height="4" fill="var(--border)" />
        <rect width={Math.max(1.5, response * 100)} height="4" fill={toneColour(response)} />
      </svg>
      <MeasuredAndTarget evidence={evidence} />
    </div>
  );
}

export function MeasuredAndTarget({ evidence: { display, target } }: { evidence: Evidence }) {
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-small">
      <span>
        <span className="text-muted">Measured </span>
        <span className="nums font-medium">
          <Said>{display}</Said>
        </span>
      </span>
      <span className="text-muted">
        Target{' '}
        <span className="nums text-text">
          <Said>{target}</Said>
        </span>
      </span>
    </div>
  );
}
