import { type ReactNode, useId } from 'react';
import { markerPath, type SeriesFill, seriesStyle } from './series-style.ts';

interface MarkerProps {
  /** Place of the series among all. */
  series: number;
  x: number;
  y: number;
  /** Half the width, pixels. */
  r?: number;
}

/** A point of a series, with a rim of the paper so that it shows over lines. */
export function Marker({ series, x, y, r = 4 }: MarkerProps) {
  const { marker, colour } = seriesStyle(series);
  return (
    <path d={markerPath(marker, x, y, r)} fill={colour} stroke="var(--surface)" strokeWidth={1.5} paintOrder="stroke" />
  );
}

/** `fill` of a series' bars, and the pattern it may need; put `pattern` into the same SVG. */
export function useSeriesFills(count: number): { fill(series: number): string; patterns: ReactNode } {
  const id = useId();
  const fill = (series: number) => {
    const { colour, fill: kind } = seriesStyle(series);
    return kind === 'solid' ? colour : `url(#${id}-${series})`;
  };
  const patterns = (
    <defs>
      {Array.from({ length: count }, (_, series) => {
        const { colour, fill: kind } = seriesStyle(series);
        return kind === 'solid' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
          <pattern key={series} id={`${id}-${series}`} width={6} height={6} patternUnits="userSpaceOnUse">
            <rect width={6} height={6} fill="var(--surface)" />
            <rect width={6} height={6} fill={colour} fillOpacity={0.16} />
            <PatternInk kind={kind} colour={colour} />
          </pattern>
        );
      })}
    </defs>
  );
  return { fill, patterns };
}

function PatternInk({ kind, colour }: { kind: SeriesFill; colour: string }) {
  if (kind === 'dotted') return <circle cx={3} cy={3} r={1.5} fill={colour} />;
  if (kind === 'open') return null;
  const rising = 'M-1,1L1,-1M0,6L6,0M5,7L7,5';
  const falling = 'M-1,5L1,7M0,0L6,6M5,-1L7,1';
  return <path d={kind === 'crossed' ? `${rising}${falling}` : rising} stroke={colour} strokeWidth={1.6} fill="none" />;
}

/** What a mark of the legend stands for. */
export type MarkKind = 'line' | 'bar' | 'point' | 'band';

/** The sample of a series in legends and readouts. */
export function SeriesMark({ series, kind }: { series: number; kind: MarkKind }) {
  const { colour, dash } = seriesStyle(series);
  const { fill, patterns } = useSeriesFills(series + 1);
  return (
    <svg width={kind === 'line' ? 26 : 14} height={14} aria-hidden className="shrink-0">
      {kind === 'line' ? (
        <>
          <line x1={0} x2={26} y1={7} y2={7} stroke={colour} strokeWidth={2} strokeDasharray={dash} />
          <Marker series={series} x={13} y={7} />
        </>
      ) : null}
      {kind === 'point' ? <Marker series={series} x={7} y={7} /> : null}
      {kind === 'band' ? <rect y={1} width={14} height={12} rx={2} fill={colour} fillOpacity={0.22} /> : null}
      {kind === 'bar' ? (
        <>
          {patterns}
          <rect x={1} y={1} width={12} height={12} rx={2} fill={fill(series)} stroke={colour} strokeWidth={1.5} />
        </>
      ) : null}
    </svg>
  );
}
