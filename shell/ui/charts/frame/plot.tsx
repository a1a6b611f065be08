import { type ReactNode, use } from 'react';
import type { NearestBy } from '../geometry/nearest.ts';
import { ChartNames } from './chart-names.ts';
import { ChartReadout } from './chart-readout.tsx';
import type { PlotArea } from './plot-area.ts';
import { Marker } from './series-mark.tsx';
import type { ChartBox } from './use-chart-box.ts';
import { inWords, type Reading, useReading } from './use-reading.ts';

interface PlotProps {
  box: ChartBox;
  area: Pick<PlotArea, 'width' | 'height' | 'left' | 'right' | 'top' | 'bottom'>;
  /** In the order the arrow keys go through them. */
  readings: readonly Reading[];
  /** What decides which reading is nearest to the pointer. */
  by?: NearestBy;
  /** SVG elements: axes first, then marks. */
  children: ReactNode;
}

/**
 * The drawing, with its reading cursor. To assistive technology it is a slider
 * over the readings: it hears each one as the value, in words, after a key.
 */
export function Plot({ box, area, readings, by = 'x', children }: PlotProps) {
  const names = use(ChartNames);
  const { at, reading, handlers } = useReading(readings, by);
  const { width, height, left, right, top, bottom } = area;
  return (
    <div
      ref={box.ref}
      role="slider"
      tabIndex={0}
      aria-labelledby={names.title}
      aria-describedby={names.description}
      aria-orientation={by === 'y' ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={readings.length}
      aria-valuenow={at === null ? 0 : at + 1}
      aria-valuetext={reading ? inWords(reading) : `${readings.length} readings, arrow keys go through them`}
      {...handlers}
      className="relative touch-pan-y select-none"
      style={{ height }}
    >
      <svg width={width} height={height} aria-hidden className="absolute max-w-full overflow-visible">
        {children}
        {reading ? (
          <g>
            {by === 'y' ? null : (
              <line x1={reading.x} x2={reading.x} y1={top} y2={bottom} stroke="var(--text)" strokeOpacity={0.6} />
            )}
            {by === 'y' ? (
              <line x1={left} x2={right} y1={reading.y} y2={reading.y} stroke="var(--text)" strokeOpacity={0.6} />
            ) : null}
            {reading.marks?.map(({ x, y, series }) => (
              <Marker key={`${series} ${y}`} series={series} x={x} y={y} r={6} />
            ))}
          </g>
        ) : null}
      </svg>
      {reading ? <ChartReadout reading={reading} width={width} height={height} level={by === 'y'} /> : null}
    </div>
  );
}
