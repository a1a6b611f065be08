import type { DensityPoint } from './geometry/density.ts';
import type { Scale } from './geometry/extent.ts';
import { bandPath, type LinePoint, linePath, valueAt } from './geometry/line-path.ts';
import { quantile } from './geometry/quantile.ts';

interface DensityShapeProps {
  curve: readonly DensityPoint[];
  /** The values behind the curve, ascending. */
  sorted: readonly number[];
  sx: Scale;
  sy: Scale;
}

/** Ranges in the middle, widest first, with how dark each is. */
const RANGES = [
  { share: 0.95, opacity: 0.22 },
  { share: 0.5, opacity: 0.42 },
];

/** The curve, with its middle 95 % and 50 % filled and a line at the median. */
export function DensityShape({ curve, sorted, sx, sy }: DensityShapeProps) {
  const points: LinePoint[] = curve.map(({ x, density }) => ({ x, y: density, low: 0, high: density }));
  const cut = (share: number) => {
    const [from, to] = [quantile(sorted, (1 - share) / 2), quantile(sorted, (1 + share) / 2)];
    const ends = [from, to].map((x) => ({ x, y: 0, low: 0, high: valueAt(points, x) ?? 0 }));
    const [start, end] = ends;
    return [start, ...points.filter((point) => point.x > from && point.x < to), end].filter(
      (point) => point !== undefined,
    );
  };
  const median = quantile(sorted, 0.5);
  return (
    <>
      {RANGES.map(({ share, opacity }) => (
        <path key={share} d={bandPath(cut(share), sx, sy)} fill="var(--accent)" fillOpacity={opacity} />
      ))}
      <path d={linePath(points, sx, sy)} fill="none" stroke="var(--accent)" strokeWidth={2} />
      <line
        x1={sx(median)}
        x2={sx(median)}
        y1={sy(0)}
        y2={sy(valueAt(points, median) ?? 0)}
        stroke="var(--accent-strong)"
        strokeWidth={2}
      />
    </>
  );
}
