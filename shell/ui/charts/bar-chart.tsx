import type { BarGroup, BarValue } from './bar-group.ts';
import { BarGroupsLying } from './bar-groups-lying.tsx';
import { BarGroupsStanding } from './bar-groups-standing.tsx';
import { ChartFrame, type ChartText } from './frame/chart-frame.tsx';
import { type Axis, axisName } from './frame/plot-area.ts';
import { useChartBox } from './frame/use-chart-box.ts';
import { domainOf } from './geometry/domain.ts';
import { formatRange, formatValue } from './geometry/format-value.ts';
import { textWidth } from './geometry/ticks.ts';

interface BarChartProps extends ChartText {
  /** What the groups are: "Placement". */
  groupLabel: string;
  groups: readonly BarGroup[];
  /** Names of the bars in each group, up to five; one name for plain bars. */
  series: readonly string[];
  y: Axis;
  /** What the whiskers are ("95 % interval"); needed where values have `low` and `high`. */
  intervalLabel?: string;
}

/**
 * Figures compared by length, from 0, also below it; grouped where there are
 * several series. Bars lie where their names do not fit under them.
 */
export function BarChart({
  groupLabel,
  groups,
  series,
  y,
  intervalLabel = 'Interval',
  height = 260,
  ...text
}: BarChartProps) {
  const box = useChartBox();
  const values = groups.flatMap((group) => group.values).filter((value) => value !== null);
  const whiskers = values.some((value) => value.low !== undefined);
  const domain = domainOf(
    values.flatMap(({ value, low, high }) => [value, low, high]),
    { zero: true },
  ) ?? [0, 1];
  const room = (box.width - box.typePx * 4) / groups.length;
  const lying = groups.some(({ label }) => textWidth(label, box.typePx) > room - 6);
  const parts = { box, groups, series, y, domain, readings: readingLines(groups, series, y), height };

  return (
    <ChartFrame
      missing={`There is no ${groupLabel.toLowerCase()} with figures yet.`}
      {...text}
      enough={values.length > 0}
      yLabel={`${axisName(y)}${whiskers ? `, with ${intervalLabel}` : ''}`}
      legend={series.map((label, index) => ({ series: index, kind: 'bar' as const, label }))}
      table={{
        columns: [
          { header: groupLabel },
          ...series.flatMap((label) => [
            { header: series.length > 1 ? label : y.label, numeric: true },
            ...(whiskers
              ? [{ header: series.length > 1 ? `${label}, ${intervalLabel}` : intervalLabel, numeric: true }]
              : []),
          ]),
        ],
        rows: groups.map((group) => [
          group.label,
          ...series.flatMap((_, index) => {
            const value = group.values[index];
            return [value ? formatValue(value.value, y.format) : '–', ...(whiskers ? [rangeOf(value, y) ?? '–'] : [])];
          }),
        ]),
      }}
    >
      {lying ? <BarGroupsLying {...parts} /> : <BarGroupsStanding {...parts} />}
    </ChartFrame>
  );
}

function rangeOf(value: BarValue | null | undefined, { format }: Axis): string | null {
  return value?.low !== undefined && value.high !== undefined ? formatRange(value.low, value.high, format) : null;
}

function readingLines(groups: readonly BarGroup[], series: readonly string[], y: Axis) {
  return groups.map(({ label, values }) => ({
    title: label,
    lines: series.map((name, index) => {
      const value = values[index];
      return {
        name: series.length > 1 ? name : y.label,
        text: value ? formatValue(value.value, y.format) : 'no value',
        range: rangeOf(value, y),
        ...(series.length > 1 ? { series: index, kind: 'bar' as const } : {}),
      };
    }),
  }));
}
