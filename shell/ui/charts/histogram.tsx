import { ChartFrame, type ChartText } from './frame/chart-frame.tsx';
import { Plot } from './frame/plot.tsx';
import { type Axis, axisName, levelAxisName, plotArea } from './frame/plot-area.ts';
import { PlotAxes } from './frame/plot-axes.tsx';
import { useChartBox } from './frame/use-chart-box.ts';
import { type NotedValue, ValueFlag } from './frame/value-flag.tsx';
import { binValues } from './geometry/bins.ts';
import { domainOf } from './geometry/domain.ts';
import { formatRange, formatValue } from './geometry/format-value.ts';

interface HistogramProps extends ChartText {
  values: readonly number[];
  x: Axis;
  /** What is counted, in the plural: "Creatives". */
  countLabel: string;
  /** About how many bins; without it their number follows from the values. */
  bins?: number;
  /** A value to find again among all. */
  noted?: NotedValue;
}

const FEWEST = 5;
const COUNT = { kind: 'number', digits: 0 } as const;
const SHARE = { kind: 'percent', digits: 0 } as const;

/** How often values of each size occur. */
export function Histogram({ values, x, countLabel, bins: about, noted, height = 240, ...text }: HistogramProps) {
  const box = useChartBox();
  const bins = binValues(values, about);
  const total = bins.reduce((sum, bin) => sum + bin.count, 0);
  const xDomain = domainOf(
    bins.flatMap((bin) => [bin.from, bin.to]),
    { nice: false },
  ) ?? [0, 1];
  const yDomain = domainOf(
    bins.map((bin) => bin.count),
    { zero: true },
  ) ?? [0, 1];
  const area = plotArea({ box, height, x: { ...x, domain: xDomain }, y: { format: COUNT, domain: yDomain } });
  // Counts are whole: where few are counted, the axis would have a tick at 0.5.
  const whole = { ...area, yTicks: area.yTicks.filter((tick) => Number.isInteger(tick.value)) };
  const { sx, sy } = area;
  const rows = bins.map((bin) => ({
    ...bin,
    range: formatRange(bin.from, bin.to, x.format),
    shownCount: formatValue(bin.count, COUNT),
    share: formatValue(bin.count / total, SHARE),
  }));

  return (
    <ChartFrame
      missing={`A histogram needs at least ${FEWEST} ${countLabel.toLowerCase()}.`}
      {...text}
      enough={total >= FEWEST}
      yLabel={countLabel}
      xLabel={levelAxisName(x)}
      table={{
        columns: [{ header: axisName(x) }, { header: countLabel, numeric: true }, { header: 'Share', numeric: true }],
        rows: rows.map(({ range, shownCount, share }) => [range, shownCount, share]),
      }}
    >
      <Plot
        box={box}
        area={area}
        readings={rows.map(({ from, to, count, range, shownCount, share }) => ({
          x: sx((from + to) / 2),
          y: sy(count),
          title: range,
          lines: [
            { name: countLabel, text: shownCount },
            { name: 'Share', text: share },
          ],
        }))}
      >
        <PlotAxes area={whole} typePx={box.typePx} />
        {bins.map(({ from, to, count }) => (
          <rect
            key={from}
            x={sx(from) + 0.5}
            width={Math.max(1, sx(to) - sx(from) - 1)}
            y={sy(count)}
            height={area.bottom - sy(count)}
            fill="var(--accent)"
          />
        ))}
        {noted ? <ValueFlag noted={noted} area={area} typePx={box.typePx} /> : null}
      </Plot>
    </ChartFrame>
  );
}
