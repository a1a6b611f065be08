import type { Region } from '../../contract/evidence.ts';
import { ciede2000, hueAndSaturation, type Lab, rgbOf, rgbToLab, toHex } from '../colour-science.ts';
import type { Frame } from '../frame.ts';

/** A shape of one colour that holds a text and little more. */
export interface ButtonShape {
  region: Region;
  fill: string;
  /** CIEDE2000 of the fill against what surrounds the shape; near 0 for an outlined button. */
  deltaEToSurround: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Colour = [number, number, number];

/** A button reaches at most this many line heights beyond its text: one as wide as its column holds two short words in its middle. */
const REACH = { beside: 14, over: 4 };
/** Lab distances that still are the fill: from its colour outright, and along a gradient by single steps. */
export const SAME_FILL = 9;
const GRADIENT = { step: 2.2, whole: 28 };
/** Share of the bounding box that fill and text take: a pill 2.5 times as wide as high has 0.91, a disc 0.785. */
const MIN_SOLID = 0.74;
/** Height of the shape / height of the text, and its share of the frame. */
const MAX_TIMES_TEXT = 4.5;
const MAX_SHARE = 0.3;

export function colourAt(frame: Frame, x: number, y: number): Colour {
  const at = (y * frame.width + x) * 3;
  return [frame.rgb[at] as number, frame.rgb[at + 1] as number, frame.rgb[at + 2] as number];
}

export function median(values: number[]): number {
  values.sort((p, q) => p - q);
  return values[values.length >> 1] ?? 0;
}

/** Median colour of the frame of `thickness` pixels around a rectangle; null when it lies wholly outside the picture. */
export function ringColour(frame: Frame, rect: Rect, thickness: number): Colour | null {
  const channels: [number[], number[], number[]] = [[], [], []];
  const x0 = Math.max(0, rect.left - thickness);
  const x1 = Math.min(frame.width, rect.right + thickness);
  const y1 = Math.min(frame.height, rect.bottom + thickness);
  for (let y = Math.max(0, rect.top - thickness); y < y1; y++) {
    const inside = y >= rect.top && y < rect.bottom;
    for (let x = x0; x < x1; x++) {
      if (inside && x >= rect.left && x < rect.right) continue;
      const [r, g, b] = colourAt(frame, x, y);
      channels[0].push(r);
      channels[1].push(g);
      channels[2].push(b);
    }
  }
  return channels[0].length === 0 ? null : [median(channels[0]), median(channels[1]), median(channels[2])];
}

export function labDistance(one: Lab, two: Lab): number {
  return Math.hypot(one.l - two.l, one.a - two.a, one.b - two.b);
}

export function toRect(region: Region, frame: Frame): Rect {
  return {
    left: Math.max(0, Math.floor(region.x * frame.width)),
    top: Math.max(0, Math.floor(region.y * frame.height)),
    right: Math.min(frame.width, Math.ceil((region.x + region.w) * frame.width)),
    bottom: Math.min(frame.height, Math.ceil((region.y + region.h) * frame.height)),
  };
}

function toRegion(rect: Rect, frame: Frame): Region {
  return {
    x: rect.left / frame.width,
    y: rect.top / frame.height,
    w: (rect.right - rect.left) / frame.width,
    h: (rect.bottom - rect.top) / frame.height,
  };
}

/** Spreads from the text over the fill inside `window`; null when it runs out of the window. */
function spread(frame: Frame, text: Rect, window: Rect, fill: Lab): { bounds: Rect; area: number } | null {
  const width = window.right - window.left;
  const height = window.bottom - window.top;
  const seen = new Uint8Array(width * height);
  const queue: { x: number; y: number; lab: Lab }[] = [];
  const bounds = { ...text };
  for (let y = text.top; y < text.bottom; y++) {
    seen.fill(
      1,
      (y - window.top) * width + text.left - window.left,
      (y - window.top) * width + text.right - window.left,
    );
  }
  let area = (text.right - text.left) * (text.bottom - text.top);
  const visit = (x: number, y: number, from: Lab): boolean => {
    if (x < window.left || x >= window.right || y < window.top || y >= window.bottom) return false;
    const at = (y - window.top) * width + x - window.left;
    if (seen[at]) return true;
    const lab = rgbToLab(...colourAt(frame, x, y));
    const whole = labDistance(lab, fill);
    if (whole > SAME_FILL && (whole > GRADIENT.whole || labDistance(lab, from) > GRADIENT.step)) return true;
    seen[at] = 1;
    area++;
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
    queue.push({ x, y, lab });
    return true;
  };
  for (let x = text.left; x < text.right; x++) {
    if (!visit(x, text.top - 1, fill) || !visit(x, text.bottom, fill)) return null;
  }
  for (let y = text.top; y < text.bottom; y++) {
    if (!visit(text.left - 1, y, fill) || !visit(text.right, y, fill)) return null;
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { x, y, lab } = next;
    const open = visit(x - 1, y, lab) && visit(x + 1, y, lab) && visit(x, y - 1, lab) && visit(x, y + 1, lab);
    if (!open) return null;
  }
  return { bounds, area };
}

/**
 * The button-like shape around a text: one fill (or gentle gradient) closed on
 * all sides within a few line heights, mostly solid, corners round or square.
 * Null when the ground runs on. `lineHeight` is a share of the frame's height.
 */
export function findButton(frame: Frame, region: Region, lineHeight: number): ButtonShape | null {
  const line = Math.max(4, lineHeight * frame.height);
  const text = toRect(region, frame);
  const [beside, over] = [Math.round(line * REACH.beside), Math.round(line * REACH.over)];
  const window = {
    left: Math.max(0, text.left - beside),
    top: Math.max(0, text.top - over),
    right: Math.min(frame.width, text.right + beside),
    bottom: Math.min(frame.height, text.bottom + over),
  };
  const inner = ringColour(frame, text, Math.max(1, Math.round(line * 0.12)));
  if (!inner) return null;
  const fill = rgbToLab(...inner);
  const shape = spread(frame, text, window, fill);
  if (!shape) return null;
  const { bounds, area } = shape;
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const margin = Math.min(
    text.left - bounds.left,
    bounds.right - text.right,
    text.top - bounds.top,
    bounds.bottom - text.bottom,
  );
  if (margin < line * 0.1 || area / (width * height) < MIN_SOLID) return null;
  if (height > (text.bottom - text.top) * MAX_TIMES_TEXT) return null;
  if ((width * height) / (frame.width * frame.height) > MAX_SHARE) return null;
  const outside = ringColour(frame, expand(bounds, Math.round(line * 0.12)), Math.max(2, Math.round(line * 0.35)));
  if (!outside) return null;
  return {
    region: toRegion(bounds, frame),
    fill: toHex(...inner),
    deltaEToSurround: ciede2000(fill, rgbToLab(...outside)),
  };
}

export function expand({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Below this saturation a colour has no hue to compare. */
const COLOURED = 0.18;
const SAME_HUE = 15;
const SAME_GREY = 10;

/** Share of the frame outside a box in the hue of `hex`, 0..1. A grey is compared as a colour, since it has no hue. */
export function hueElsewhere(frame: Frame, region: Region, hex: string): number {
  const colour = rgbOf(hex);
  const { hue, saturation } = hueAndSaturation(...colour);
  const lab = rgbToLab(...colour);
  const rect = toRect(region, frame);
  let same = 0;
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      if (x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom) continue;
      const pixel = colourAt(frame, x, y);
      if (saturation < COLOURED) {
        if (labDistance(rgbToLab(...pixel), lab) < SAME_GREY) same++;
        continue;
      }
      const other = hueAndSaturation(...pixel);
      const turn = Math.abs(other.hue - hue);
      if (other.saturation >= COLOURED && Math.min(turn, 360 - turn) <= SAME_HUE) same++;
    }
  }
  return same / (frame.width * frame.height);
}
