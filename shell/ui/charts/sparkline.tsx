import { extentOf, linearScale } from './geometry/extent.ts';
import { linePath, lonePoints } from './geometry/line-path.ts';

interface SparklineProps {
  /** Evenly spaced; null is a gap. */
  values: readonly (number | null)[];
  /** What the line shows, in a sentence for the ear: "Cost per result fell over 14 days". */
  label: string;
  className?: string;
}

/** The line is stretched to any width; its thickness is not. */
const [WIDTH, HEIGHT, INSET] = [100, 32, 4];

/** A line of the size of a word: direction only, no axis. Beside it stand the figures. */
export function Sparkline({ values, label, className = 'h-8 w-full' }: SparklineProps) {
  const points = values.map((y, x) => ({ x, y }));
  const domain = extentOf(values);
  const known = points.filter((point) => point.y !== null);
  const last = known.at(-1);
  if (!domain || !last || known.length < 2) return null;
  const sx = linearScale([0, values.length - 1], 0, WIDTH);
  const sy = linearScale(domain, HEIGHT - INSET, INSET);
  const dot = (point: { x: number; y: number | null }) => ({
    left: `${(sx(point.x) / WIDTH) * 100}%`,
    top: `${(sy(point.y ?? 0) / HEIGHT) * 100}%`,
  });

  return (
    <span role="img" aria-label={label} className={`relative block ${className}`}>
      {/* A child box, so that the last dot stays inside. */}
      <span className="absolute inset-y-0" style={{ left: 4, right: 4 }}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
          className="size-full overflow-visible"
        >
          <path
            d={linePath(points, sx, sy)}
            fill="none"
            stroke="var(--accent)"
            strokeWidth={1.75}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {[...new Set([...lonePoints(points), last])].map((point) => (
          <span
            key={point.x}
            className="absolute h-1.5 w-1.5 -translate-1/2 rounded-full bg-accent"
            style={dot(point)}
          />
        ))}
      </span>
    </span>
  );
}
