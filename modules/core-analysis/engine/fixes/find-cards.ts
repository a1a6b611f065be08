import type { Region } from '../../contract/evidence.ts';
import { type Rgb, rgbOf } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import { spreadOver } from '../measure/clutter/spread-over.ts';

/** Levels in each channel up to which a pixel still is of the ground's colour: what JPEG and averaging leave of it. */
const SAME = 10;
/** Share of its bounding box, texts left out, that a card fills: a rounded card has 0.98, a shade in a photograph 0.3. */
const LEAST_SOLID = 0.8;
/** A ground that reaches this far in both directions is the paper the whole ad is printed on. */
const WHOLE = 0.97;
/** Smaller things on the paper (share of the frame) are specks and rules. */
const LEAST_INSET = 0.01;
/** Nearer to the frame's edge than this, share of the frame, a side runs off it. */
const AT_EDGE = 0.008;
/** Rim of a text that belongs to it, in line heights: smoothed edges, descenders. */
const RIM = 0.25;

/** A text with its ground's colour, as the recogniser found it. */
export interface GroundedText {
  readonly region: Region;
  readonly lineHeight: number;
  readonly background: string | null;
}

/** Grounds and things of the design, in shares of the frame. */
export interface Cards {
  /** Panels behind texts, and pictures or shapes set into a plain page: what is cut through only by mistake. */
  readonly cards: readonly Region[];
  /** 1 where a pixel of the small frame is neither plain ground behind a text nor text: the picture. */
  readonly picture: Uint8Array;
}

/**
 * The plain grounds that texts stand on, told by spreading from each text over
 * its own background colour. A ground with an edge of its own is a panel; one
 * that fills the frame is the page, and what lies on it are insets.
 */
export function findCards(frame: Frame, texts: readonly GroundedText[], shapes: readonly Region[]): Cards {
  const { width, height } = frame;
  const picture = new Uint8Array(width * height).fill(1);
  const lettering = new Uint8Array(width * height);
  for (const text of texts) fillRegion(lettering, frame, text.region, text.lineHeight * RIM);
  for (const shape of shapes) fillRegion(lettering, frame, shape, 0);
  const cards: Region[] = [];
  for (const text of texts) {
    if (text.background === null) continue;
    const colour = rgbOf(text.background);
    const start = pixelsOf(frame, text.region, text.lineHeight * RIM * 2).filter((at) => isNear(frame, at, colour));
    // The ground of an earlier text holds this one too.
    if (start.every((at) => picture[at] === 0)) continue;
    const ground = spreadFrom(frame, lettering, start, colour);
    if (!ground) continue;
    const { bounds } = ground;
    const isPage = bounds.w >= WHOLE && bounds.h >= WHOLE;
    if (!isPage && solidity(ground, lettering, frame) < LEAST_SOLID) continue;
    for (const at of ground.pixels) picture[at] = 0;
    if (isPage) cards.push(...insetsOn(frame, picture, lettering));
    else cards.push(bounds);
  }
  for (let at = 0; at < picture.length; at += 1) if (lettering[at]) picture[at] = 0;
  return { cards, picture };
}

/** Which sides of a region lie inside the frame rather than run off it. */
export function freeSides({ x, y, w, h }: Region): { left: boolean; top: boolean; right: boolean; bottom: boolean } {
  return { left: x > AT_EDGE, top: y > AT_EDGE, right: x + w < 1 - AT_EDGE, bottom: y + h < 1 - AT_EDGE };
}

interface Ground {
  readonly pixels: readonly number[];
  readonly bounds: Region;
}

/** Everything of that colour that hangs together with the start, texts being stepped over; null where nothing of it is there. */
function spreadFrom(frame: Frame, lettering: Uint8Array, start: readonly number[], colour: Rgb): Ground | null {
  const inside = (at: number) => isNear(frame, at, colour);
  const reached = spreadOver(start, (at) => inside(at) || lettering[at] === 1, frame);
  return groundOf(reached.filter(inside), frame);
}

/** Things on the page: what hangs together and is neither page nor lettering. */
function insetsOn(frame: Frame, picture: Uint8Array, lettering: Uint8Array): Region[] {
  const seen = new Uint8Array(picture.length);
  const found: Region[] = [];
  const isThing = (at: number) => picture[at] === 1 && lettering[at] === 0;
  for (let at = 0; at < picture.length; at += 1) {
    if (seen[at] || !isThing(at)) continue;
    const thing = groundOf(spreadOver([at], isThing, frame, { seen }), frame);
    if (thing && thing.bounds.w * thing.bounds.h >= LEAST_INSET) found.push(thing.bounds);
  }
  return found;
}

/** Pixels that count, and their bounds; null where there are none. */
function groundOf(pixels: readonly number[], { width, height }: Frame): Ground | null {
  if (pixels.length === 0) return null;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (const at of pixels) {
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const bounds = {
    x: left / width,
    y: top / height,
    w: (right + 1 - left) / width,
    h: (bottom + 1 - top) / height,
  };
  return { pixels, bounds };
}

/** Share of what is not lettering in the bounding box that is ground. */
function solidity({ pixels, bounds }: Ground, lettering: Uint8Array, frame: Frame): number {
  const bare = (pixel: number) => lettering[pixel] === 0;
  return pixels.filter(bare).length / Math.max(1, pixelsOf(frame, bounds, 0).filter(bare).length);
}

function isNear({ rgb }: Frame, at: number, [r, g, b]: Rgb): boolean {
  const i = at * 3;
  return (
    Math.abs((rgb[i] as number) - r) <= SAME &&
    Math.abs((rgb[i + 1] as number) - g) <= SAME &&
    Math.abs((rgb[i + 2] as number) - b) <= SAME
  );
}

function fillRegion(marks: Uint8Array, frame: Frame, region: Region, rim: number): void {
  for (const at of pixelsOf(frame, region, rim)) marks[at] = 1;
}

/** Indices of the pixels in a region with a rim around it, `rim` a share of the frame's height. */
function pixelsOf({ width, height }: Frame, { x, y, w, h }: Region, rim: number): number[] {
  const by = rim * height;
  const left = Math.max(0, Math.round(x * width - by));
  const right = Math.min(width, Math.round((x + w) * width + by));
  const top = Math.max(0, Math.round(y * height - by));
  const bottom = Math.min(height, Math.round((y + h) * height + by));
  const out: number[] = [];
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) out.push(row * width + column);
  return out;
}
