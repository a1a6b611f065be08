import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type NearestBy, nearest, readingForKey } from '../geometry/nearest.ts';
import type { MarkKind } from './series-mark.tsx';

export interface ReadingLine {
  readonly name: string;
  readonly text: string;
  /** The interval around it, as text. */
  readonly range?: string | null;
  /** Shows the mark of that series beside it. */
  readonly series?: number;
  readonly kind?: MarkKind;
}

/** What the reading cursor says at one place of a chart. */
export interface Reading {
  /** Where it points to, in pixels of the SVG. */
  readonly x: number;
  readonly y: number;
  /** The place: a date, a name, a range. */
  readonly title: string;
  readonly lines: readonly ReadingLine[];
  /** Marks drawn larger while it is read. */
  readonly marks?: readonly { x: number; y: number; series: number }[];
}

/**
 * The reading cursor of a chart: moved by arrow keys over all readings in
 * order, and by the pointer to the nearest. Esc and leaving put it away.
 */
export function useReading(readings: readonly Reading[], by: NearestBy) {
  const [at, setAt] = useState<number | null>(null);
  const vertical = by === 'y';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && at !== null) {
      // Puts the reading away, not a dialog around the chart.
      event.preventDefault();
      event.stopPropagation();
      setAt(null);
      return;
    }
    const next = readingForKey(event.key, at, readings.length, vertical);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const found = nearest(readings, event.clientX - box.left, event.clientY - box.top, by);
    setAt(found === -1 ? null : found);
  };
  const onPointerLeave = (event: PointerEvent) => {
    // A finger that is lifted leaves too; what it pointed to stays to be read.
    if (event.pointerType !== 'touch') setAt(null);
  };

  return {
    at,
    reading: at === null ? null : (readings[at] ?? null),
    handlers: { onKeyDown, onPointerDown: point, onPointerMove: point, onPointerLeave, onBlur: () => setAt(null) },
  };
}

/** A reading as one sentence, as it is read out. */
export const inWords = ({ title, lines }: Reading): string =>
  `${title}: ${lines.map(({ name, text, range }) => `${name} ${text}${range ? ` (${range})` : ''}`).join(', ')}`;
