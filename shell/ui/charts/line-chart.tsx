import { ChartFrame, type ChartText } from './frame/chart-frame.tsx';
import { Plot } from './frame/plot.tsx';
import { type Axis, axisName, levelAxisName, plotArea } from './frame/plot-area.ts';
import { PlotAxes } from './frame/plot-axes.tsx';
import { Marker } from './frame/series-mark.tsx';
import { seriesStyle } from './frame/series-style.ts';
import { useChartBox } from './frame/use-chart-box.ts';
import type { Reading } from './frame/use-reading.ts';
import { domainOf } from './geometry/domain.ts';
import type { Domain } from './geometry/extent.ts';
import { formatRange, formatValue } from './geometry/format-value.ts';
import { bandPath, type LinePoint, linePath, lonePoints } from './geometry/line-path.ts';

export interface LineSeries {
  readonly id: string;
  readonly label: string;
  /** In order of x. */
  readonly points: readonly LinePoint[];
}

interface LineChartProps extends ChartText {
  x: Axis;
  y: Axis;
  /** Up to five look different. */
  series: readonly LineSeries[];
  /** What the bands are ("95 % interval"); needed where points have `low` and `high`. */
  bandLabel?: string;
  /** The upright axis begins at 0. Default false: a line compares slopes, not lengths. */
  zero?: boolean;
  /** Ends no rounding of the upright axis passes, such as [0, 1] for shares. */
  within?: Domain;
}

/** With more points than this their marks would run into each other. */
const MOST_MARKED = 16;

/** Values over time or another measure, as lines with their uncertainty; a missing value is a gap. */
export function LineChart({
  x,
  y,
  series,
  bandLabel = 'interval',
  zero,
  within,
  height = 260,
  ...text
}: LineChartProps) {
  const box = useChartBox();
  const points = series.flatMap((each) => each.points);
  const known = points.filter((point) => point.y !== null);
  const banded = points.some((point) => typeof point.low === 'number');
  const xDomain = domainOf(
    points.map((point) => point.x),
    { nice: x.format.kind !== 'date' },
  ) ?? [0, 1];
  const yDomain = domainOf(
    points.flatMap((point) => [point.y, point.low, point.high]),
    { zero, within },
  ) ?? [0, 1];
  const area = plotArea({ box, height, x: { ...x, domain: xDomain }, y: { ...y, domain: yDomain } });
  const rows = rowsOf(series);

  const readings = rows.map(({ x: place, points: at }): Reading => {
    const marks = at.flatMap((point, index) =>
      point && point.y !== null ? [{ x: area.sx(place), y: area.sy(point.y), series: index }] : [],
    );
    return {
      x: area.sx(place),
      y: Math.min(...marks.map((mark) => mark.y), area.bottom),
      title: formatValue(place, x.format),
      marks,
      lines: at.flatMap((point, index) =>
        point
          ? [
              {
                name: series[index]?.label ?? '',
                text: point.y === null ? 'no value' : formatValue(point.y, y.format),
                range: point.y === null ? null : rangeOf(point, y),
                series: index,
                kind: 'point' as const,
              },
            ]
          : [],
      ),
    };
  });

  return (
    <ChartFrame
      missing="A line needs at least two measured points."
      {...text}
      enough={known.length >= 2}
      yLabel={axisName(y)}
      xLabel={levelAxisName(x)}
      legend={[
        ...series.map(({ label }, index) => ({ series: index, kind: 'line' as const, label })),
        ...(banded ? [{ series: 0, kind: 'band' as const, label: bandLabel }] : []),
      ]}
      table={{
        columns: [
          { header: x.label },
          ...series.flatMap(({ label }) => [
            { header: series.length > 1 ? label : y.label, numeric: true },
            ...(banded ? [{ header: series.length > 1 ? `${label}, ${bandLabel}` : bandLabel, numeric: true }] : []),
          ]),
        ],
        rows: rows.map(({ x: place, points: at }) => [
          formatValue(place, x.format),
          ...at.flatMap((point) => [
            point && point.y !== null ? formatValue(point.y, y.format) : '–',
            ...(banded ? [rangeOf(point, y) ?? '–'] : []),
          ]),
        ]),
      }}
    >
      <Plot box={box} area={area} readings={readings}>
        <PlotAxes area={area} typePx={box.typePx} />
        {series.map((each, index) => (
          <path
            key={each.id}
            d={bandPath(each.points, area.sx, area.sy)}
            fill={seriesStyle(index).colour}
            fillOpacity={0.18}
          />
        ))}
        {series.map((each, index) => (
          <g key={each.id}>
            <path
              d={linePath(each.points, area.sx, area.sy)}
              fill="none"
              stroke={seriesStyle(index).colour}
              strokeWidth={2}
              strokeDasharray={seriesStyle(index).dash}
              strokeLinejoin="round"
            />
            {(each.points.length > MOST_MARKED ? lonePoints(each.points) : each.points).map((point) =>
              point.y === null ? null : (
                <Marker key={point.x} series={index} x={area.sx(point.x)} y={area.sy(point.y)} r={3.5} />
              ),
            )}
          </g>
        ))}
      </Plot>
    </ChartFrame>
  );
}

/** Every place of any series in order, with what each series has there. */
function rowsOf(series: readonly LineSeries[]): { x: number; points: (LinePoint | undefined)[] }[] {
  const at = series.map((each) => new Map(each.points.map((point) => [point.x, point])));
  const places = [...new Set(at.flatMap((points) => [...points.keys()]))].sort((a, b) => a - b);
  return places.map((x) => ({ x, points: at.map((points) => points.get(x)) }));
}

function rangeOf(point: LinePoint | undefined, { format }: Axis): string | null {
  return typeof point?.low === 'number' && typeof point.high === 'number'
    ? formatRange(point.low, point.high, format)
    : null;
}
