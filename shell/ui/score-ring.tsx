import { useEffect, useState } from 'react';
import { type ScoreTone, scoreTone } from './score-tone.ts';

const COUNT_MS = 600;
const STROKES: Record<ScoreTone, string> = {
  success: 'var(--success)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
};

interface ScoreRingProps {
  /** 0..100 */
  score: number;
  /** The range the score lies in, drawn as a thin outer band. */
  interval?: { low: number; high: number };
  /** Counts up once; leave out where the score was seen before. */
  animate?: boolean;
  size?: 'lg' | 'sm';
  /** Beside another that says the same: it is only seen. */
  silent?: boolean;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Dash pattern of an arc from `from` to `to` (0..100) on a circle with path length 100. */
function arc(from: number, to: number): { strokeDasharray: string; strokeDashoffset: number } {
  return { strokeDasharray: `${Math.max(0, to - from)} 100`, strokeDashoffset: -from };
}

/** The score as a ring and a figure. The whole ring is 100. */
export function ScoreRing({ score, interval, animate = false, size = 'lg', silent = false }: ScoreRingProps) {
  const [shown, setShown] = useState(() => (animate && !still() ? 0 : score));

  useEffect(() => {
    if (!animate || still()) {
      setShown(score);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const t = Math.min(1, (now - began) / COUNT_MS);
      setShown(score * (1 - (1 - t) ** 3));
      if (t < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [animate, score]);

  const stroke = STROKES[scoreTone(score)];
  const large = size === 'lg';
  return (
    <div className={large ? 'relative size-36 shrink-0 max-sm:size-28' : 'relative size-12 shrink-0'}>
      <svg viewBox="0 0 120 120" className="size-full -rotate-90" aria-hidden>
        <circle cx="60" cy="60" r="50" fill="none" stroke="var(--border)" strokeWidth={large ? 7 : 10} />
        <circle
          cx="60"
          cy="60"
          r="50"
          fill="none"
          stroke={stroke}
          strokeWidth={large ? 7 : 10}
          pathLength={100}
          {...arc(0, shown)}
        />
        {large && interval ? (
          <circle
            cx="60"
            cy="60"
            r="57.5"
            fill="none"
            stroke={stroke}
            strokeOpacity="0.45"
            strokeWidth="2.5"
            pathLength={100}
            {...arc(interval.low, interval.high)}
          />
        ) : null}
      </svg>
      <span
        className={
          large
            ? 'nums absolute inset-0 grid place-items-center text-[3.25rem] leading-none weight-650 tracking-[-0.04em] max-sm:text-[2.5rem]'
            : 'nums absolute inset-0 grid place-items-center text-small font-semibold'
        }
      >
        <span aria-hidden>{Math.round(shown)}</span>
        {silent ? null : <span className="sr-only">Score {Math.round(score)} of 100</span>}
      </span>
    </div>
  );
}
