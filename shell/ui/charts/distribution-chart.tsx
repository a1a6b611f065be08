import { DensityShape } from './density-shape.tsx';
import { ChartFrame, type ChartText } from './frame/chart-frame.tsx';
import { Plot } from './frame/plot.tsx';
import { type Axis, axisName, levelAxisName, plotArea } from './frame/plot-area.ts';
import { PlotAxes } from './frame/plot-axes.tsx';
import { useChartBox } from './frame/use-chart-box.ts';
import { type NotedValue, ValueFlag } from './frame/value-flag.tsx';
import { density } from './geometry/density.ts';
import { domainOf } from './geometry/domain.ts';
import { formatValue } from './geometry/format-value.ts';
import { quantile } from './geometry/quantile.ts';
import { quantileDots } from './geometry/quantile-dots.ts';

interface DistributionChartProps extends ChartText {
  /** Draws from the distribution, such as those of a posterior; in no order. */
  samples: readonly number[];
  x: Axis;
  /** A curve, or dots of equal chance, which are easier to count. Default `density`. */
  kind?: 'density' | 'dots';
  /** Number of dots. Default 20: each is a chance of 1 in 20. */
  dots?: number;
  noted?: NotedValue;
}

const FEWEST = 20;
/** Shares that lie below the values the cursor and the table tell. */
const SHARES = [0.025, 0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 0.95, 0.975];
const LARGEST_DOT_PX = 22;
const shareText = (share: number) => `${Number((share * 100).toFixed(1))}\u00a0%`;

/** What values are likely and how likely, instead of one figure. */
export function DistributionChart(props: DistributionChartProps) {
  const { samples, x, kind = 'density', dots: count = 20, noted, height = 220, ...text } = props;
  const box = useChartBox();
  const sorted = samples.filter(Number.isFinite).sort((a, b) => a - b);
  const curve = kind === 'density' ? density(sorted) : [];
  // What lies beyond the outermost dots and quantiles is drawn nowhere and needs no room.
  const least = Math.min(0.5 / count, SHARES[0] ?? 0);
  const dotEnds = [quantile(sorted, least), quantile(sorted, 1 - least)];
  const xDomain = domainOf(
    kind === 'density' ? [...curve.map((point) => point.x), noted?.value] : [...dotEnds, noted?.value],
    { nice: kind === 'dots' },
  ) ?? [0, 1];
  const highest = Math.max(...curve.map((point) => point.density), Number.MIN_VALUE);
  const area = plotArea({ box, height, x: { ...x, domain: xDomain }, y: null, yDomain: [0, highest * 1.1] });
  const { sx, sy, bottom, top } = area;
  const stacked =
    kind === 'dots'
      ? quantileDots(sorted, count, sx, bottom - top - box.typePx, LARGEST_DOT_PX)
      : { dots: [], diameter: 0 };

  const rows = SHARES.map((share) => ({ share, value: quantile(sorted, share) }));
  const heightAt = (value: number) => {
    const after = curve.find((point) => point.x >= value);
    return after ? sy(after.density) : (top + bottom) / 2;
  };

  return (
    <ChartFrame
      missing={`A distribution needs at least ${FEWEST} values.`}
      {...text}
      enough={sorted.length >= FEWEST && sorted[0] !== sorted.at(-1)}
      yLabel={
        kind === 'dots'
          ? `Each dot: a chance of 1 in ${count}`
          : 'How likely. Strong: the middle 50\u00a0%, faint: the middle 95\u00a0%.'
      }
      xLabel={levelAxisName(x)}
      table={{
        columns: [{ header: 'Share of cases' }, { header: `${axisName(x)} below`, numeric: true }],
        rows: rows.map(({ share, value }) => [shareText(share), formatValue(value, x.format)]),
      }}
    >
      <Plot
        box={box}
        area={area}
        readings={rows.map(({ share, value }) => ({
          x: sx(value),
          y: heightAt(value),
          title: formatValue(value, x.format),
          lines: [
            { name: 'Below', text: shareText(share) },
            { name: 'Above', text: shareText(1 - share) },
          ],
        }))}
      >
        <PlotAxes area={area} typePx={box.typePx} />
        {kind === 'density' ? (
          <DensityShape curve={curve} sorted={sorted} sx={sx} sy={sy} />
        ) : (
          stacked.dots.map(({ x: place, up }) => (
            <circle
              key={`${place} ${up}`}
              cx={place}
              cy={bottom - up}
              r={Math.max(1, stacked.diameter / 2 - 1)}
              fill="var(--accent)"
            />
          ))
        )}
        {noted ? <ValueFlag noted={noted} area={area} typePx={box.typePx} /> : null}
      </Plot>
    </ChartFrame>
  );
}
