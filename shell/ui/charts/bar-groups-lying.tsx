import type { BarGroupsProps } from './bar-groups-standing.tsx';
import { Plot } from './frame/plot.tsx';
import { plotArea } from './frame/plot-area.ts';
import { PlotAxes } from './frame/plot-axes.tsx';
import { useSeriesFills } from './frame/series-mark.tsx';
import { seriesStyle } from './frame/series-style.ts';
import { Whisker } from './frame/whisker.tsx';
import { formatValue } from './geometry/format-value.ts';
import { clipText } from './geometry/ticks.ts';

/** Thickness and gaps in pixels at the usual type size of 12. */
const BAR = 14;
const BETWEEN_BARS = 3;
const BETWEEN_GROUPS = 14;
const NAME = 19;
const AXIS = 33;

/** Bars that lie below each other, each group under its name: for long names and narrow screens. */
export function BarGroupsLying({ box, groups, series, y, domain, readings }: BarGroupsProps) {
  const { fill, patterns } = useSeriesFills(series.length);
  const usualGroup = NAME + series.length * (BAR + BETWEEN_BARS) + BETWEEN_GROUPS;
  const area = plotArea({ box, height: groups.length * usualGroup + AXIS, x: { ...y, domain }, y: null });
  const px = (usual: number) => (usual * box.typePx) / 12;
  const nameHeight = px(NAME);
  const groupHeight = px(usualGroup);
  const bar = px(BAR);
  const zero = area.sx(0);
  const groupTop = (at: number) => area.top + at * groupHeight;
  const alone = series.length === 1;

  return (
    <Plot
      box={box}
      area={area}
      by="y"
      readings={readings.map((reading, at) => ({
        ...reading,
        x: area.right - 1,
        y: groupTop(at) + nameHeight + (groupHeight - nameHeight - px(BETWEEN_GROUPS)) / 2,
      }))}
    >
      {patterns}
      <PlotAxes area={area} typePx={box.typePx} upright />
      {groups.map((group, at) => {
        const shown = alone && group.values[0] ? formatValue(group.values[0].value, y.format) : '';
        const room = area.right - area.left - (shown.length + 2) * box.typePx * 0.6;
        const name = {
          y: groupTop(at) + box.typePx,
          fontSize: box.typePx,
          fill: 'var(--text)',
          stroke: 'var(--surface)',
          strokeWidth: 3,
          paintOrder: 'stroke',
        };
        return (
          <g key={group.id}>
            <text {...name} x={area.left}>
              {clipText(group.label, room, box.typePx)}
            </text>
            {shown ? (
              <text {...name} x={area.right} textAnchor="end" className="nums" fontWeight={500}>
                {shown}
              </text>
            ) : null}
            {group.values.map((value, index) => {
              if (!value) return null;
              const top = groupTop(at) + nameHeight + index * px(BAR + BETWEEN_BARS);
              const end = area.sx(value.value);
              return (
                <g key={series[index]}>
                  <rect
                    x={Math.min(zero, end)}
                    width={Math.max(1, Math.abs(end - zero))}
                    y={top}
                    height={bar}
                    fill={fill(index)}
                    stroke={seriesStyle(index).colour}
                  />
                  {value.low !== undefined && value.high !== undefined ? (
                    <Whisker
                      lying
                      at={top + bar / 2}
                      from={area.sx(value.low)}
                      to={area.sx(value.high)}
                      cap={bar / 3}
                    />
                  ) : null}
                </g>
              );
            })}
          </g>
        );
      })}
    </Plot>
  );
}
