import { useLayoutEffect, useRef } from 'react';
import { SeriesMark } from './series-mark.tsx';
import type { Reading } from './use-reading.ts';

interface ChartReadoutProps {
  reading: Reading;
  /** Pixels of the plot. */
  width: number;
  height: number;
  /** The cursor is a level line: the box stands below or above it instead of beside it. */
  level: boolean;
}

/** Between the cursor and the box, and between a level cursor and the box, past the bars it lies in. */
const GAP = 12;
const LEVEL_GAP = 30;

/** `size` placed after `at` where it fits within `room`, else before, else at the end with more room. */
function besideOf(at: number, size: number, room: number, gap: number): number {
  if (at + gap + size <= room) return at + gap;
  if (at - gap - size >= 0) return at - gap - size;
  return at < room / 2 ? Math.max(0, room - size) : 0;
}

/** What the cursor reads; only for the eye, since the ear hears the plot's own value. */
export function ChartReadout({ reading, width, height, level }: ChartReadoutProps) {
  const { x, y, title, lines } = reading;
  const box = useRef<HTMLDivElement>(null);

  // Its size follows from its words, so it is placed once they are laid out, before they are seen.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { offsetWidth, offsetHeight } = element;
    const left = level ? width - offsetWidth - GAP : besideOf(x, offsetWidth, width, GAP);
    const top = level ? besideOf(y, offsetHeight, height, LEVEL_GAP) : y - offsetHeight / 2;
    element.style.left = `${Math.max(0, left)}px`;
    element.style.top = `${Math.max(0, Math.min(top, height - offsetHeight))}px`;
  }, [x, y, width, height, level]);

  return (
    <div
      ref={box}
      aria-hidden
      data-readout
      className="pointer-events-none absolute z-10 rounded-control border bg-surface px-3 py-2 text-micro shadow-float"
      style={{ width: 'max-content', maxWidth: width }}
    >
      <p className="font-semibold">{title}</p>
      {lines.map(({ name, text, range, series, kind }) => (
        <div key={`${name} ${text}`} className="mt-1">
          <p className="flex items-center gap-2">
            {series === undefined ? null : <SeriesMark series={series} kind={kind ?? 'point'} />}
            <span className="text-muted">{name}</span>
            <span className="nums ml-auto pl-2 font-medium whitespace-nowrap">{text}</span>
          </p>
          {range ? <p className="nums text-right text-muted">{range}</p> : null}
        </div>
      ))}
    </div>
  );
}
