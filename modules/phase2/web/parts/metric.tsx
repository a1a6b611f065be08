import type { ReactNode } from 'react';
import { StatCard, type StatChange } from '#shell/ui/display/stat-card.tsx';
import type { MetricId } from '../../contract/metric-ids.ts';
import { MetricInfo } from './metric-info.tsx';

/** Around every figure of a page: names the metric it shows. What names none may not show a figure. */
export function Metric({
  of,
  className,
  children,
}: {
  of: MetricId;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div data-metric={of} className={className ?? 'min-w-0'}>
      {children}
    </div>
  );
}

interface MetricCardProps {
  of: MetricId;
  label: string;
  value: string | null;
  interval?: string | undefined;
  change?: StatChange | undefined;
  sparkline?: ReactNode;
  note?: ReactNode;
}

/** One figure in a card, with the way to its definition. */
export function MetricCard({ of, label, value, interval, change, sparkline, note }: MetricCardProps) {
  return (
    <Metric of={of} className="grid min-w-0">
      <StatCard
        label={label}
        value={value}
        {...(interval && { interval })}
        {...(change && { change })}
        sparkline={sparkline}
        note={note}
        aside={<MetricInfo of={of} label={label} />}
      />
    </Metric>
  );
}

interface MetricHeadingProps {
  of: MetricId;
  children: string;
  /** Level of the heading on its page. */
  level?: 2 | 3;
  /** At the far end. */
  action?: ReactNode;
}

/** The heading of a part, with the way to the definition of what it shows. */
export function MetricHeading({ of, children, level = 2, action }: MetricHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div className="flex min-w-0 items-center gap-1">
        <Heading className={level === 2 ? 'text-heading' : 'text-body font-medium'}>{children}</Heading>
        <MetricInfo of={of} label={children} />
      </div>
      {action}
    </div>
  );
}
