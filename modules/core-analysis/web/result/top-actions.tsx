import type { Advice } from '../../contract/evidence.ts';
import { EFFORT_LABELS } from '../labels.ts';
import { type NumberedRegion, numberOfRule } from './number-regions.ts';
import { RegionChip } from './region-chip.tsx';
import type { RegionLink } from './statement-card.tsx';

const SHOWN = 3;

interface TopActionsProps {
  strategy: readonly Advice[];
  regions: readonly NumberedRegion[];
  link: Omit<RegionLink, 'number'>;
}

/** The few changes with the most to gain. */
export function TopActions({ strategy, regions, link }: TopActionsProps) {
  const top = [...strategy].sort((a, b) => b.gain - a.gain).slice(0, SHOWN);
  return (
    <section aria-labelledby="top-actions">
      <h2 id="top-actions" className="text-heading">
        {top.length === 0 ? 'Nothing worth changing was found' : 'Worth changing first'}
      </h2>
      <ol className="mt-4 grid gap-3">
        {top.map((advice) => {
          const number = numberOfRule(regions, advice.evidence.ruleId);
          return (
            <li key={advice.id} className="flex gap-4 rounded-card border bg-surface p-4">
              <div className="w-14 shrink-0 text-center">
                <p className="nums text-[1.375rem] leading-7 weight-650 tracking-[-0.02em] text-success">
                  +{formatGain(advice.gain)}
                </p>
                <p className="text-micro text-muted">points</p>
              </div>
              <div className="min-w-0 flex-1">
                <h3 className="text-body">{advice.title}</h3>
                <p className="mt-1 text-small text-muted">{advice.text}</p>
                <p className="mt-2 text-micro text-muted">
                  {EFFORT_LABELS[advice.effort]} · measured {advice.evidence.display}, target {advice.evidence.target}
                </p>
              </div>
              {number === null ? null : (
                <RegionChip
                  number={number}
                  active={number === link.selected}
                  onSelect={link.onSelect}
                  onPoint={link.onPoint}
                />
              )}
            </li>
          );
        })}
      </ol>
      {top.length > 0 ? (
        <p className="mt-3 text-micro text-muted">
          Points are what the same rule book would add if the target were fully met. They are no promise of sales.
        </p>
      ) : null}
    </section>
  );
}

/** One decimal under 10, so that small gains do not all read alike. */
export function formatGain(gain: number): string {
  return gain >= 9.95 ? String(Math.round(gain)) : gain.toFixed(1);
}
