import { ChartFrame, type ChartText } from './frame/chart-frame.tsx';
import { Plot } from './frame/plot.tsx';
import { type Axis, axisName, levelAxisName, plotArea } from './frame/plot-area.ts';
import { PlotAxes } from './frame/plot-axes.tsx';
import { Marker } from './frame/series-mark.tsx';
import { useChartBox } from './frame/use-chart-box.ts';
import { domainOf } from './geometry/domain.ts';
import { formatRange, formatValue } from './geometry/format-value.ts';
import { bandPath, type LinePoint, linePath, valueAt } from './geometry/line-path.ts';

export interface ScatterPoint {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Place in `groups`. Default 0. */
  readonly group?: number;
}

interface ScatterChartProps extends ChartText {
  /** What a point is: "Creative". */
  pointLabel: string;
  x: Axis;
  y: Axis;
  points: readonly ScatterPoint[];
  /** Names of the groups, up to five, each with a mark of its own. */
  groups?: readonly string[];
  /** The fitted line in order of x, with `low` and `high` as its band. */
  fit?: readonly LinePoint[];
  /** What the band is. Default "95 % band". */
  fitLabel?: string;
}

const FEWEST = 3;

/** Two measures of many things against each other, and the line that was fitted through them. */
export function ScatterChart(props: ScatterChartProps) {
  const { pointLabel, x, y, points, groups = [], fit = [], fitLabel = '95\u00a0% band', height = 300, ...text } = props;
  const box = useChartBox();
  const inOrder = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const xDomain = domainOf([...points, ...fit].map((point) => point.x)) ?? [0, 1];
  const yDomain = domainOf([
    ...points.map((point) => point.y),
    ...fit.flatMap((point) => [point.y, point.low, point.high]),
  ]) ?? [0, 1];
  const area = plotArea({ box, height, x: { ...x, domain: xDomain }, y: { ...y, domain: yDomain } });
  const { sx, sy } = area;
  const fitted = fit.length > 0;
  const banded = fit.some((point) => typeof point.low === 'number');

  const fitAt = (place: number) => {
    const [middle, low, high] = [valueAt(fit, place), valueAt(fit, place, 'low'), valueAt(fit, place, 'high')];
    return {
      middle: middle === null ? '–' : formatValue(middle, y.format),
      range: low === null || high === null ? '–' : formatRange(low, high, y.format),
    };
  };

  return (
    <ChartFrame
      missing={`A comparison needs at least ${FEWEST} points.`}
      {...text}
      enough={points.length >= FEWEST}
      yLabel={`${axisName(y)}${fitted ? `. Line: fit${banded ? `, shaded: ${fitLabel}` : ''}.` : ''}`}
      xLabel={levelAxisName(x)}
      legend={groups.map((label, series) => ({ series, kind: 'point' as const, label }))}
      table={{
        columns: [
          { header: pointLabel },
          ...(groups.length > 0 ? [{ header: 'Group' }] : []),
          { header: x.label, numeric: true },
          { header: y.label, numeric: true },
          ...(fitted ? [{ header: 'Fit', numeric: true }] : []),
          ...(banded ? [{ header: fitLabel, numeric: true }] : []),
        ],
        rows: inOrder.map((point) => [
          point.label,
          ...(groups.length > 0 ? [groups[point.group ?? 0] ?? ''] : []),
          formatValue(point.x, x.format),
          formatValue(point.y, y.format),
          ...(fitted ? [fitAt(point.x).middle] : []),
          ...(banded ? [fitAt(point.x).range] : []),
        ]),
      }}
    >
      <Plot
        box={box}
        area={area}
        by="both"
        readings={inOrder.map((point) => ({
          x: sx(point.x),
          y: sy(point.y),
          title: point.label,
          marks: [{ x: sx(point.x), y: sy(point.y), series: point.group ?? 0 }],
          lines: [
            { name: x.label, text: formatValue(point.x, x.format) },
            { name: y.label, text: formatValue(point.y, y.format) },
            ...(fitted ? [{ name: 'Fit', text: fitAt(point.x).middle }] : []),
          ],
        }))}
      >
        <PlotAxes area={area} typePx={box.typePx} />
        <path d={bandPath(fit, sx, sy)} fill="var(--text)" fillOpacity={0.1} />
        <path d={linePath(fit, sx, sy)} fill="none" stroke="var(--text)" strokeWidth={1.75} />
        {inOrder.map((point) => (
          <Marker key={point.id} series={point.group ?? 0} x={sx(point.x)} y={sy(point.y)} r={4.5} />
        ))}
      </Plot>
    </ChartFrame>
  );
}
