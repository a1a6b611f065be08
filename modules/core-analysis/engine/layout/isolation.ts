/** How far the ground of a text without a button of its own differs from what lies around. */
import type { Region } from '../../contract/evidence.ts';
import { ciede2000, rgbToLab } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import { ramp } from '../response.ts';
import {
  type Colour,
  colourAt,
  expand,
  labDistance,
  median,
  type Rect,
  ringColour,
  SAME_FILL,
  toRect,
} from './button-shape.ts';

/** How far an edge is looked for above and below the text and beside it, in line heights; as far as a button reaches. */
const REACH = { across: 4, down: 1.75 };
/** In line heights: what must be ground next to the text, and beyond an edge no ground any more, so that no letter is an edge. */
const GROUND = 0.1;
const BEYOND = 0.6;
/** Mean share of the four sides with an edge from which the text begins to stand in a shape, and from which it does. */
const ENCLOSED = [0.5, 0.75] as const;

/** One pixel line from the text outwards: what lies beyond the edge it meets, null where the ground runs on. */
function beyondEdge(
  frame: Frame,
  ground: Colour,
  line: number,
  [x, y, dx, dy, reach]: readonly number[],
): Colour[] | null {
  const fill = rgbToLab(...ground);
  const step = Math.max(1, line / 12);
  let beyond: Colour[] = [];
  for (let far = 1; far <= ((reach ?? 0) + BEYOND) * line; far += step) {
    const px = Math.round((x ?? 0) + far * (dx ?? 0));
    const py = Math.round((y ?? 0) + far * (dy ?? 0));
    if (px < 0 || py < 0 || px >= frame.width || py >= frame.height) return null;
    const colour = colourAt(frame, px, py);
    if (labDistance(rgbToLab(...colour), fill) <= SAME_FILL) beyond = [];
    else if (far <= GROUND * line) return null;
    else beyond.push(colour);
    if (beyond.length * step >= BEYOND * line) return beyond;
  }
  return null;
}

/** The lines outwards from each side of the text. */
function outwards({ left, top, right, bottom }: Rect, line: number): (readonly number[])[][] {
  const gap = Math.max(1, line / 4);
  const along = (from: number, to: number) =>
    Array.from({ length: Math.max(1, Math.floor((to - from) / gap)) }, (_, i) => from + (i + 0.5) * gap);
  const across = along(left, right);
  const down = along(top, bottom);
  return [
    across.map((x) => [x, top, 0, -1, REACH.down]),
    across.map((x) => [x, bottom - 1, 0, 1, REACH.down]),
    down.map((y) => [left, y, -1, 0, REACH.across]),
    down.map((y) => [right - 1, y, 1, 0, REACH.across]),
  ];
}

/**
 * CIEDE2000 between the ground in a box (its rim) and what lies around it. Where edges lie close on most sides, the text stands in
 * a shape that runs on into another of its colour on the rest: what lies beyond the edges is then its surround.
 */
export function isolationOf(frame: Frame, region: Region, lineHeight: number): number {
  const line = Math.max(4, lineHeight * frame.height);
  const rect = toRect(region, frame);
  const ground = ringColour(frame, rect, Math.max(1, Math.round(line * 0.12)));
  const around = ringColour(frame, expand(rect, Math.round(line * 0.5)), Math.max(2, Math.round(line * 0.75)));
  if (!ground || !around) return 0;
  const near = ciede2000(rgbToLab(...ground), rgbToLab(...around));
  const beyond: Colour[] = [];
  const sides = outwards(rect, line).map((lines) => {
    const met = lines.flatMap((at) => {
      const colours = beyondEdge(frame, ground, line, at);
      return colours ? [colours] : [];
    });
    beyond.push(...met.flat());
    return met.length / lines.length;
  });
  const enclosed = ramp(...ENCLOSED)(sides.reduce((sum, share) => sum + share, 0) / sides.length);
  if (enclosed === 0) return near;
  const middle = (channel: 0 | 1 | 2) => median(beyond.map((colour) => colour[channel]));
  const far = ciede2000(rgbToLab(...ground), rgbToLab(middle(0), middle(1), middle(2)));
  return near + enclosed * Math.max(0, far - near);
}
