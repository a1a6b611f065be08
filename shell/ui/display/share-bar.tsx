import { SeriesMark, useSeriesFills } from '../charts/frame/series-mark.tsx';
import { seriesStyle } from '../charts/frame/series-style.ts';

export interface SharePart {
  readonly id: string;
  readonly label: string;
  /** 0 or more, in any unit; shares are of the sum. */
  readonly value: number;
}

interface ShareBarProps {
  /** What is divided: "Spend by placement". */
  label: string;
  /** Up to five; put the rest together as "Other". */
  parts: readonly SharePart[];
  /** A part's value as text, beside its share. */
  format?: (value: number) => string;
}

/** Parts of a whole, as lengths of one bar; the legend says the same in figures. */
export function ShareBar({ label, parts, format }: ShareBarProps) {
  const { fill, patterns } = useSeriesFills(parts.length);
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  const shareOf = (value: number) => (whole > 0 ? (value / whole) * 100 : 0);
  const starts = parts.map((_, at) => shareOf(parts.slice(0, at).reduce((sum, part) => sum + part.value, 0)));
  return (
    <figure aria-label={label} className="min-w-0">
      <svg width="100%" height={20} aria-hidden className="block rounded-[4px] bg-line">
        {patterns}
        {parts.map((part, at) =>
          part.value > 0 ? (
            <g key={part.id}>
              <rect x={`${starts[at]}%`} width={`${shareOf(part.value)}%`} height={20} fill={fill(at)} />
              {[0, 18.5].map((y) => (
                <rect
                  key={y}
                  x={`${starts[at]}%`}
                  width={`${shareOf(part.value)}%`}
                  height={1.5}
                  y={y}
                  fill={seriesStyle(at).colour}
                />
              ))}
              {at > 0 ? <rect x={`${starts[at]}%`} width={2} height={20} fill="var(--surface)" /> : null}
            </g>
          ) : null,
        )}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-small">
        {parts.map((part, at) => (
          <li key={part.id} className="flex items-center gap-2">
            <SeriesMark series={at} kind="bar" />
            {part.label}
            <span className="nums font-medium">{Math.round(shareOf(part.value))}&nbsp;%</span>
            {format ? <span className="nums text-muted">{format(part.value)}</span> : null}
          </li>
        ))}
      </ul>
    </figure>
  );
}
