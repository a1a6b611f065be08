import { textWidth } from '../geometry/ticks.ts';
import type { PlotArea } from './plot-area.ts';

/** A line of one pixel lies between two of them, else it is blurred. */
const crisp = (place: number) => Math.round(place) + 0.5;

interface PlotAxesProps {
  area: PlotArea;
  typePx: number;
  /** Draws the line of value 0 darker, where values lie on both sides of it. */
  zero?: boolean;
  /** Draws the grid upright, from the level axis: for bars that lie. */
  upright?: boolean;
}

/** Grid, ticks and their labels. */
export function PlotAxes({ area, typePx, zero = true, upright = false }: PlotAxesProps) {
  const { left, right, top, bottom, width, sx, sy, xTicks, yTicks } = area;
  const text = { fontSize: typePx, fill: 'var(--muted)', className: 'nums' };
  return (
    <g>
      {yTicks.map(({ value, text: label }) => {
        const y = sy(value);
        const strong = zero && value === 0;
        return (
          <g key={value}>
            <line
              x1={left}
              x2={right}
              y1={crisp(y)}
              y2={crisp(y)}
              stroke={strong ? 'var(--edge)' : 'var(--border)'}
              shapeRendering="crispEdges"
            />
            <text {...text} x={left - 8} y={y} dy="0.35em" textAnchor="end">
              {label}
            </text>
          </g>
        );
      })}
      {yTicks.length === 0 ? (
        <line x1={left} x2={right} y1={crisp(bottom)} y2={crisp(bottom)} stroke="var(--edge)" />
      ) : null}
      {xTicks.map(({ value, text: label }) => {
        const half = textWidth(label, typePx) / 2;
        const x = Math.min(Math.max(sx(value), half), width - half);
        return (
          <g key={value}>
            <line
              x1={crisp(sx(value))}
              x2={crisp(sx(value))}
              y1={upright ? top : bottom}
              y2={bottom + 4}
              stroke={upright && value !== 0 ? 'var(--border)' : 'var(--edge)'}
            />
            <text {...text} x={x} y={bottom + typePx * 1.6} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}
