import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shell/ui/button.tsx';
import type { Advice, Finding } from '../../../contract/evidence.ts';
import { RegionChip } from '../places/region-chip.tsx';
import { TimeChip } from '../places/time-chip.tsx';
import { EvidenceDetails } from './evidence-details.tsx';
import { ResponseCurve } from './response-curve.tsx';
import { Said } from './said.tsx';

export interface RegionLink {
  number: number | null;
  selected: number | null;
  onSelect(number: number | null): void;
  onPoint(number: number | null): void;
  /** Moves the timeline of a video; absent where the creative is a picture. */
  onSeek?(seconds: number): void;
}

interface StatementCardProps {
  statement: Finding | Advice;
  tone: 'good' | 'bad' | 'advice';
  link: RegionLink;
  /** At the end of the title line, such as the points to gain. */
  aside?: ReactNode;
  /** Present where its owner may set it aside. */
  onDismiss?(): void;
}

/** One statement with its number, measured value against target, and evidence. */
export function StatementCard({ statement, tone, link, aside, onDismiss }: StatementCardProps) {
  const { number, onSeek } = link;
  const { time, ruleId } = statement.evidence;
  const active = number !== null && number === link.selected;
  return (
    <article
      data-region={number ?? undefined}
      data-rule={ruleId}
      tabIndex={-1}
      className={clsx(
        'flex gap-3.5 border-b py-5 transition-colors duration-200 last:border-b-0',
        active && '-mx-4 rounded-card bg-accent-soft px-4',
      )}
    >
      <div className="pt-px">
        {number === null ? (
          <ToneMark tone={tone} />
        ) : (
          <RegionChip number={number} active={active} onSelect={link.onSelect} onPoint={link.onPoint} />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <h3 className="pt-0.5 text-body">
            <Said>{statement.title}</Said>
          </h3>
          {aside}
        </div>
        <p className="mt-1 text-small text-muted">
          <Said>{statement.text}</Said>
        </p>
        <div className="mt-3">
          <ResponseCurve evidence={statement.evidence} />
        </div>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          {time && onSeek ? (
            <span className="order-2">
              <TimeChip time={time} onSeek={onSeek} />
            </span>
          ) : null}
          <EvidenceDetails evidence={statement.evidence} />
          {onDismiss ? (
            <Button size="sm" variant="ghost" className="order-1 -mr-2 text-muted" onClick={onDismiss}>
              Dismiss<span className="sr-only">: {statement.title}</span>
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function ToneMark({ tone }: { tone: StatementCardProps['tone'] }) {
  const Icon = tone === 'good' ? Check : Minus;
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-7 place-items-center rounded-full',
        tone === 'good' ? 'bg-success-soft text-success' : 'bg-sunken text-muted',
      )}
    >
      <Icon className="size-4" strokeWidth={2.25} />
    </span>
  );
}
