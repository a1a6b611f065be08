import clsx from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../card.tsx';

export interface StatChange {
  readonly direction: 'up' | 'down' | 'same';
  /** How much, with its unit: "12 %", "$1.40". */
  readonly amount: string;
  /** Compared to what: "than last week". */
  readonly against: string;
  /** Whether that is good; `neutral` where it depends. */
  readonly meaning: 'good' | 'bad' | 'neutral';
}

interface StatCardProps {
  label: string;
  /** The figure, formatted; null where there is none yet. */
  value: string | null;
  /** What the value may lie between: "$3.10 to $4.60 (95 %)". */
  interval?: string;
  change?: StatChange;
  /** A `Sparkline`; handed in, so that cards without one load no chart code. */
  sparkline?: ReactNode;
  /** Under the figure: where it comes from, or what is missing. */
  note?: ReactNode;
  /** In the upper corner, such as a button that explains the figure. */
  aside?: ReactNode;
  className?: string;
}

const ICONS = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };
const WORDS = { up: 'more', down: 'less', same: '' };
const INK = { good: 'text-success', bad: 'text-danger', neutral: 'text-muted' };

/** One figure with its name, how sure it is, and how it changed. */
export function StatCard({ label, value, interval, change, sparkline, note, aside, className }: StatCardProps) {
  const Icon = change ? ICONS[change.direction] : null;
  return (
    <Card className={clsx('relative flex min-w-0 flex-col p-4', className)}>
      {aside ? <div className="absolute top-1 right-1">{aside}</div> : null}
      <dl>
        <dt className={clsx('text-small text-muted', aside && 'pr-8')}>{label}</dt>
        <dd className="nums mt-1 text-title font-semibold">{value ?? <span className="text-muted">–</span>}</dd>
        {interval ? <dd className="nums text-micro text-muted">{interval}</dd> : null}
        {change && Icon ? (
          <dd className={clsx('mt-2 flex items-start gap-1.5 text-small', INK[change.meaning])}>
            <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
            <span>
              <span className="nums font-medium">
                {change.direction === 'same' ? 'Unchanged' : `${change.amount} ${WORDS[change.direction]}`}
              </span>{' '}
              <span className="text-muted">{change.direction === 'same' ? change.amount : change.against}</span>
            </span>
          </dd>
        ) : null}
        {note ? <dd className="mt-2 text-small text-muted">{note}</dd> : null}
      </dl>
      {sparkline ? <div className="mt-auto pt-3">{sparkline}</div> : null}
    </Card>
  );
}
