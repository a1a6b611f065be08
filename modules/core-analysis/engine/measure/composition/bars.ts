import type { CompositionMeasures } from '../../measurements.ts';
import { type LabPlanes, transpose } from '../plane.ts';

/** How far, in Lab units, the pixels of a bar may be from its first one. */
const SAME = 5;
/** Share of a line that must be the bar's colour: compression leaves specks. */
const UNIFORM_SHARE = 0.99;
/** Share of the line behind a bar that must differ from it: a bar ends at once, an empty margin bit by bit. */
const CONTENT_SHARE = 0.6;
/** Lines that a resized border may blur. */
const SOFT_LINES = 3;
/** A bar is grey, or has a twin of the same colour on the other side. */
const GREY_CHROMA = 6;
const LARGEST = 0.45;

interface Bar {
  share: number;
  colour: readonly [number, number, number];
}

/**
 * Letterbox and pillarbox bars: full lines of one colour at an edge that end
 * abruptly along most of their length. Empty margins and coloured bands with
 * content are not bars.
 */
export function measureBars(lab: LabPlanes): CompositionMeasures['bars'] {
  const turned = { l: transpose(lab.l), a: transpose(lab.a), b: transpose(lab.b) };
  const [top, bottom] = pairOf(lab);
  const [left, right] = pairOf(turned);
  return { top, bottom, left, right };
}

function pairOf(lab: LabPlanes): [number, number] {
  const first = barAt(lab, false);
  const last = barAt(lab, true);
  const twins =
    first !== null && last !== null && first.colour.every((v, i) => Math.abs(v - (last.colour[i] as number)) < SAME);
  const shareOf = (bar: Bar | null) => {
    if (bar === null) return 0;
    return twins || Math.hypot(bar.colour[1], bar.colour[2]) < GREY_CHROMA ? bar.share : 0;
  };
  return [shareOf(first), shareOf(last)];
}

/** The bar at the top (or, from the end, at the bottom) of the planes. */
function barAt({ l, a, b }: LabPlanes, fromEnd: boolean): Bar | null {
  const { width, height } = l;
  const start = (line: number) => (fromEnd ? height - 1 - line : line) * width;
  const origin = start(0);
  const colour = [l.data[origin] as number, a.data[origin] as number, b.data[origin] as number] as const;
  const alike = (line: number) => {
    let same = 0;
    for (let at = start(line); at < start(line) + width; at += 1) {
      const far = Math.max(
        Math.abs((l.data[at] as number) - colour[0]),
        Math.abs((a.data[at] as number) - colour[1]),
        Math.abs((b.data[at] as number) - colour[2]),
      );
      if (far < SAME) same += 1;
    }
    return same / width;
  };
  let lines = 0;
  while (lines < LARGEST * height && alike(lines) >= UNIFORM_SHARE) lines += 1;
  if (lines === 0 || lines >= LARGEST * height) return null;
  return 1 - alike(lines + SOFT_LINES) >= CONTENT_SHARE ? { share: lines / height, colour } : null;
}
