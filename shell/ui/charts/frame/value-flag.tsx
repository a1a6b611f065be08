import { textWidth } from '../geometry/ticks.ts';
import type { PlotArea } from './plot-area.ts';

/** A value that stands out on the level axis: "This ad", "Median". */
export interface NotedValue {
  readonly value: number;
  readonly label: string;
}

/** An upright line at a value with its name at the top, on the side that has room. */
export function ValueFlag({ noted, area, typePx }: { noted: NotedValue; area: PlotArea; typePx: number }) {
  const x = area.sx(noted.value);
  const fits = x + 6 + textWidth(noted.label, typePx) < area.width;
  return (
    <g>
      <line x1={x} x2={x} y1={area.top} y2={area.bottom} stroke="var(--surface)" strokeWidth={4} />
      <line x1={x} x2={x} y1={area.top} y2={area.bottom} stroke="var(--text)" strokeWidth={1.5} strokeDasharray="4 3" />
      <text
        x={fits ? x + 6 : x - 6}
        y={area.top + typePx * 0.7}
        textAnchor={fits ? 'start' : 'end'}
        fontSize={typePx}
        fontWeight={500}
        fill="var(--text)"
        stroke="var(--surface)"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {noted.label}
      </text>
    </g>
  );
}
