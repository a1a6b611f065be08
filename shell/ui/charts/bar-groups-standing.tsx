import type { BarGroup } from './bar-group.ts';
import { Plot } from './frame/plot.tsx';
import { type Axis, plotArea } from './frame/plot-area.ts';
import { PlotAxes } from './frame/plot-axes.tsx';
import { useSeriesFills } from './frame/series-mark.tsx';
import { seriesStyle } from './frame/series-style.ts';
import type { ChartBox } from './frame/use-chart-box.ts';
import type { Reading } from './frame/use-reading.ts';
import { Whisker } from './frame/whisker.tsx';
import { barLayout } from './geometry/bar-layout.ts';
import type { Domain } from './geometry/extent.ts';

export interface BarGroupsProps {
  box: ChartBox;
  groups: readonly BarGroup[];
  series: readonly string[];
  y: Axis;
  domain: Domain;
  /** What is read at each group. */
  readings: readonly Pick<Reading, 'title' | 'lines'>[];
  height: number;
}

/** Bars that stand beside each other, with their groups' names below. */
export function BarGroupsStanding({ box, groups, series, y, domain, readings, height }: BarGroupsProps) {
  const { fill, patterns } = useSeriesFills(series.length);
  const area = plotArea({ box, height, x: null, y: { ...y, domain } });
  const slots = barLayout(groups.length, series.length, area.right - area.left);
  const zero = area.sy(0);
  const middle = (at: number) => area.sx((slots[at]?.groupStart ?? 0) + (slots[at]?.groupSize ?? 0) / 2);

  return (
    <Plot
      box={box}
      area={area}
      readings={readings.map((reading, at) => ({ ...reading, x: middle(at), y: (area.top + area.bottom) / 3 }))}
    >
      {patterns}
      <PlotAxes area={area} typePx={box.typePx} />
      {groups.map((group, at) => (
        <g key={group.id}>
          {group.values.map((value, index) => {
            const bar = slots[at]?.bars[index];
            if (!value || !bar) return null;
            const end = area.sy(value.value);
            return (
              <g key={series[index]}>
                <rect
                  x={area.sx(bar.start)}
                  width={bar.size}
                  y={Math.min(zero, end)}
                  height={Math.max(1, Math.abs(end - zero))}
                  fill={fill(index)}
                  stroke={seriesStyle(index).colour}
                />
                {value.low !== undefined && value.high !== undefined ? (
                  <Whisker
                    at={area.sx(bar.start) + bar.size / 2}
                    from={area.sy(value.low)}
                    to={area.sy(value.high)}
                    cap={Math.min(6, bar.size / 3)}
                  />
                ) : null}
              </g>
            );
          })}
          <text
            x={middle(at)}
            y={area.bottom + box.typePx * 1.6}
            textAnchor="middle"
            fontSize={box.typePx}
            fill="var(--muted)"
          >
            {group.label}
          </text>
        </g>
      ))}
    </Plot>
  );
}
