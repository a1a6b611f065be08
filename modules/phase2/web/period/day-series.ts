import type { LineSeries } from '#shell/ui/charts/line-chart.tsx';
import type { DashboardMetrics, DayFigures } from '../../contract/dashboard.ts';

type Read = (day: DayFigures) => { y: number | null; low?: number | null; high?: number | null };

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** One figure over the days of the period; the period before is laid over it, day on day. */
export function daySeries({ days, previousDays }: DashboardMetrics, read: Read): LineSeries[] {
  const now = { id: 'now', label: 'This period', points: days.map((day) => ({ x: at(day.day), ...read(day) })) };
  if (previousDays.length === 0) return [now];
  const before = previousDays.slice(0, days.length).map((day, index) => ({
    x: at(days[index]?.day ?? day.day),
    y: read(day).y,
  }));
  return [now, { id: 'before', label: 'Period before', points: before }];
}
