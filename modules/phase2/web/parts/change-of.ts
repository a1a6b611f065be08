import type { StatChange } from '#shell/ui/display/stat-card.tsx';
import type { Period } from '../../contract/period.ts';
import { formatDay } from '../format.ts';

interface Compared {
  now: number | null;
  before: number | null | undefined;
  period: Period | undefined;
  write: (value: number) => string;
  /** Whether more is better. Default `neutral`. */
  more?: 'good' | 'bad' | 'neutral';
}

/** Half a unit of what is written does not count as a change. */
const sameAsWritten = (write: (value: number) => string, one: number, other: number) => write(one) === write(other);

/** How a figure differs from the period before; undefined where one of both is missing. */
export function changeOf({ now, before, period, write, more = 'neutral' }: Compared): StatChange | undefined {
  if (now === null || before === null || before === undefined || !period) return undefined;
  const against = `than ${formatDay(period.from)} to ${formatDay(period.to)}`;
  if (sameAsWritten(write, now, before))
    return { direction: 'same', amount: 'against the period before', against, meaning: 'neutral' };
  const up = now > before;
  const meaning = more === 'neutral' ? 'neutral' : up === (more === 'good') ? 'good' : 'bad';
  return { direction: up ? 'up' : 'down', amount: write(Math.abs(now - before)), against, meaning };
}
