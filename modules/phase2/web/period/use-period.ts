import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wallClock } from '#shell/sdk/wall-clock.ts';
import { type DayRange, dateRangeProblem, lastDays } from '#shell/ui/input/check-date-range.ts';
import type { PeriodQuery } from '../../contract/period.ts';

/** Lengths that are one click away, in days up to today. */
export const PRESET_DAYS = [7, 30, 90] as const;
/** What the server takes where no days are sent. */
const USUAL_DAYS = 30;

export type PeriodChoice = `${(typeof PRESET_DAYS)[number]}` | 'custom';

export interface ChosenPeriod {
  readonly choice: PeriodChoice;
  readonly range: DayRange;
  readonly isCompared: boolean;
  /** As the routes take it. */
  readonly query: PeriodQuery;
  choose(choice: PeriodChoice): void;
  setRange(range: DayRange): void;
  setCompared(on: boolean): void;
}

/** Today in UTC, by this device's clock: only to fill in the fields, the server settles what a day is. */
const today = (): string => new Date(wallClock()).toISOString().slice(0, 10);

/** The period in the address, so that it survives a reload and can be shared. The usual one leaves the address bare. */
export function usePeriod(): ChosenPeriod {
  const [search, setSearch] = useSearchParams();
  const [from, to, days] = [search.get('from'), search.get('to'), search.get('days')];
  const isCompared = search.get('compare') !== 'off';

  return useMemo(() => {
    const change = (values: Record<string, string | null>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    const custom = from && to && dateRangeProblem({ from, to }) === null ? { from, to } : null;
    const length = PRESET_DAYS.find((each) => String(each) === days) ?? USUAL_DAYS;
    const range = custom ?? lastDays(length, today());
    const sent = custom ?? (length === USUAL_DAYS ? {} : range);
    return {
      choice: custom ? 'custom' : (String(length) as PeriodChoice),
      range,
      isCompared,
      query: { ...sent, ...(isCompared && { compare: 'previous' as const }) },
      choose: (choice) =>
        change(
          choice === 'custom'
            ? { from: range.from, to: range.to, days: null }
            : { from: null, to: null, days: Number(choice) === USUAL_DAYS ? null : choice },
        ),
      setRange: (chosen) => change({ from: chosen.from, to: chosen.to, days: null }),
      setCompared: (on) => change({ compare: on ? null : 'off' }),
    };
  }, [from, to, days, isCompared, setSearch]);
}
