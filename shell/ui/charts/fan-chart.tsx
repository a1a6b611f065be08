import { ChartFrame, type ChartText } from './frame/chart-frame.tsx';
import { Plot } from './frame/plot.tsx';
import { type Axis, axisName, levelAxisName, plotArea } from './frame/plot-area.ts';
import { PlotAxes } from './frame/plot-axes.tsx';
import { Marker } from './frame/series-mark.tsx';
import { useChartBox } from './frame/use-chart-box.ts';
import type { Reading } from './frame/use-reading.ts';
import { domainOf } from './geometry/domain.ts';
import { formatRange, formatValue } from './geometry/format-value.ts';
import { bandPath, type LinePoint, linePath } from './geometry/line-path.ts';

export interface ForecastPoint {
  readonly x: number;
  readonly median: number;
  /** One range for each of the chart's `levels`, in their order. */
  readonly ranges: readonly { readonly low: number; readonly high: number }[];
}

interface FanChartProps extends ChartText {
  x: Axis;
  y: Axis;
  /** What was measured, in order of x. */
  history: readonly LinePoint[];
  /** What is expected, in order of x, after the last measured point. */
  forecast: readonly ForecastPoint[];
  /** Shares (0..1) of outcomes that lie within the ranges, narrowest first: [0.5, 0.8, 0.95]. */
  levels: readonly number[];
  /** The upright axis begins at 0. */
  zero?: boolean;
}

const levelName = (level: number) => `${Math.round(level * 100)}\u00a0% range`;

/** A forecast as a fan: the stronger the tone, the likelier. It opens at the last measured point. */
export function FanChart({ x, y, history, forecast, levels, zero, height = 260, ...text }: FanChartProps) {
  const box = useChartBox();
  const measured = history.filter((point) => point.y !== null);
  const last = measured.at(-1);
  const places = [...history.map((point) => point.x), ...forecast.map((point) => point.x)];
  const xDomain = domainOf(places, { nice: x.format.kind !== 'date' }) ?? [0, 1];
  const yDomain = domainOf(
    [
      ...history.map((point) => point.y),
      ...forecast.flatMap(({ median, ranges }) => [median, ...ranges.flatMap(({ low, high }) => [low, high])]),
    ],
    { zero },
  ) ?? [0, 1];
  const area = plotArea({ box, height, x: { ...x, domain: xDomain }, y: { ...y, domain: yDomain } });
  const { sx, sy } = area;

  const start: LinePoint[] = last ? [{ x: last.x, y: last.y, low: last.y, high: last.y }] : [];
  const bands = levels.map((level, at) => ({
    level,
    points: [...start, ...forecast.map((point) => ({ x: point.x, y: point.median, ...point.ranges[at] }))],
  }));

  const readings: Reading[] = [
    ...measured.map((point) => ({
      x: sx(point.x),
      y: sy(point.y ?? 0),
      title: formatValue(point.x, x.format),
      lines: [{ name: 'Measured', text: formatValue(point.y ?? 0, y.format) }],
      marks: [{ x: sx(point.x), y: sy(point.y ?? 0), series: 0 }],
    })),
    ...forecast.map((point) => ({
      x: sx(point.x),
      y: sy(point.median),
      title: formatValue(point.x, x.format),
      lines: [
        { name: 'Forecast, median', text: formatValue(point.median, y.format) },
        ...point.ranges.map(({ low, high }, at) => ({
          name: levelName(levels[at] ?? 0),
          text: formatRange(low, high, y.format),
        })),
      ],
      marks: [{ x: sx(point.x), y: sy(point.median), series: 0 }],
    })),
  ];

  return (
    <ChartFrame
      missing="A forecast needs measured days before it."
      {...text}
      enough={measured.length > 0 && forecast.length > 0}
      yLabel={`${axisName(y)}. Solid: measured. Dashed: median forecast. Shaded: ${levels.map((level) => `${Math.round(level * 100)}\u00a0%`).join(', ')} of outcomes.`}
      xLabel={levelAxisName(x)}
      table={{
        columns: [
          { header: x.label },
          { header: 'Measured', numeric: true },
          { header: 'Forecast, median', numeric: true },
          ...levels.map((level) => ({ header: levelName(level), numeric: true })),
        ],
        rows: [
          ...measured.map((point) => [
            formatValue(point.x, x.format),
            formatValue(point.y ?? 0, y.format),
            '–',
            ...levels.map(() => '–'),
          ]),
          ...forecast.map((point) => [
            formatValue(point.x, x.format),
            '–',
            formatValue(point.median, y.format),
            ...point.ranges.map(({ low, high }) => formatRange(low, high, y.format)),
          ]),
        ],
      }}
    >
      <Plot box={box} area={area} readings={readings}>
        <PlotAxes area={area} typePx={box.typePx} />
        {bands.toReversed().map(({ level, points }) => (
          <path key={level} d={bandPath(points, sx, sy)} fill="var(--accent)" fillOpacity={0.16} />
        ))}
        {last ? (
          <line
            x1={sx(last.x)}
            x2={sx(last.x)}
            y1={area.top}
            y2={area.bottom}
            stroke="var(--edge)"
            strokeDasharray="2 4"
          />
        ) : null}
        <path d={linePath(history, sx, sy)} fill="none" stroke="var(--accent)" strokeWidth={2} strokeLinejoin="round" />
        <path
          d={linePath([...start, ...forecast.map((point) => ({ x: point.x, y: point.median }))], sx, sy)}
          fill="none"
          stroke="var(--accent-strong)"
          strokeWidth={2}
          strokeDasharray="6 4"
        />
        {last ? <Marker series={0} x={sx(last.x)} y={sy(last.y ?? 0)} /> : null}
      </Plot>
    </ChartFrame>
  );
}
